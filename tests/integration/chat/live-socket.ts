import { WebSocket, type ClientOptions } from "ws";
import {
  type ClientFrameInput,
  type FrameOf,
  parseJson,
  type ServerFrame,
  ServerFrameSchema,
} from "~/realtime/protocol";
import { useApp } from "../../setup/app-server";

/** How long a frame may take on a busy machine. */
const PATIENCE_MS = 20_000;

/** What the app answers to a connection that it does not open. */
export function refusalOf(
  headers: Record<string, string>,
  { origin = useApp().origin, path = "/ws" } = {},
): Promise<{ status: number; body: string } | "opened"> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace(/^http/, "ws")}${path}`, { headers });
    socket.once("unexpected-response", (request, response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.once("end", () => request.destroy());
    });
    socket.once("open", () => {
      socket.terminate();
      resolve("opened");
    });
    socket.once("error", reject);
  });
}

/** One open socket of a member, with all that it has received. */
export class LiveSocket {
  readonly frames: ServerFrame[] = [];
  /** The code with which the other side ended it. */
  readonly closed: Promise<number>;
  #waiting: { matches: (frame: ServerFrame) => boolean; resolve: (frame: ServerFrame) => void }[] = [];

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => undefined);
    socket.on("message", (data: Buffer) => {
      const frame = ServerFrameSchema.parse(parseJson(data.toString()));
      this.frames.push(frame);
      const met = this.#waiting.filter(({ matches }) => matches(frame));
      this.#waiting = this.#waiting.filter((one) => !met.includes(one));
      for (const { resolve } of met) resolve(frame);
    });
  }

  static open(cookie: string, { origin = useApp().origin, ...options }: ClientOptions & { origin?: string } = {}) {
    const headers = { Cookie: cookie, Origin: useApp().origin };
    const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/ws`, { headers, ...options });
    const live = new LiveSocket(socket);
    return new Promise<LiveSocket>((resolve, reject) => {
      socket.once("open", () => resolve(live));
      socket.once("error", reject);
    });
  }

  /** Opens a socket that follows a conversation. */
  static async following(cookie: string, matchId: string, options?: Parameters<typeof LiveSocket.open>[1]) {
    const live = await LiveSocket.open(cookie, options);
    await live.subscribe(matchId);
    return live;
  }

  send(frame: ClientFrameInput | Record<string, unknown>): void {
    this.socket.send(JSON.stringify(frame));
  }

  async subscribe(matchId: string) {
    const subscribed = this.next("subscribed", (frame) => frame.matchId === matchId);
    this.send({ type: "subscribe", matchId });
    return subscribed;
  }

  /** The first frame of this kind, received already or still to come. */
  async first<Type extends ServerFrame["type"]>(type: Type): Promise<FrameOf<Type>> {
    const isOfType = (frame: ServerFrame): frame is FrameOf<Type> => frame.type === type;
    return this.frames.find(isOfType) ?? this.next(type);
  }

  /** The next frame of this kind that comes from now on. */
  next<Type extends ServerFrame["type"]>(
    type: Type,
    isWanted: (frame: FrameOf<Type>) => boolean = () => true,
  ): Promise<FrameOf<Type>> {
    const isOfType = (frame: ServerFrame): frame is FrameOf<Type> => frame.type === type;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no frame ${type} came`)), PATIENCE_MS);
      this.#waiting.push({
        matches: (frame) => isOfType(frame) && isWanted(frame),
        resolve: (frame) => {
          clearTimeout(timer);
          if (isOfType(frame)) resolve(frame);
        },
      });
    });
  }

  /** Resolves when everything that was sent to this socket before has been received: frames keep their order. */
  async settled(matchId: string): Promise<void> {
    await this.subscribe(matchId);
  }

  close(): void {
    this.socket.terminate();
  }
}
