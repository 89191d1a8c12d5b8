import { describe, expect, it } from "vitest";
import { screenFileName } from "./file-name";

describe("the name of a file", () => {
  it.each([
    "",
    "IMG_0042.JPG",
    "IMG_20240105_123456789.jpg",
    "IMG-20240105-WA0012.jpeg",
    "PXL_20231205_134502123.MP.jpg",
    "20230914_101533.jpg",
    "2024-01-05 12.34.56.jpg",
    "DSC_4155.jpg",
    "DSCF0001 (2).jpg",
    "P1000123.JPG",
    "1000012345.jpg",
    "FB_IMG_1612345678901.jpg",
    "received_1234567890123456.jpeg",
    "Screenshot_20240105-123456_Instagram.jpg",
    "Screenshot_2024-01-05-12-34-56-123_com.instagram.android.jpg",
    "Screen Shot 2024-01-05 at 12.34.56 PM.png",
    "Bildschirmfoto 2024-01-05 um 12.34.56.png",
    "WhatsApp Image 2024-01-05 at 12.34.56 (1).jpeg",
    "Snapchat-1234567890.jpg",
    "signal-2024-01-05-123456.jpeg",
    "5f0c7a52-1b2c-4d3e-8f9a-0123456789ab.png",
    "d41d8cd98f00b204e9800998ecf8427e.jpg",
    "profile-video.webm",
    "me at the beach 2019.jpg",
    "Anna & Tom, 12.05.2023.jpg",
    "C:\\fakepath\\holiday-3.png",
    "portrait final final v2.tiff",
  ])("%s is harmless", (name) => {
    expect(screenFileName(name)).toEqual({ allowed: true, violations: [] });
  });

  it.each([
    ["call me 415-555-0132.jpg", "phone"],
    ["call_me_4155550132.png", "phone"],
    ["415-555-0132.jpg", "phone"],
    ["+447700900418.webp", "phone"],
    ["+44 7700 900418.webp", "phone"],
    ["ada.example@gmail.com.jpg", "email"],
    ["snap-annak92.jpg", "handle"],
    ["my_insta_is_annak_92.jpeg", "handle"],
    ["@annak92.png", "handle"],
    ["IMG_1234_snap_annak_92.jpg", "handle"],
    ["www.annak-photos.com.jpg", "url"],
    ["t.me_annak.jpg", "url"],
  ])("%s holds a contact", (name, kind) => {
    expect(screenFileName(name)).toMatchObject({ allowed: false, violations: [{ kind }] });
  });

  it("is screened in time that grows with its length", () => {
    expect(screenFileName(`${"IMG_".repeat(5_000)}415-555-0132.jpg`).violations).toHaveLength(0);
  });
});
