import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_MS = 100;

/**
 * Whether this process could listen there now.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // A host that this machine does not have (no IPv6, say) cannot be taken either.
    probe.on("error", (problem) => resolve("code" in problem && problem.code === "EADDRNOTAVAIL"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Waits for a port that a former process may be about to give back.
 * @param {number} port
 * @param {string} host
 * @param {number} patienceMs
 */
export async function isPortFreeWithin(port, host, patienceMs) {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    if (await isPortFree(port, host)) return true;
    if (performance.now() >= giveUpAt) return false;
    await sleep(RETRY_MS);
  }
}

/** @returns {Promise<number>} a port of loopback that nobody listens on */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/**
 * Gives each part the port it had before, else the preferred one, else a free one, and remembers the choice: the
 * addresses of the sign-in and of pictures are stored with members and must survive a restart.
 * @param {object} options
 * @param {string} options.file  Where the choice is remembered.
 * @param {Record<string, number>} options.preferred  By part.
 * @param {number} options.reserved  The app's own port.
 * @param {number} options.patienceMs  How long a remembered port is waited for.
 * @returns {Promise<{ ports: Partial<Record<string, number>>, moved: string[] }>}  `moved`: parts whose remembered port is taken.
 */
export async function assignPorts({ file, preferred, reserved, patienceMs }) {
  const remembered = readPorts(file);
  /** @type {Record<string, number>} */
  const ports = {};
  /** @type {string[]} */
  const moved = [];
  const isTaken = (/** @type {number} */ port) => port === reserved || Object.values(ports).includes(port);
  for (const [part, wanted] of Object.entries(preferred)) {
    const former = remembered[part];
    if (former !== undefined && !isTaken(former) && (await isPortFreeWithin(former, "127.0.0.1", patienceMs))) {
      ports[part] = former;
      continue;
    }
    if (former !== undefined) moved.push(part);
    let port = wanted;
    while (port > 65_535 || isTaken(port) || !(await isPortFree(port, "127.0.0.1"))) port = await anyFreePort();
    ports[part] = port;
  }
  writeFileSync(file, `${JSON.stringify({ ...remembered, ...ports }, null, 2)}\n`, { mode: 0o600 });
  return { ports, moved };
}

/**
 * @param {string} file
 * @returns {Record<string, number>}
 */
function readPorts(file) {
  try {
    const entries = Object.entries(JSON.parse(readFileSync(file, "utf8")));
    return Object.fromEntries(entries.filter(([, port]) => Number.isInteger(port)));
  } catch {
    return {};
  }
}
