import { expect, test, type Page } from "@playwright/test";
import { expectNoBarriers } from "./steps/accessibility";
import { enterAs, makeMember, newCircle, type MadeMember } from "./steps/members";

let ada: MadeMember;
let ben: MadeMember;
let matchId: string;

test.beforeEach(async ({ page }) => {
  const circle = newCircle();
  [ada, ben] = (await Promise.all(["Ada", "Ben"].map((firstName) => makeMember({ firstName, circle })))) as [
    MadeMember,
    MadeMember,
  ];
  await ben.client.post(`/api/matches/${ada.id}/like`, {});
  const liked: unknown = await (await ada.client.post(`/api/matches/${ben.id}/like`, {})).json();
  expect(liked).toMatchObject({ matched: true });
  matchId = (liked as { matchId: string }).matchId;
  await enterAs(page, ada);
});

const matchesOf = async (member: MadeMember): Promise<unknown> => (await member.client.get("/api/matches")).json();
const toast = (page: Page, text: string) => page.getByText(text).first();

/** The page's root says when a live connection has opened: what happens before is not told to anybody. */
const markOpenConnections = (page: Page) =>
  page.addInitScript(() => {
    const Original = window.WebSocket;
    window.WebSocket = class extends Original {
      constructor(...given: ConstructorParameters<typeof Original>) {
        super(...given);
        this.addEventListener("open", () => document.documentElement.setAttribute("data-connected", ""));
      }
    };
  });

test("a member sees who likes back since when, and ends a match after a question", async ({ page }) => {
  await page.goto("/matches");
  const card = page.getByRole("listitem").filter({ hasText: "Ben, 34" });
  await expect(card.getByText("Today")).toBeVisible();
  await expect(card.getByText("100% compatible")).toBeVisible();
  await card.getByRole("link", { name: "Unmatch Ben" }).click();
  await expect(page.getByRole("heading", { name: "Unmatch Ben?" })).toBeVisible();
  await expect(page.getByText("This action cannot be undone.")).toBeVisible();
  await page.getByText("Keep this match").click();
  await expect(page.getByRole("heading", { name: "Unmatch Ben?" })).toHaveCount(0);

  await page.goto("/matches");
  await page.getByRole("link", { name: "Unmatch Ben" }).click();
  await page.getByRole("button", { name: "Unmatch", exact: true }).click();
  await expect(toast(page, "You have successfully unmatched with this user.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No matches yet" })).toBeVisible();
  expect(await matchesOf(ada)).toEqual([]);
  expect(await matchesOf(ben)).toEqual([]);
  expect((await page.goto(`/matches/${matchId}`))?.status()).toBe(404);
});

test("a new match and a message are told wherever the member is, and the list follows @js", async ({ page }) => {
  const circle = newCircle();
  const [eve, dan] = await Promise.all([
    makeMember({ firstName: "Eve", circle }),
    makeMember({ firstName: "Dan", circle }),
  ]);
  await eve.client.post(`/api/matches/${dan.id}/like`, {});
  await enterAs(page, eve);
  await markOpenConnections(page);
  await page.goto("/matches");
  await expect(page.locator("html[data-connected]")).toBeAttached();
  await expect(page.getByRole("heading", { name: "No matches yet" })).toBeVisible();
  const liked: unknown = await (await dan.client.post(`/api/matches/${eve.id}/like`, {})).json();
  await expect(toast(page, "You and Dan like each other.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Dan, 34" })).toBeVisible();

  const { matchId: id } = liked as { matchId: string };
  await dan.client.post(`/api/chats/${id}/message`, { message: "Good evening" });
  await expect(toast(page, "New message from Dan")).toBeVisible();
  await expect(page.getByText("1 new message")).toBeVisible();
  await page.getByRole("link", { name: "Dan, 34" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dan, 34" })).toBeVisible();
  await dan.client.send("DELETE", `/api/matches/${id}/unmatch`);
  await expect(page).toHaveURL("/matches");
  await expect(page.getByRole("heading", { name: "No matches yet" })).toBeVisible();
});

test("a match that cannot be ended stays, and the member is told @js", async ({ page }) => {
  await page.goto("/matches");
  await page.route("**/api/matches/*/unmatch", (route) => route.abort());
  await page.getByRole("link", { name: "Unmatch Ben" }).click();
  await page.getByRole("button", { name: "Unmatch", exact: true }).click();
  await expect(toast(page, "Failed to unmatch. Please try again.")).toBeVisible();
  await expect(page.getByText("Ben, 34")).toBeVisible();
});

test("a match tells why two fit; a block from there says what it does and leaves nothing of either", async ({
  page,
}) => {
  await page.goto("/matches");
  await page.getByRole("link", { name: "Ben, 34" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ben, 34" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What you share" })).toBeVisible();
  await expect(page.getByText("Silver")).toBeVisible();
  await page.getByRole("link", { name: "Block Ben" }).click();
  await expect(page.getByText("You and Ben no longer see each other anywhere")).toBeVisible();
  await page.getByRole("link", { name: "Go back" }).click();
  await expect(page).toHaveURL(`/matches/${matchId}`);
  await page.getByRole("link", { name: "Block Ben" }).click();
  await page.getByRole("button", { name: "Block Ben" }).click();
  await expect(page).toHaveURL("/matches");
  await expect(toast(page, "You and Ben no longer see each other.")).toBeVisible();
  expect(await matchesOf(ben)).toEqual([]);
  expect((await ben.client.post(`/api/matches/${ada.id}/like`, {})).status).toBe(404);
  expect((await ben.client.get(`/matches/${matchId}`)).status).toBe(404);
});

