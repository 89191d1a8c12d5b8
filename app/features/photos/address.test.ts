import { describe, expect, it } from "vitest";
import { photoAddress } from "./address";

describe("photoAddress", () => {
  it("asks the media service for the size that is shown, centred on what matters", () => {
    expect(
      photoAddress("http://localhost:3002/fidelio-local/image/upload/v17/photos/ab.webp", { width: 320, height: 400 }),
    ).toBe(
      "http://localhost:3002/fidelio-local/image/upload/c_fill,g_auto,w_320,h_400,q_auto,f_auto/v17/photos/ab.webp",
    );
  });

  it("leaves an address that is not the media service's as it is", () => {
    const url = "https://pictures.example/portrait.jpg";
    expect(photoAddress(url, { width: 320, height: 400 })).toBe(url);
  });
});
