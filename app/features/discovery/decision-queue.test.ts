import { describe, expect, it } from "vitest";
import { DecisionQueue, type Act, type Sent } from "./decision-queue";

/** A server that answers when told to. */
class SlowServer {
  readonly heard: string[] = [];
  readonly #answers: ((sent: Sent) => void)[] = [];
  send = (act: Act, id: string): Promise<Sent> => {
    this.heard.push(`${act} ${id}`);
    return new Promise((resolve) => this.#answers.push(resolve));
  };
  async answer(sent: Sent = { kind: "done", matchId: null }): Promise<void> {
    this.#answers.shift()?.(sent);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe("the decision queue", () => {
  it("sends one act at a time, in order, each once", async () => {
    const server = new SlowServer();
    const queue = new DecisionQueue(server.send);
    const sent = [queue.add("pass", "a"), queue.add("undo", "a"), queue.add("like", "b")];
    expect(server.heard).toEqual(["pass a"]);
    await server.answer();
    expect(server.heard).toEqual(["pass a", "undo a"]);
    await server.answer({ kind: "failed" });
    await server.answer({ kind: "done", matchId: "m" });
    expect(server.heard).toEqual(["pass a", "undo a", "like b"]);
    expect(await Promise.all(sent)).toEqual([
      { kind: "done", matchId: null },
      { kind: "failed" },
      { kind: "done", matchId: "m" },
    ]);
    await queue.settled();
    void queue.add("like", "c");
    expect(server.heard).toHaveLength(4);
  });

  it("is settled only when everything was answered, also what was added meanwhile", async () => {
    const server = new SlowServer();
    const queue = new DecisionQueue(server.send);
    let isSettled = false;
    void queue.add("like", "a");
    const settled = queue.settled().then(() => (isSettled = true));
    void queue.add("like", "b");
    await server.answer();
    expect(isSettled).toBe(false);
    await server.answer();
    await settled;
    expect(isSettled).toBe(true);
  });

  it("sends everything that still waits when the page goes away", () => {
    const server = new SlowServer();
    const queue = new DecisionQueue(server.send);
    for (const id of ["a", "b", "c"]) void queue.add("like", id);
    queue.leave();
    expect(server.heard).toEqual(["like a", "like b", "like c"]);
  });
});
