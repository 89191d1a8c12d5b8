import { expect, test, type Locator, type Page } from "@playwright/test";
import { signUp } from "./steps/account";
import { expectNoBarriers } from "./steps/accessibility";
import { enterAs, makeMember, newCircle, secludedProfile, type MadeMember } from "./steps/members";

const top = (page: Page): Locator => page.getByRole("region", { name: "People for you" }).getByRole("article");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const undo = (page: Page, name: string) => page.getByRole("button", { name: `Undo: bring ${name} back` });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

const expectTop = (page: Page, name: string) =>
  expect(top(page).getByRole("heading", { level: 2, name: new RegExp(`^${name}, `) })).toBeVisible();

/** A member and people who fit, the first name best; nobody else of the app fits them. */
async function gather(page: Page, names: string[]) {
  const circle = newCircle();
  const profile = secludedProfile(circle);
  const me = await makeMember({ circle, firstName: "Mia", profile });
  const people: MadeMember[] = await Promise.all(
    names.map((firstName, at) => makeMember({ circle, profile, firstName, differing: 3 * at })),
  );
  await enterAs(page, me);
  const [first = me, second = me, third = me] = people;
  await expect
    .poll(async () => ((await (await me.client.get("/api/discover")).json()) as unknown[]).length)
    .toBe(names.length);
  return { me, first, second, third };
}

const listedFor = async ({ client }: MadeMember): Promise<string[]> => {
  const items = (await (await client.get("/api/discover")).json()) as { user: { firstName: string } }[];
  return items.map(({ user }) => user.firstName);
};

test("a newcomer is sent to the open step, with the reason", async ({ page }) => {
  await signUp(page);
  await page.goto("/discover");
  await expect(page).toHaveURL(/\/profile-setup/);
  await expect(page.getByText("One step before you discover").first()).toBeAttached();
});

test("a member passes, undoes it, likes, sees everybody and starts over", async ({ page }) => {
  const { me, first } = await gather(page, ["Ben", "Cleo"]);
  await page.goto("/discover");
  await expectTop(page, "Ben");
  await expect(page.getByText("100% compatible").first()).toBeAttached();
  await button(page, "Pass").click();
  await expectTop(page, "Cleo");
  await undo(page, "Ben").click();
  await expectTop(page, "Ben");
  await expect.poll(() => listedFor(me)).toEqual(["Ben", "Cleo"]);

  await button(page, "Like").click();
  await expect(toast(page, "Like Sent")).toBeVisible();
  await expectTop(page, "Cleo");
  await button(page, "Pass").click();
  await expect(page.getByRole("heading", { name: "You have seen everyone" })).toBeVisible();
  await expect.poll(() => listedFor(me)).toEqual([]);
  await button(page, "Start Over").click();
  await expectTop(page, "Cleo");

  await first.client.send("POST", `/api/matches/${me.id}/like`);
  await button(page, "Like").click();
  await expect(page.getByRole("heading", { name: "No More Matches" })).toBeVisible();
  await button(page, "Refresh").click();
  await expect(page.getByRole("heading", { name: "No More Matches" })).toBeVisible();
});

test("a like of somebody who has liked first is a match", async ({ page }) => {
  const { me, first } = await gather(page, ["Ben"]);
  await first.client.send("POST", `/api/matches/${me.id}/like`);
  await page.goto("/discover");
  await button(page, "Like").click();
  await expect(toast(page, "It's a Match!")).toBeVisible();
});

test("the safety reminder needs both boxes and leads to the guidelines when it is a match", async ({ page }) => {
  const { me, first } = await gather(page, ["Ben", "Cleo"]);
  await first.client.send("POST", `/api/matches/${me.id}/like`);
  await page.goto("/discover");
  await button(page, "Match").click();
  await expect(page.getByRole("heading", { name: "Before you start chatting" })).toBeVisible();
  await page.getByText("Cancel Match").click();
  await expectTop(page, "Ben");

  await button(page, "Match").click();
  const boxes = page.getByRole("checkbox", { name: /^I will/ });
  await expect(boxes).toHaveCount(2);
  await boxes.first().check();
  const start = button(page, "Start Chatting");
  if (await start.isEnabled()) {
    // Without JavaScript the server says which box is missing.
    await start.click();
    await expect(page.getByText("Please confirm that you meet in a public place").first()).toBeVisible();
    await expect(boxes.first()).toBeChecked();
  }
  await boxes.last().check();
  await start.click();
  await expect(page.getByRole("heading", { name: "Safety Guidelines for Meeting Ben" })).toBeVisible();
  const way = page.getByRole("link", { name: "Open the conversation" });
  await expect(way).toHaveAttribute("href", /^\/messages\?matchId=[0-9a-f]{24}-[0-9a-f]{24}$/);
  await page.getByText("I Understand - Start Chatting!").click();
  await expectTop(page, "Cleo");

  await button(page, "Match").click();
  for (const box of await boxes.all()) await box.check();
  await start.click();
  await expect(page.getByRole("heading", { name: "Like Sent" })).toBeVisible();
  await page.getByText("Keep discovering").click();
  await expect(page.getByRole("heading", { name: "No More Matches" })).toBeVisible();
});

test("'Verified only' leaves the others out until it is cleared", async ({ page }) => {
  await gather(page, ["Ben"]);
  await page.goto("/discover");
  await expectTop(page, "Ben");
  await page.getByRole("checkbox", { name: "Verified only" }).check();
  const apply = button(page, "Apply");
  if (await apply.isVisible()) await apply.click();
  await expect(page).toHaveURL(/verifiedOnly=true/);
  await expect(page.getByRole("heading", { name: "No More Matches" })).toBeVisible();
  await page.getByRole("link", { name: "Show everybody" }).click();
  await expectTop(page, "Ben");
  await expect(page.getByRole("checkbox", { name: "Verified only" })).not.toBeChecked();
});

