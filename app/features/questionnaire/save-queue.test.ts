import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SaveQueue, type Answers, type Sent } from "./save-queue";

/** A server whose answers the test gives one by one. */
function slowServer() {
  const requests: { answers: Record<string, string>; reply: (sent: Sent) => Promise<void> }[] = [];
  const send = (answers: Answers) =>
    new Promise<Sent>((resolve) => {
      requests.push({
        answers: Object.fromEntries(answers),
        reply: async (sent) => {
          resolve(sent);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  const last = () => {
    const request = requests.at(-1);
    if (!request) throw new Error("Nothing was sent");
    return request;
  };
  return { send, requests, last };
}

const saved: Sent = { kind: "saved" };
const failed: Sent = { kind: "failed" };

describe("saving answers", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("sends an answer at once and says so when it is saved", async () => {
    const server = slowServer();
    const queue = new SaveQueue(server.send);
    queue.add("rel-001", "3");
    expect(server.last().answers).toEqual({ "rel-001": "3" });
    expect(queue.state().status).toBe("saving");
    expect(queue.hasUnsent()).toBe(true);
    await server.last().reply(saved);
    expect(queue.state().status).toBe("saved");
    expect(queue.hasUnsent()).toBe(false);
  });

  it("sends one request at a time, with the last answer to each question", async () => {
    const server = slowServer();
    const queue = new SaveQueue(server.send);
    queue.add("rel-001", "1");
    queue.add("rel-001", "2");
    queue.add("rel-001", "3");
    queue.add("rel-002", "true");
    expect(server.requests).toHaveLength(1);
    await server.last().reply(saved);
    expect(queue.state().status).toBe("saving");
    expect(server.last().answers).toEqual({ "rel-001": "3", "rel-002": "true" });
    await server.last().reply(saved);
    expect(server.requests).toHaveLength(2);
    expect(queue.state().status).toBe("saved");
  });

  it("waits for a pause in typing, but not when it is told to send", async () => {
    const server = slowServer();
    const queue = new SaveQueue(server.send);
    queue.add("rel-010", "T", 500);
    await vi.advanceTimersByTimeAsync(400);
    queue.add("rel-010", "Tea", 500);
    await vi.advanceTimersByTimeAsync(400);
    expect(server.requests).toHaveLength(0);
    expect(queue.state().status).not.toBe("saved");
    await vi.advanceTimersByTimeAsync(100);
    expect(server.last().answers).toEqual({ "rel-010": "Tea" });
    await server.last().reply(saved);

    queue.add("rel-010", "Coffee", 500);
    void queue.flush();
    expect(server.last().answers).toEqual({ "rel-010": "Coffee" });
    await server.last().reply(saved);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.requests).toHaveLength(2);
  });

  it("tries again after a failure, later each time, with what was answered meanwhile", async () => {
    const server = slowServer();
    const queue = new SaveQueue(server.send);
    queue.add("rel-001", "1");
    await server.last().reply(failed);
    expect(queue.state().status).toBe("retrying");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.requests).toHaveLength(2);
    await server.last().reply(failed);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.requests).toHaveLength(3);
    queue.add("rel-002", "2");
    expect(queue.state().status).toBe("retrying");
    await server.last().reply(failed);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(server.last().answers).toEqual({ "rel-001": "1", "rel-002": "2" });
    await server.last().reply(saved);
    expect(queue.state().status).toBe("saved");
  });

  it("tells whether everything arrived", async () => {
    const server = slowServer();
    const queue = new SaveQueue(server.send);
    expect(await queue.flush()).toBe(true);
    queue.add("rel-001", "1");
    const first = queue.flush();
    queue.add("rel-002", "2");
    await server.last().reply(saved);
    await server.last().reply(saved);
    expect(await first).toBe(true);
    queue.add("rel-003", "3");
    const second = queue.flush();
    await server.last().reply(failed);
    expect(await second).toBe(false);
  });

  it("drops an answer that the server refuses, says why, and saves the others", async () => {
    const server = slowServer();
    const queue = new SaveQueue(server.send);
    queue.add("rel-001", "1");
    queue.add("rel-004", "99");
    queue.add("rel-002", "2");
    await server.last().reply(saved);
    await server.last().reply({ kind: "refused", errors: { "rel-004": "Too many" } });
    expect(queue.state().errors).toEqual({ "rel-004": "Too many" });
    expect(server.last().answers).toEqual({ "rel-002": "2" });
    await server.last().reply(saved);
    expect(queue.state()).toEqual({ status: "saved", errors: { "rel-004": "Too many" } });
    queue.add("rel-004", "5");
    expect(queue.state().errors).toEqual({});
  });

  it("keeps an answer that was changed while the earlier one was refused", async () => {
    const server = slowServer();
    const queue = new SaveQueue(server.send);
    queue.add("rel-004", "99");
    queue.add("rel-004", "5");
    await server.last().reply({ kind: "refused", errors: { "rel-004": "Too many" } });
    expect(server.last().answers).toEqual({ "rel-004": "5" });
    await server.last().reply(saved);
    expect(queue.state().status).toBe("saved");
  });

  it("sends everything unsent once more when the page goes away", async () => {
    const server = slowServer();
    const queue = new SaveQueue(server.send);
    queue.add("rel-001", "1");
    queue.add("rel-010", "Tea", 500);
    queue.leave();
    expect(server.last().answers).toEqual({ "rel-001": "1", "rel-010": "Tea" });
  });

  it("stops when nothing can be saved any more", async () => {
    const server = slowServer();
    const queue = new SaveQueue(server.send);
    queue.add("rel-001", "1");
    await server.last().reply({ kind: "closed" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toHaveLength(1);
    expect(queue.state().status).not.toBe("saved");
  });
});
