import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { findMember } from "~/features/account/read.server";
import { settleProfile } from "~/features/account/reconcile.server";
import type { Member } from "~/features/account/member";
import { addPhotosOf } from "~/features/photos/form.server";
import { attachPhoto, deletePhoto, forgetRemovedPhotos, orderPhotos } from "~/features/photos/write.server";
import { getPhotos } from "~/features/profile/read.server";
import { saveStep } from "~/features/profile/wizard-steps.server";
import { setClock } from "~/platform/clock";
import { MediaUnavailableError, removeImage } from "~/platform/media.server";
import { findPhotoByContent, Photo, recordPhoto } from "~models/photo";
import { Profile, saveCompleteProfile, saveDraftFields, saveProfileFields } from "~models/profile";
import { copyFromProfile, upsertSignedInUser, User } from "~models/user";
import { useDatabase } from "../../setup/database";
import { basics } from "./forms";

vi.mock("~/platform/media.server", async (original) => ({
  ...(await original<typeof import("~/platform/media.server")>()),
  removeImage: vi.fn(() => Promise.resolve()),
}));

useDatabase();

let me: Member;
beforeEach(async () => {
  const person = { issuer: "test", subject: randomUUID(), email: `${randomUUID()}@fidelio.example` };
  const id = await upsertSignedInUser({ ...person, emailVerified: true, firstName: "Ada", lastName: "" }, new Date());
  const member = await findMember(id);
  if (member === null) throw new Error("The member is gone");
  me = member;
});

const url = (name: string | number) => `https://media.example/image/upload/v1/${name}.webp`;
const newPhoto = (sha256: string, publicId: string) => {
  const size = { width: 4, height: 5, bytes: 20 };
  return { owner: me.id, sha256, url: url(publicId), publicId, ...size };
};

describe("a profile", () => {
  it("is one, however many first writes come at the same moment", async () => {
    await Promise.all([
      ...[1, 2, 3, 4].map((age) => saveProfileFields(me.id, { age: 20 + age })),
      ...[1, 2, 3, 4].map((at) => attachPhoto(me, url(at))),
      ...[1, 2, 3, 4].map((at) => saveDraftFields(me.id, { location: `Place ${at}` })),
    ]);
    expect(await Profile.countDocuments({ _id: me.id })).toBe(1);
    expect(await Profile.findById(me.id).lean()).toMatchObject({
      age: expect.any(Number),
      location: expect.stringContaining("Place"),
    });
    expect(await getPhotos(me.id)).toHaveLength(4);
  });

  it("takes drafts until it is complete", async () => {
    expect(await saveDraftFields(me.id, { interests: ["Wine"] })).toBe(true);
    await saveCompleteProfile(me.id, { interests: ["Wine", "Art", "Yoga"] }, new Date());
    expect(await saveDraftFields(me.id, { interests: [] })).toBe(false);
    expect((await Profile.findById(me.id).lean())?.interests).toEqual(["Wine", "Art", "Yoga"]);
  });

  it("was complete first when it first was", async () => {
    await saveCompleteProfile(me.id, {}, new Date("2026-01-02"));
    await saveCompleteProfile(me.id, {}, new Date("2026-03-04"));
    expect((await Profile.findById(me.id).lean())?.completedAt).toEqual(new Date("2026-01-02"));
  });
});

describe("the user's copy of a profile", () => {
  const user = () => User.findById(me.id).select("profileComplete profileImageUrl").lean();

  it("never goes back to an older state, however late that comes", async () => {
    await copyFromProfile(me.id, { revision: 2, profileComplete: true, profileImageUrl: url("new") });
    await copyFromProfile(me.id, { revision: 1, profileComplete: false, profileImageUrl: undefined });
    expect(await user()).toMatchObject({ profileComplete: true, profileImageUrl: url("new") });
  });

  it("agrees with the profile after many changes at the same moment", async () => {
    await Promise.all([
      ...[1, 2, 3, 4].map((at) => attachPhoto(me, url(at))),
      saveCompleteProfile(me.id, {}, new Date()).then(() => settleProfile(me.id)),
    ]);
    const [first = "", second = ""] = await getPhotos(me.id);
    await Promise.all([deletePhoto(me, first), deletePhoto(me, second)]);
    expect(await user()).toMatchObject({ profileComplete: true, profileImageUrl: (await getPhotos(me.id))[0] });
    expect(await Profile.exists({ _id: me.id, userCopyPending: true })).toBeNull();
  });
});