test("a card shows four interests and how many more, and leads to reporting and blocking", async ({ page }) => {
  const circle = newCircle();
  const interests = ["Travel", "Fitness", "Wine", "Art", "Yoga", "Music"];
  const profile = secludedProfile(circle);
  const ben = await makeMember({ circle, firstName: "Ben", profile: { ...profile, interests } });
  await enterAs(page, await makeMember({ circle, profile }));
  await page.goto("/discover");
  await expect(top(page).getByText("Art", { exact: true })).toBeVisible();
  await expect(top(page).getByText("Yoga", { exact: true })).toHaveCount(0);
  await expect(top(page).getByText("+2", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What you share" })).toBeVisible();
  await expect(page.getByRole("meter", { name: "Relationship" })).toHaveAttribute("value", "100");
  await expect(page.getByRole("link", { name: "Report Ben" })).toHaveAttribute(
    "href",
    `/members/${ben.id}/report?from=%2Fdiscover`,
  );
  await expect(page.getByRole("link", { name: "Block Ben" })).toHaveAttribute(
    "href",
    `/members/${ben.id}/block?from=%2Fdiscover`,
  );
});

test("a swipe of more than 100 px decides, a shorter one goes back @js", async ({ page }) => {
  const { me } = await gather(page, ["Ben", "Cleo", "Dora"]);
  await page.goto("/discover");
  await expectTop(page, "Ben");
  await expect(page.getByText("Keys: ← pass, → like")).toBeVisible();
  await swipe(page, 90);
  await expectTop(page, "Ben");
  await swipe(page, -130);
  await expectTop(page, "Cleo");
  await swipe(page, 130);
  await expect(toast(page, "Like Sent")).toBeVisible();
  await expectTop(page, "Dora");
  await expect.poll(() => listedFor(me)).toEqual(["Dora"]);
});

async function swipe(page: Page, by: number): Promise<void> {
  const box = await top(page).boundingBox();
  if (!box) throw new Error("There is no card");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

test("quick fingers on keys and buttons lose nothing and double nothing @js", async ({ page }) => {
  const { me } = await gather(page, ["Ben", "Cleo", "Dora", "Emil", "Fay"]);
  const acts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") acts.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
  });
  await page.goto("/discover");
  await expect(page.getByText("Keys: ← pass, → like")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await button(page, "Like").dblclick();
  await expectTop(page, "Fay");
  await expect.poll(() => acts).toEqual(["pass", "like", "pass", "like"]);
  await expect.poll(() => listedFor(me)).toEqual(["Fay"]);
  await button(page, "Match").click();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Before you start chatting" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectTop(page, "Fay");
  await expect(button(page, "Match")).toBeFocused();
});

test("a like that fails puts the card back and says so @js", async ({ page }) => {
  const { me } = await gather(page, ["Ben", "Cleo"]);
  await page.goto("/discover");
  await expect(page.getByText("Keys: ← pass, → like")).toBeVisible();
  await page.route("**/api/matches/*/like", (route) => route.abort());
  await button(page, "Like").click();
  await expect(page.getByText("Failed to send like. Please try again.", { exact: true })).toBeVisible();
  await expectTop(page, "Ben");
  await expect(button(page, "Like")).toBeFocused();
  expect(await listedFor(me)).toEqual(["Ben", "Cleo"]);
  await page.unroute("**/api/matches/*/like");
  await button(page, "Like").click();
  await expectTop(page, "Cleo");
  await expect.poll(() => listedFor(me)).toEqual(["Cleo"]);
});

test("new cards come by themselves, and are told to screen readers @js", async ({ page }) => {
  test.slow();
  const names = ["Abe", "Bea", "Cid", "Dan", "Eve", "Flo", "Gus", "Hal", "Ina", "Jon", "Kim", "Leo"];
  await gather(page, names);
  await page.goto("/discover");
  await expect(page.getByText("Keys: ← pass, → like")).toBeVisible();
  for (const name of names) {
    await expectTop(page, name);
    await button(page, "Pass").click();
  }
  await expect(page.getByRole("heading", { name: "You have seen everyone" })).toBeVisible();
  await page.getByRole("button", { name: "Undo: bring Leo back" }).click();
  await expectTop(page, "Leo");
  await expect(page.getByRole("status").filter({ hasText: /^Leo, \d+, Lisbon\. \d+% compatible\.$/ })).toBeAttached();
});

test.describe("barriers", () => {
  // The checker itself needs scripts; in the project without JavaScript the site's own are left out.
  test.use({ javaScriptEnabled: true });
  test.beforeEach(async ({ page }, { project }) => {
    if (project.name === "no-js") await page.route("**/build/**/*.js", (route) => route.abort());
  });

  test("nobody is kept out, in light and dark, and nothing is wider than a phone", async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const { second } = await gather(page, ["Ben", "Cleo"]);
    const look = async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expectNoBarriers(page);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, page.url()).toBeLessThanOrEqual(0);
    };
    await page.goto("/discover");
    await expectTop(page, "Ben");
    await look();
    await button(page, "Pass").click();
    await expectTop(page, "Cleo");
    await look();
    await button(page, "Match").click();
    await expect(page.getByRole("heading", { name: "Before you start chatting" })).toBeVisible();
    await look();
    await page.goto(`/discover/reminder/${second.id}`);
    await look();
    await page.goto("/discover?verifiedOnly=true");
    await expect(page.getByRole("heading", { name: "No More Matches" })).toBeVisible();
    await look();
  });
});
