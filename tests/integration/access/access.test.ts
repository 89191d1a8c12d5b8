import { readdirSync } from "node:fs";
import mongoose, { Types } from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Pair, pairIdOf } from "~models/pair";
import { recordLike } from "~models/pair-decisions";
import { endMatch, recordBlock } from "~models/pair-end";
import { ClientFrameSchema, CLOSE_CODES } from "~/realtime/protocol";
import { makeMember, type MadeMember } from "../../factories/member";
import { useApp } from "../../setup/app-server";
import { ApiClient, bodyOf } from "../api/client";
import { LiveSocket, refusalOf } from "../chat/live-socket";
import { AUDIENCES, rows, type AccessRow, type Audience, type Target } from "./rows";

const { origin, signUp } = useApp();
const now = new Date();
const clients = new Map<Audience, ApiClient>();
const cookies = new Map<Audience, string>();
const targets = new Map<Audience, Target>();
/** Puts the matches back as the rows expect them. */
let arrange: () => Promise<void>;

const idOf = ({ id }: MadeMember) => new Types.ObjectId(id);
const targetOf = (other: MadeMember, matchId: string): Target => ({ memberId: other.id, matchId });

beforeAll(async () => {
  const environment = JSON.parse(process.env["TEST_APP_ENVIRONMENT"] ?? "{}") as { MONGODB_URI: string };
  await mongoose.connect(environment.MONGODB_URI, { autoIndex: false, autoCreate: false });
  const [member, partner, foreign, unmatched, blocked] = await Promise.all([
    makeMember(origin, { firstName: "Mara" }),
    makeMember(origin, { firstName: "Paul" }),
    makeMember(origin, { firstName: "Fay" }),
    makeMember(origin, { firstName: "Uma" }),
    makeMember(origin, { firstName: "Bo" }),
  ]);
  clients.set("visitor", new ApiClient(origin));
  const others = { member, foreign, unmatched, blocked };
  for (const [audience, { cookie }] of Object.entries({ ...others, newcomer: { cookie: await signUp() } })) {
    // The keys are those of the two literals above.
    cookies.set(audience as Audience, cookie);
    clients.set(audience as Audience, new ApiClient(origin, cookie));
  }
  const live = pairIdOf(idOf(member), idOf(partner));
  targets.set("visitor", targetOf(partner, live));
  targets.set("newcomer", targetOf(partner, live));
  targets.set("member", targetOf(partner, live));
  targets.set("foreign", targetOf(partner, live));
  targets.set("unmatched", targetOf(partner, pairIdOf(idOf(unmatched), idOf(partner))));
  targets.set("blocked", targetOf(partner, pairIdOf(idOf(blocked), idOf(partner))));
  arrange = async () => {
    await Pair.deleteMany({ members: idOf(partner) });
    for (const other of [member, unmatched, blocked]) {
      await recordLike(idOf(other), idOf(partner), { now, compatibility: 80 });
      await recordLike(idOf(partner), idOf(other), { now, compatibility: 80 });
    }
    await endMatch(pairIdOf(idOf(unmatched), idOf(partner)), idOf(partner), now);
    await recordBlock(idOf(partner), idOf(blocked), now);
  };
});

afterAll(() => mongoose.disconnect());

const clientOf = (audience: Audience) => clients.get(audience) ?? new ApiClient(origin);
const targetFor = (audience: Audience) => targets.get(audience) ?? { memberId: "", matchId: "" };

function send({ method, path, body }: AccessRow, audience: Audience, target = targetFor(audience)): Promise<Response> {
  const client = clientOf(audience);
  const address = path(target);
  if (body === undefined) return client.send(method, address);
  if (address.startsWith("/api/")) return client.json(method, address, body);
  return client.send(method, address, { body: new URLSearchParams(body as Record<string, string>) });
}

describe.each(rows.filter(({ route }) => route !== "api.logout"))("$method $route", (row) => {
  it.each(AUDIENCES)("answers %s as it should", async (audience) => {
    await arrange();
    const answer = await send(row, audience);
    expect(answer.status).toBe(row.answers[audience]);
    if (answer.status === 401) expect(await bodyOf(answer)).toEqual({ message: "Unauthorized" });
    if (audience === "visitor" && answer.status === 302 && row.route.startsWith("_member")) {
      expect(answer.headers.get("Location")).toBe("/");
    }
  });
});

