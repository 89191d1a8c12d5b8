import { describe, expect, it } from "vitest";
import { initialPhotoState, photoReducer, shownPhotos, type PhotoEvent } from "./photo-state";

const page = ["a", "b", "c"];
const after = (...events: PhotoEvent[]) => events.reduce(photoReducer, initialPhotoState([]));
const began = (id: number, intent: "move-earlier" | "move-later" | "remove", photo: string): PhotoEvent => ({
  type: "edit-began",
  id,
  edit: { intent, photo },
  note: "",
});
const ended = (id: number, photos: string[] | null, message?: string): PhotoEvent => ({
  type: "edit-ended",
  id,
  told: photos && { photos, page },
  problems: message === undefined ? [] : [{ name: null, message }],
});

describe("the photos that are shown", () => {
  it("are the page's until something happens", () => {
    expect(shownPhotos(after(), page)).toEqual(page);
  });

  it("have every edit done at once, in order, while the server has not answered", () => {
    expect(shownPhotos(after(began(1, "move-later", "a"), began(2, "move-later", "a")), page)).toEqual(["b", "c", "a"]);
  });

  it("do an edit once, whether or not the server has answered it", () => {
    const state = after(began(1, "move-later", "a"), began(2, "move-later", "a"), ended(1, ["b", "a", "c"]));
    expect(shownPhotos(state, page)).toEqual(["b", "c", "a"]);
  });

  it("go back to what they were when the server could not be reached, with the reason", () => {
    const state = after(began(1, "remove", "b"), ended(1, null, "no connection"));
    expect(shownPhotos(state, page)).toEqual(page);
    expect(state.problems).toEqual([{ name: null, message: "no connection" }]);
  });

  it("are what the server told until the page brings newer ones", () => {
    const state = after(began(1, "remove", "b"), ended(1, ["a", "c"]));
    expect(shownPhotos(state, page)).toEqual(["a", "c"]);
    expect(shownPhotos(state, ["a", "c", "from another tab"])).toEqual(["a", "c", "from another tab"]);
  });
});

describe("the files on their way", () => {
  const upload = { id: 7, name: "me.jpg", preview: "blob:1", percent: null };
  const chosen: PhotoEvent = { type: "files-chosen", uploads: [upload], problems: [] };

  it("tell how far each has come and go when the server has answered", () => {
    const sent = after(chosen, { type: "file-sent", id: 7, percent: 40 });
    expect(sent.uploads).toEqual([{ ...upload, percent: 40 }]);
    const told = { photos: [...page, "d"], page };
    const state = photoReducer(sent, { type: "upload-ended", id: 7, told, problems: [], note: "me.jpg was added." });
    expect(state.uploads).toEqual([]);
    expect(shownPhotos(state, page)).toEqual([...page, "d"]);
    expect(state.note).toBe("me.jpg was added.");
  });

  it("leave the former problems behind when others are chosen", () => {
    const refused = after(chosen, {
      type: "upload-ended",
      id: 7,
      told: null,
      problems: [{ name: "me.jpg", message: "too large" }],
      note: "",
    });
    expect(refused.problems).toHaveLength(1);
    expect(photoReducer(refused, chosen).problems).toEqual([]);
  });
});
