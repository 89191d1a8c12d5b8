import { expect, test, type Browser, type Page } from "@playwright/test";
import { expectNoBarriers } from "./steps/accessibility";
import { signIn } from "./steps/account";
import { makeCouple, matchWithViewer, say } from "./steps/couples";
import { enterAs, makeMember, type MadeMember } from "./steps/members";

const conversation = (matchId: string) => `/messages?matchId=${matchId}`;
const thread = (page: Page) => page.getByRole("log");
const box = (page: Page) => page.locator("[name=message]");
const said = (page: Page, text: string) => thread(page).getByText(text, { exact: true });
const hasScripts = () => test.info().project.name !== "no-js";

async function open(page: Page, member: MadeMember, path: string): Promise<void> {
  await enterAs(page, member);
  await page.goto(path);
}

async function openElsewhere(browser: Browser, member: MadeMember, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, member, path);
  return page;
}

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

/** What the other one wrote comes by itself, or by the link. */
async function expectToHear(page: Page, text: string): Promise<void> {
  if (!hasScripts()) await page.getByRole("link", { name: "Refresh" }).click();
  await expect(said(page, text)).toBeVisible();
}

test("two members write to each other", async ({ page, browser }) => {
  const { ada, ben, matchId } = await makeCouple();
  await open(page, ada, "/messages");
  const benPage = await openElsewhere(browser, ben, conversation(matchId));
  await expect(benPage.getByText("Be the first to say hello")).toBeVisible();

  await page.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: "Ben" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ben" })).toBeVisible();
  await expect(page.getByText("15 chats remaining this month")).toBeVisible();
  await write(page, "  Good morning, Ben  ");
  await expect(said(page, "Good morning, Ben")).toBeVisible();
  await expect(box(page)).toHaveValue("");
  await expect(page.getByText("14 chats remaining this month")).toBeVisible();

  await expectToHear(benPage, "Good morning, Ben");
  await write(benPage, "Good morning!\nDid you sleep well?");
  await expectToHear(page, "Good morning!\nDid you sleep well?");
  await expect(thread(page).getByText("Just now").first()).toBeVisible();
  await expect(thread(page).getByText("Today")).toBeVisible();
  await benPage.context().close();
});

test("a message arrives at once, by the socket alone", { tag: "@js" }, async ({ page, browser }) => {
  const { ada, ben, matchId } = await makeCouple();
  await open(page, ada, conversation(matchId));
  const benPage = await openElsewhere(browser, ben, conversation(matchId));
  await expect(benPage.getByText("Online now")).toBeVisible();
  await expect(page.getByText("Online now")).toBeVisible();

  const requests: string[] = [];
  benPage.on("request", (request) => requests.push(request.url()));
  await box(page).fill("Quick as a thought");
  const pressedAt = performance.now();
  await page.getByRole("button", { name: "Send" }).click();
  await said(benPage, "Quick as a thought").waitFor();
  const took = Math.round(performance.now() - pressedAt);
  test.info().annotations.push({ type: "from the press to the other's screen", description: `${took} ms` });
  expect(requests).toEqual([]);

  // What the other one sees of it comes back.
  await expect(thread(page).getByText("Seen")).toBeVisible();
  await box(benPage).pressSequentially("Hm");
  await expect(page.getByText("Ben is typing…")).toBeVisible();
  await benPage.context().close();
});

