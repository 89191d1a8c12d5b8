import { z } from "zod";

/** The session has ended: the companion has to sign in again. */
export class SignedOutError extends Error {
  override name = "SignedOutError";
}

/** A call that the product refused. */
export class RefusedError extends Error {
  override name = "RefusedError";
  constructor(
    readonly status: number,
    path: string,
  ) {
    super(`${path} answered ${status}`);
  }
}

const ProfileSchema = z.object({
  profession: z.string().default(""),
  location: z.string().default(""),
  interests: z.array(z.string()).default([]),
});
export type KnownProfile = z.infer<typeof ProfileSchema>;

const PersonSchema = z.object({ id: z.string(), firstName: z.string() });
const CandidatesSchema = z.array(z.object({ user: PersonSchema }));
const MatchesSchema = z.array(z.object({ id: z.string(), user: PersonSchema, profile: ProfileSchema }));
const ConversationsSchema = z.array(
  z.object({ matchId: z.string(), partnerName: z.string(), unreadCount: z.number().default(0) }),
);
const MessagesSchema = z.array(z.object({ seq: z.number(), senderId: z.string(), message: z.string() }));
export type KnownMatch = z.infer<typeof MatchesSchema>[number];
export type KnownMessage = z.infer<typeof MessagesSchema>[number];

/** The product as one member uses it: only calls that every member's browser may make. */
export class Product {
  constructor(
    readonly origin: string,
    readonly cookie: string,
  ) {}

  profile = () => this.#get("/api/profile", ProfileSchema);
  /** Gold and platinum members see from 60 on as well, when they ask for it. */
  candidates = () => this.#get("/api/discover?limit=100&min=60", CandidatesSchema);
  matches = () => this.#get("/api/matches", MatchesSchema);
  conversations = () => this.#get("/api/chats", ConversationsSchema);
  messages = (matchId: string) => this.#get(`/api/chats/${matchId}/messages?limit=50`, MessagesSchema);
  like = (memberId: string) => this.#post(`/api/matches/${memberId}/like`, {});
  markRead = (matchId: string, seq: number) => this.#post(`/api/chats/${matchId}/read`, { seq });
  say = (matchId: string, message: string, clientId: string) =>
    this.#post(`/api/chats/${matchId}/message`, { message, clientId });

  async #get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    return schema.parse(await this.#call(path));
  }

  #post(path: string, body: object): Promise<unknown> {
    return this.#call(path, { method: "POST", body: JSON.stringify(body) });
  }

  async #call(path: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { "Content-Type": "application/json", Cookie: this.cookie, Origin: this.origin };
    const response = await fetch(`${this.origin}${path}`, { ...init, headers, signal: AbortSignal.timeout(20_000) });
    if (response.status === 401) throw new SignedOutError(path);
    if (!response.ok) throw new RefusedError(response.status, path);
    return response.json();
  }
}