test("a report asks for its reason, keeps what was typed, and blocks only when asked to", async ({ page }) => {
  await page.goto(`/matches/${matchId}`);
  await page.getByRole("link", { name: "Report Ben" }).click();
  await expect(page.getByLabel("Also block Ben")).toBeChecked();
  await page.getByLabel("Also block Ben").uncheck();
  await page.getByRole("textbox", { name: "Details" }).fill("Asked for gift cards on the second day.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Please choose what it is about" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Details" })).toHaveValue("Asked for gift cards on the second day.");
  await expect(page.getByLabel("Also block Ben")).not.toBeChecked();
  await page.getByLabel("Asks for money").check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your report has arrived" })).toBeVisible();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL(`/matches/${matchId}`);

  await page.getByRole("link", { name: "Report Ben" }).click();
  await page.getByLabel("Harassment or threats").check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("no longer see each other")).toBeVisible();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL("/matches");
  expect(await matchesOf(ada)).toEqual([]);
});

test("the dashboard shows what happened, in figures and in words", async ({ page }) => {
  await ben.client.get(`/matches/${matchId}`);
  await ben.client.post(`/api/chats/${matchId}/message`, { message: "Good morning" });
  await page.goto("/dashboard");
  const figure = (name: string) => page.getByRole("definition").and(page.locator(`dt:text-is("${name}") ~ dd`));
  await expect(figure("Profile views today")).toHaveText("1");
  await expect(figure("Likes received")).toHaveText("1");
  await expect(figure("New matches this week")).toHaveText("1");
  await expect(figure("Active chats")).toHaveText("1");
  const activity = page.getByRole("region", { name: "Recent Activity" });
  await expect(activity.getByText("Ben wrote to you")).toBeVisible();
  await expect(activity.getByText("1 person viewed your profile")).toBeVisible();
  await expect(page.getByText("15 chats remaining this month")).toBeVisible();
  await activity.getByRole("link", { name: "You and Ben matched" }).click();
  await expect(page.getByText("1 new message")).toBeVisible();
});

test.describe("for everybody", () => {
  // The checker itself needs scripts; in the project without JavaScript the site's own are left out.
  test.use({ javaScriptEnabled: true });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`the screens are free of barriers and fit a phone, ${colorScheme}`, async ({ page }, { project }) => {
      if (project.name === "no-js") await page.route("**/build/**/*.js", (route) => route.abort());
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      const member = `/members/${ben.id}`;
      await ada.client.post(`/api/members/${ben.id}/report`, { reason: "other" });
      const match = `/matches/${matchId}`;
      const paths = ["/", "/dashboard", "/matches", match, `${match}/unmatch`, `${member}/block`, `${member}/report`];
      for (const path of [...paths, `${member}/report/received`]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoBarriers(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }

  test("the question in the dialog is free of barriers @js", async ({ page }) => {
    await page.goto("/matches");
    await page.getByRole("link", { name: "Unmatch Ben" }).click();
    await expect(page.getByRole("dialog", { name: "Unmatch Ben?" })).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Unmatch Ben" })).toBeFocused();
  });
});