test("Enter sends, Shift and Enter begin a new line", { tag: "@js" }, async ({ page }) => {
  const { ada, matchId } = await makeCouple();
  await open(page, ada, conversation(matchId));
  await expect(page.getByText("Enter sends")).toBeVisible();
  await box(page).press("Enter");
  await expect(page.getByText("Please write a message first.")).toBeVisible();
  await box(page).pressSequentially("One");
  await expect(page.getByText("Please write a message first.")).toBeHidden();
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("Two");
  await box(page).press("Enter");
  await expect(said(page, "One\nTwo")).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test("a message without words is refused beside its box", async ({ page }) => {
  const { ada, matchId } = await makeCouple();
  await open(page, ada, conversation(matchId));
  await write(page, "   ");
  await expect(page.getByText("Please write a message first.")).toBeVisible();
  await expect(box(page)).toHaveAccessibleDescription("Please write a message first.");
  await expect(page.getByText("15 chats remaining this month")).toBeVisible();
});

test("what is unread is counted in the list until it is opened", async ({ page }) => {
  const { ada, ben, matchId } = await makeCouple();
  await say(ben, matchId, "Are you there?");
  await say(ben, matchId, "I am early.");
  await open(page, ada, "/messages");
  const list = page.getByRole("navigation", { name: "Conversations" });
  await expect(list.getByRole("link", { name: "2 new messages" })).toContainText("I am early.");
  await expect(list).toContainText("Just now");
  await list.getByRole("link", { name: "Ben" }).click();
  await expect(said(page, "Are you there?")).toBeVisible();
  await expect(list).not.toContainText("new messages");
  await page.goto("/messages");
  await expect(list.getByRole("link", { name: "Ben" })).toBeVisible();
  await expect(list).not.toContainText("new messages");
});

test("who has no chats left is told, and keeps the text", async ({ page }) => {
  const { ada, matchId } = await makeCouple();
  for (let count = 1; count <= 14; count++) await say(ada, matchId, "And another thought");
  // The page hears of nothing that happens elsewhere.
  if (hasScripts()) await page.routeWebSocket("**/ws", (socket) => socket.close());
  await open(page, ada, conversation(matchId));
  await expect(page.getByText("1 chat remaining this month")).toBeVisible();
  // The last one goes elsewhere.
  await say(ada, matchId, "The last thought");
  await write(page, "A thought too many");
  await expect(
    page.getByText("You've run out of chat credits. Upgrade your membership or buy more credits.").first(),
  ).toBeVisible();
  await expect(box(page)).toHaveValue("A thought too many");
  await expect(page.getByText("0 chats remaining this month")).toBeVisible();
  if (!hasScripts()) return;
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Please upgrade your membership or buy more chat credits.").first()).toBeVisible();
  await expect(box(page)).toHaveValue("A thought too many");
});

test("what is sent from another window is counted here as well", { tag: "@js" }, async ({ page }) => {
  const { ada, matchId } = await makeCouple();
  await open(page, ada, conversation(matchId));
  await expect(page.getByText("15 chats remaining this month")).toBeVisible();
  await expect(page.getByText("Enter sends")).toBeVisible();
  await say(ada, matchId, "From my phone");
  await expect(said(page, "From my phone")).toBeVisible();
  await expect(page.getByText("14 chats remaining this month")).toBeVisible();
});

test("contact information is refused with its reasons, and the text stays", async ({ page }) => {
  const { ada, matchId } = await makeCouple();
  await open(page, ada, conversation(matchId));
  await write(page, "Ring me: 555 0142 99");
  const banner = page
    .getByRole("alert")
    .filter({ hasText: "For your safety and privacy, sharing contact information in messages is not allowed." });
  await expect(banner.getByText("Phone number: “555 0142 99”")).toBeVisible();
  await expect(box(page)).toHaveValue("Ring me: 555 0142 99");
  await expect(said(page, "Ring me: 555 0142 99")).toHaveCount(0);
  await write(page, "Shall we meet on Friday at 18:30?");
  await expect(said(page, "Shall we meet on Friday at 18:30?")).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page.getByText("14 chats remaining this month")).toBeVisible();
});

test(
  "a message whose answer is lost is shown and paid once: the socket brings it",
  { tag: "@js" },
  async ({ page }) => {
    const { ada, matchId } = await makeCouple();
    await open(page, ada, conversation(matchId));
    await expect(page.getByText("Enter sends")).toBeVisible();
    await page.route("**/api/chats/*/message", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await write(page, "Did this arrive?");
    await expect(page.getByText("Failed to send message").first()).toBeVisible();
    await expect(thread(page).getByText("Not sent")).toBeHidden();
    await expect(said(page, "Did this arrive?")).toHaveCount(1);
    await expect(page.getByText("14 chats remaining this month")).toBeVisible();
    expect(await (await ada.client.get("/api/auth/user")).json()).toMatchObject({ chatCredits: 14 });
    const stored: unknown[] = await (await ada.client.get(`/api/chats/${matchId}/messages`)).json();
    expect(stored).toHaveLength(1);
  },
);

test("a message that the network loses says so and goes when it is tried again", { tag: "@js" }, async ({ page }) => {
  const { ada, ben, matchId } = await makeCouple();
  await open(page, ada, conversation(matchId));
  await expect(page.getByText("Enter sends")).toBeVisible();
  await page.route("**/api/chats/*/message", (route) => route.abort());
  await write(page, "Into the void");
  await expect(page.getByText("Failed to send message").first()).toBeVisible();
  await expect(thread(page).getByText("Not sent")).toBeVisible();
  await page.unroute("**/api/chats/*/message");
  await thread(page).getByRole("button", { name: "Retry" }).click();
  await expect(thread(page).getByText("Not sent")).toBeHidden();
  await expect(thread(page).getByText("Sending…")).toBeHidden();
  await expect(said(page, "Into the void")).toHaveCount(1);
  await expect(page.getByText("14 chats remaining this month")).toBeVisible();
  const stored: unknown[] = await (await ben.client.get(`/api/chats/${matchId}/messages`)).json();
  expect(stored).toHaveLength(1);
});

test(
  "what was begun, or could not be sent, is still there after a look elsewhere",
  { tag: "@js" },
  async ({ page }) => {
    const { ada, matchId } = await makeCouple();
    await open(page, ada, conversation(matchId));
    await expect(page.getByText("Enter sends")).toBeVisible();
    const box = page.getByRole("textbox", { name: /Message/ });
    const lookElsewhere = async () => {
      await page.getByRole("link", { name: "Matches" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Matches" })).toBeVisible();
      await page.goBack();
      await expect(page.getByText("Enter sends")).toBeVisible();
    };
    await box.fill("I was about to say");
    await lookElsewhere();
    await expect(box).toHaveValue("I was about to say");
    await page.route("**/api/chats/*/message", (route) => route.abort());
    await box.press("Enter");
    await expect(thread(page).getByText("Not sent")).toBeVisible();
    await lookElsewhere();
    await expect(box).toHaveValue("I was about to say");
  },
);

test("what was said while the connection was away is caught up with", { tag: "@js" }, async ({ page }) => {
  const { ada, ben, matchId } = await makeCouple();
  let isAway = false;
  const end: (() => Promise<void>)[] = [];
  await page.routeWebSocket("**/ws", (socket) => {
    if (isAway) return void socket.close({ code: 4000 });
    socket.connectToServer();
    end.push(() => socket.close({ code: 4000 }));
  });
  await open(page, ada, conversation(matchId));
  await say(ben, matchId, "Before");
  await expect(said(page, "Before")).toBeVisible();
  isAway = true;
  for (const close of end) await close();
  await expect(page.getByText("Reconnecting…")).toBeVisible();
  await say(ben, matchId, "Meanwhile one");
  await say(ben, matchId, "Meanwhile two");
  isAway = false;
  await expect(said(page, "Meanwhile two")).toBeVisible();
  await expect(page.getByText("Reconnecting…")).toBeHidden();
  expect(
    await thread(page)
      .getByText(/^(Before|Meanwhile)/)
      .allTextContents(),
  ).toEqual(["Before", "Meanwhile one", "Meanwhile two"]);
});

test("the end of a match closes its conversation on the other's screen", { tag: "@js" }, async ({ page }) => {
  const { ada, ben, matchId } = await makeCouple();
  await say(ben, matchId, "Goodbye");
  await open(page, ada, conversation(matchId));
  await expect(page.getByText("Online now").or(page.getByText("Enter sends"))).toBeVisible();
  await expect(said(page, "Goodbye")).toBeVisible();
  expect((await ben.client.send("DELETE", `/api/matches/${matchId}/unmatch`)).ok).toBe(true);
  await expect(page.getByText("This conversation is no longer available.")).toBeVisible();
  await expect(page.getByText("Goodbye")).toHaveCount(0);
});

test("a conversation that is not the member's is not there", async ({ page }) => {
  const { matchId } = await makeCouple();
  const { ada } = await makeCouple();
  await enterAs(page, ada);
  for (const id of ["unknown", matchId, "x".repeat(300), "[$ne]"]) {
    const answer = await page.goto(conversation(encodeURIComponent(id)));
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("This conversation is no longer available.")).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  }
});

test("who has no match yet is told what will be here", async ({ page }) => {
  await open(page, await makeMember(), "/messages");
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
});

test("from a conversation one gets to the match, its end, and a report", async ({ page }) => {
  const { ada, ben, matchId } = await makeCouple();
  const path = conversation(matchId);
  await open(page, ada, path);
  const choose = async (name: string) => {
    await page.getByText("Options").click({ force: true });
    await page.getByRole("link", { name, exact: true }).click();
  };
  await choose("View profile");
  await expect(page).toHaveURL(`/matches/${matchId}`);
  await page.goto(path);
  await choose("Unmatch");
  await expect(page).toHaveURL(`/matches/${matchId}/unmatch`);
  await page.goto(path);
  await choose("Block");
  await expect(page).toHaveURL(`/members/${ben.id}/block?from=${encodeURIComponent(path)}`);
  await page.goto(path);
  await choose("Report");
  await page.getByRole("link", { name: "Go back" }).click();
  await expect(page).toHaveURL(path);
});

test("earlier messages are shown above, and what is read stays in its place", async ({ page }) => {
  await signIn(page, { email: "demo@fidelio.example", password: "fidelio-demo" });
  const matchId = await matchWithViewer(page, await makeMember({ firstName: "Carla" }));
  for (let count = 1; count <= 120; count++) {
    await page.request.post(`/api/chats/${matchId}/message`, { data: { message: `Page ${count} of a long letter` } });
  }
  await page.goto(conversation(matchId));
  const letter = (count: number) => said(page, `Page ${count} of a long letter`);
  await expect(letter(120)).toBeInViewport();
  await expect(page.getByText("Unlimited chats")).toBeVisible();
  await expect(letter(70)).toHaveCount(0);
  await page.getByRole("link", { name: "Show earlier messages" }).click();
  await expect(letter(70)).toHaveCount(1);
  await expect(letter(71)).toBeInViewport();
  await expect(letter(20)).toHaveCount(0);
  await page.getByRole("link", { name: "Show earlier messages" }).click();
  await expect(letter(1)).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Show earlier messages" })).toHaveCount(0);
  await expect(letter(21)).toBeInViewport();
  await expect(letter(120)).toHaveCount(1);
});

test.describe("for everybody", () => {
  // The checker itself needs scripts; in the project without JavaScript the site's own are left out.
  test.use({ javaScriptEnabled: true });
  test.beforeEach(async ({ page }) => {
    if (!hasScripts()) await page.route("**/build/**/*.js", (route) => route.abort());
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`conversations are free of barriers and no wider than a phone, ${colorScheme}`, async ({ page }) => {
      const { ada, ben, matchId } = await makeCouple({
        ben: { firstName: "Bartholomew-Maximilian von und zu Hohenstein" },
      });
      await say(ben, matchId, "W".repeat(500));
      await say(ada, matchId, "Short.");
      await enterAs(page, ada);
      await page.emulateMedia({ colorScheme });
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport);
        for (const path of ["/messages", conversation(matchId), conversation("unknown")]) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expectNoBarriers(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, path).toBeLessThanOrEqual(0);
        }
      }
    });
  }
});