describe("a step that cannot be saved on our side", () => {
  it("says so, keeps the values and is no fault of the fields", async () => {
    const failing = vi.spyOn(Profile, "updateOne").mockImplementation(() => {
      throw new Error("the database is away");
    });
    const saved = await saveStep(me, 1, new URLSearchParams(basics));
    failing.mockRestore();
    if (saved.ok) throw new Error("it was saved");
    const { data, init } = saved.reply;
    expect(init?.status).toBe(500);
    expect(data.result.error).toEqual({ "": ["Error: Failed to save profile. Please try again."] });
    expect(data.result.initialValue).toEqual(basics);
  });
});

describe("photos", () => {
  it("are six after seven were attached at the same moment", async () => {
    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((at) => attachPhoto(me, url(at))));
    expect(outcomes.filter((outcome) => outcome === "attached")).toHaveLength(6);
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(1);
    expect(new Set(await getPhotos(me.id)).size).toBe(6);
  });

  it("are ordered only by who saw them as they are, and twice is once", async () => {
    const [a, b, c] = [url("a"), url("b"), url("c")];
    for (const photo of [a, b, c]) await attachPhoto(me, photo);
    expect(await orderPhotos(me, [a, b, c], [c, a, b])).toBe(true);
    expect(await orderPhotos(me, [a, b, c], [c, a, b])).toBe(true);
    expect(await orderPhotos(me, [a, b, c], [b, a, c])).toBe(false);
    expect(await orderPhotos(me, [c, a, b], [c, a])).toBe(false);
    expect(await orderPhotos(me, [c, a, b], [c, a, a])).toBe(false);
    expect(await orderPhotos(me, [c, a, b], [c, a, url("x")])).toBe(false);
    expect(await getPhotos(me.id)).toEqual([c, a, b]);
  });

  it("of one content are one record, however many are recorded at the same moment", async () => {
    const answers = await Promise.all(["p", "q", "r", "s"].map((name) => recordPhoto(newPhoto("same", name))));
    expect(new Set(answers.map((answer) => answer.url)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await Photo.countDocuments({ owner: me.id })).toBe(1);
  });

  it("that were removed cannot be attached again, and their content is free for a new one", async () => {
    for (const name of ["first", "second"]) {
      expect(await recordPhoto(newPhoto("content", name))).toEqual({ url: url(name), isNew: true });
      await attachPhoto(me, url(name));
      await deletePhoto(me, url(name));
      expect(await attachPhoto(me, url(name))).toBe("removed");
    }
    expect(await getPhotos(me.id)).toEqual([]);
    expect(await findPhotoByContent(me.id, "content")).toBeNull();
  });

  it("that the media store would not give up are removed there later, and only then forgotten", async () => {
    const records = () => Photo.countDocuments({ owner: me.id });
    const refuse = vi.mocked(removeImage).mockRejectedValue(new MediaUnavailableError("away"));
    await recordPhoto(newPhoto("content", "stubborn"));
    await deletePhoto(me, url("stubborn"));
    const resetClock = setClock(() => new Date(Date.now() + 600_000));
    await forgetRemovedPhotos();
    const kept = await records();
    refuse.mockReset();
    await forgetRemovedPhotos();
    resetClock();
    expect(kept).toBe(1);
    expect(removeImage).toHaveBeenCalledWith("stubborn");
    expect(await records()).toBe(0);
  });

  it("of others stay when somebody removes them", async () => {
    await recordPhoto(newPhoto("mine", "mine"));
    await deletePhoto({ ...me, id: new Types.ObjectId() }, url("mine"));
    expect(await findPhotoByContent(me.id, "mine")).toBe(url("mine"));
  });

  it("are refused with the time to wait once too many were sent", async () => {
    const send = (count: number) => {
      const form = new FormData();
      for (let at = 0; at < count; at++) form.append("photos", new File(["no photo"], "note.txt"));
      return addPhotosOf(me, new Request("http://localhost/profile-setup?step=2", { method: "POST", body: form }));
    };
    for (let round = 0; round < 10; round++) expect((await send(6)).status).toBe(415);
    const limited = await send(1);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers["Retry-After"])).toBeGreaterThan(0);
    expect(limited.answer.problems).toEqual([{ file: null, message: expect.stringContaining("Too many requests") }]);
  });
});
