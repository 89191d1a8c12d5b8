// Loads each screen of the running product, and side by side the very same bytes from a bare server that holds them in
// memory: the ratio is what the product's own work (session, database, rendering) adds to sending a page at all.
import { once } from "node:events";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { describeMachine } from "./parts/machine";
import { startLocalApp } from "./parts/local-app";
import { median, progress, round } from "./parts/report";

const DEMO_MEMBERS = 300;
const REPETITIONS = 7;
const LOADS = 12;
const WARM_UP = 10;

const pages = [
  { path: "/", name: "landing", isMember: false },
  { path: "/learn-more", name: "learn-more", isMember: false },
  { path: "/", name: "home", isMember: true },
  { path: "/dashboard", name: "dashboard", isMember: true },
  { path: "/discover", name: "discover", isMember: true },
  { path: "/matches", name: "matches", isMember: true },
  { path: "/messages", name: "messages", isMember: true },
  { path: "/api/discover", name: "GET /api/discover", isMember: true },
  { path: "/api/chats", name: "GET /api/chats", isMember: true },
] as const;

progress(`starting the product with ${DEMO_MEMBERS} demo members`);
const app = await startLocalApp({ demoMembers: DEMO_MEMBERS });
try {
  const cookie = await app.signInAsDemo();
  const results = [];
  for (const page of pages) {
    progress(`loading ${page.name}`);
    results.push(await measurePage(page.name, `${app.origin}${page.path}`, page.isMember ? { Cookie: cookie } : {}));
  }
  const output = {
    bench: "pages",
    machine: describeMachine(),
    demoMembers: DEMO_MEMBERS,
    repetitions: REPETITIONS,
    loadsEach: LOADS,
    reference: "the same bytes from a bare server that holds them in memory",
    ratioMedian: round(median(results.map(({ ratio }) => ratio))),
    pages: results,
  };
  process.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
} finally {
  await app.stop();
}

async function measurePage(name: string, url: string, headers: Record<string, string>) {
  const { body, type } = await load(url, headers);
  const bare = await startBareServer(body, type);
  try {
    for (let turn = 0; turn < WARM_UP; turn++) await load(url, headers);
    for (let turn = 0; turn < WARM_UP; turn++) await load(bare.url, headers);
    const ours: number[] = [];
    const reference: number[] = [];
    for (let repetition = 0; repetition < REPETITIONS; repetition++) {
      ours.push(await medianLoad(url, headers));
      reference.push(await medianLoad(bare.url, headers));
    }
    return {
      page: name,
      ratio: round(median(ours.map((milliseconds, index) => milliseconds / (reference[index] ?? Number.NaN)))),
      milliseconds: round(median(ours)),
      referenceMilliseconds: round(median(reference)),
      bytes: body.byteLength,
      bytesCompressed: gzipSync(body).byteLength,
    };
  } finally {
    bare.stop();
  }
}

/** Milliseconds of the median of several loads, one after the other. */
async function medianLoad(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < LOADS; turn++) {
    const started = performance.now();
    await load(url, headers);
    times.push(performance.now() - started);
  }
  return median(times);
}

async function load(url: string, headers: Record<string, string>) {
  // Without compression, whose cost is the same for both.
  const response = await fetch(url, { headers: { ...headers, "Accept-Encoding": "identity" }, redirect: "manual" });
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return { body, type: response.headers.get("Content-Type") ?? "text/html" };
}

async function startBareServer(body: Buffer, type: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": type, "Content-Length": body.byteLength }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