describe("whoever may not know of a match or member", () => {
  const NOBODY: Target = {
    memberId: "0123456789abcdef01234567",
    matchId: "0123456789abcdef01234567-0123456789abcdef01234568",
  };
  const hidden = rows.flatMap((row) =>
    AUDIENCES.filter((audience) => row.route.startsWith("api.") && row.answers[audience] === 404)
      .filter(() => row.path(NOBODY) !== row.path({ memberId: "", matchId: "" }))
      .map((audience) => ({ row, audience, name: `${row.method} ${row.route}` })),
  );

  it.each(hidden)("is told by $name the same as for an id that nobody has ($audience)", async ({ row, audience }) => {
    await arrange();
    const [theirs, nobodys] = [await send(row, audience), await send(row, audience, NOBODY)];
    expect(await bodyOf(theirs)).toEqual(await bodyOf(nobodys));
    expect(theirs.status).toBe(nobodys.status);
  });
});

describe("the socket", () => {
  const types = ClientFrameSchema.options.map((option) => option.shape.type.value);
  const cookieFor = (audience: Audience) => cookies.get(audience) ?? "";

  it("opens for no visitor", async () => {
    expect(await refusalOf({ Origin: origin })).toMatchObject({ status: 401 });
  });

  // To stop following what has ended is no offence, and tells nothing: the connection stays.
  it("lets everybody unsubscribe", async () => {
    await arrange();
    const socket = await LiveSocket.open(cookieFor("unmatched"));
    socket.send({ type: "unsubscribe", matchId: targetFor("unmatched").matchId });
    socket.send({ type: "subscribe", matchId: targetFor("unmatched").matchId });
    expect(await socket.closed).toBe(CLOSE_CODES.notYourMatch);
    expect(socket.frames.filter(({ type }) => type !== "error")).toEqual([]);
  });

  const checked = types.filter((type) => type !== "unsubscribe");
  it.each(checked)("takes %s from those in the match, and ends the connection of all others", async (type) => {
    for (const audience of AUDIENCES.filter((one) => one !== "visitor")) {
      await arrange();
      const socket = await LiveSocket.open(cookieFor(audience));
      const { matchId } = targetFor(audience);
      socket.send({ type, matchId, seq: 0 });
      if (audience === "member") await socket.settled(matchId);
      else expect(await socket.closed).toBe(CLOSE_CODES.notYourMatch);
      socket.close();
    }
  });
});

describe("the matrix", () => {
  const routes = readdirSync("app/routes").map((name) => name.replace(/\.tsx?$/, ""));

  it("has a row for every route", () => {
    const known = new Set(rows.map(({ route }) => route));
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
  });

  it.each(routes.filter((route) => route.startsWith("api.") && route !== "api.$"))(
    "has a row for every method of %s",
    async (route) => {
      const own = rows.filter((row) => row.route === route);
      const address = own[0]?.path(targetFor("member")) ?? "";
      const refused = await clientOf("visitor").send("PATCH", address);
      expect(refused.status).toBe(405);
      const allowed = (refused.headers.get("Allow") ?? "").split(", ").filter((method) => method !== "HEAD");
      expect(own.map(({ method }) => method).sort()).toEqual(allowed.sort());
    },
  );

  it.each(routes.filter((route) => route.startsWith("_")))("knows whether %s takes a form", async (route) => {
    const own = rows.filter((row) => row.route === route);
    if (own.some(({ method }) => method === "POST")) return;
    const [{ path } = { path: () => "/" }] = own;
    const refused = await clientOf("member").send("POST", path(targetFor("member")), { body: new URLSearchParams() });
    expect(refused.status).toBe(405);
  });
});

// Last, as it ends the sessions of those who call it.
describe.each(rows.filter(({ route }) => route === "api.logout"))("$method $route", (row) => {
  it.each(AUDIENCES)("answers %s as it should", async (audience) => {
    expect((await send(row, audience)).status).toBe(row.answers[audience]);
  });
});
