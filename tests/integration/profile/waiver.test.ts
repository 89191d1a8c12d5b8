import { beforeAll, describe, expect, it } from "vitest";
import { type TestApp, useApp } from "../../setup/app-server";
import { bodyOf } from "../api/client";
import { Pages, wordsOf } from "./forms";

const app: TestApp = useApp();
let signer: Pages;

describe("the waiver page", () => {
  beforeAll(async () => {
    signer = new Pages(app.origin, await app.signUp());
  });

  it("sends a member without a complete profile to the wizard", async () => {
    for (const answer of [await signer.get("/waiver"), await signer.submit("/waiver", { read: "on", agree: "on" })]) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/profile-setup"]);
      expect(answer.headers.get("Set-Cookie")).toContain("fidelio_toast");
    }
    expect((await signer.get("/waiver/meeting-safety")).headers.get("Location")).toBe("/waiver");
  });

  it("needs both boxes and keeps the one that was ticked", async () => {
    await signer.completeProfile();
    const refused = await signer.submit("/waiver", { agree: "on", marketingConsentGiven: "on" });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(wordsOf(html)).toContain("Please confirm that you have read the waiver and terms");
    expect(wordsOf(html)).not.toContain("Please confirm that you agree to the terms");
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(2);
    expect(wordsOf(await signer.text("/waiver"))).not.toContain("You accepted this version on");
  });

  it("offers the waiver again to who cancelled", async () => {
    const words = wordsOf(await signer.text("/waiver?closed=1"));
    expect(words).toContain("Review the waiver");
    expect(words).toContain("Back to your profile");
  });

  it("records the acceptance, then shows the guidelines, then when it was accepted", async () => {
    const accepted = await signer.submit("/waiver", { read: "on", agree: "on", marketingConsentGiven: "on" });
    expect([accepted.status, accepted.headers.get("Location")]).toEqual([302, "/waiver/meeting-safety"]);
    const guidelines = wordsOf(await signer.text("/waiver/meeting-safety"));
    expect(guidelines).toContain("Safety Guidelines for Meeting new matches");
    expect(guidelines).toContain("I Understand - Start Chatting!");
    const page = await signer.text("/waiver");
    expect(wordsOf(page)).toContain("You accepted this version on");
    expect(page).not.toContain('name="read"');
    expect(await bodyOf(await signer.get("/api/auth/user"))).toMatchObject({ marketingConsentGiven: true });
  });

  it("lets the consent be withdrawn", async () => {
    await signer.submit("/waiver", { intent: "withdraw-consent" });
    expect(await bodyOf(await signer.get("/api/auth/user"))).toMatchObject({ marketingConsentGiven: false });
    expect(wordsOf(await signer.text("/waiver"))).not.toContain("Withdraw this consent");
  });
});
