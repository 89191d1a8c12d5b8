import { describe, expect, it } from "vitest";
import { checklist, completionPercent, nextStep, type OnboardingState } from "./onboarding";

const newcomer: OnboardingState = {
  profileComplete: false,
  waiverAccepted: false,
  questionnaireComplete: false,
  idVerified: false,
  backgroundCheckStatus: "pending",
  membershipTier: "gold",
};

describe("nextStep", () => {
  it("leads a newcomer through profile, waiver, questionnaire, identity and background check, in this order", () => {
    let state = newcomer;
    const path: (string | undefined)[] = [nextStep(state)?.path];
    for (const done of [
      { profileComplete: true },
      { waiverAccepted: true },
      { questionnaireComplete: true },
      { idVerified: true },
      { backgroundCheckStatus: "completed" as const },
    ]) {
      state = { ...state, ...done };
      path.push(nextStep(state)?.path);
    }
    expect(path).toEqual(["/profile-setup", "/waiver", "/questionnaire", "/verification", "/verification", undefined]);
  });

  it.each([null, "silver"] as const)(
    "sends a member with plan %s to discovery instead of the background check",
    (tier) => {
      const verified = { profileComplete: true, waiverAccepted: true, questionnaireComplete: true, idVerified: true };
      expect(nextStep({ ...newcomer, membershipTier: tier, ...verified })).toEqual({
        key: "discover",
        path: "/discover",
      });
      expect(
        nextStep({ ...newcomer, membershipTier: tier, ...verified, backgroundCheckStatus: "completed" }),
      ).toBeNull();
      expect(nextStep({ ...newcomer, membershipTier: tier, ...verified, idVerified: false })?.key).toBe("identity");
    },
  );

  it("asks for the profile first even when later steps are done", () => {
    expect(nextStep({ ...newcomer, waiverAccepted: true, questionnaireComplete: true })?.key).toBe("profile");
  });

  it.each(["pending", "in_progress", "failed"] as const)("does not count a %s background check", (status) => {
    expect(checklist({ ...newcomer, backgroundCheckStatus: status }).at(-1)?.isDone).toBe(false);
  });
});

describe("completionPercent", () => {
  it("counts 25 for each of the four steps and nothing for the waiver", () => {
    expect(completionPercent(newcomer)).toBe(0);
    expect(completionPercent({ ...newcomer, waiverAccepted: true })).toBe(0);
    expect(completionPercent({ ...newcomer, profileComplete: true })).toBe(25);
    expect(completionPercent({ ...newcomer, profileComplete: true, questionnaireComplete: true })).toBe(50);
    const all = { ...newcomer, profileComplete: true, questionnaireComplete: true, idVerified: true };
    expect(completionPercent({ ...all, backgroundCheckStatus: "completed" })).toBe(100);
  });
});
