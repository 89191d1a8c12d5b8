import type { Connection } from "./connection.server";

/** The open connections of this process: by member, and by whom they want to hear of. */
export class Rooms {
  readonly #byMember = new Map<string, Set<Connection>>();
  readonly #byPartner = new Map<string, Set<Connection>>();

  get all(): Connection[] {
    return [...this.#byMember.values()].flatMap((connections) => [...connections]);
  }

  of(memberId: string): readonly Connection[] {
    return [...(this.#byMember.get(memberId) ?? [])];
  }

  /** The connections of a member that follow this conversation. */
  following(memberId: string, matchId: string): readonly Connection[] {
    return this.of(memberId).filter(({ followed }) => followed.has(matchId));
  }

  /** The connections that follow a conversation with this member, with the match of each. */
  watching(partnerId: string): { connection: Connection; matchId: string }[] {
    return [...(this.#byPartner.get(partnerId) ?? [])].flatMap((connection) =>
      [...connection.followed]
        .filter(([, partner]) => partner === partnerId)
        .map(([matchId]) => ({ connection, matchId })),
    );
  }

  add(connection: Connection): void {
    put(this.#byMember, connection.memberId, connection);
  }

  remove(connection: Connection): void {
    for (const matchId of [...connection.followed.keys()]) this.unfollow(connection, matchId);
    take(this.#byMember, connection.memberId, connection);
  }

  follow(connection: Connection, matchId: string, partnerId: string): void {
    connection.followed.set(matchId, partnerId);
    put(this.#byPartner, partnerId, connection);
  }

  unfollow(connection: Connection, matchId: string): void {
    const partnerId = connection.followed.get(matchId);
    if (partnerId === undefined) return;
    connection.followed.delete(matchId);
    if (![...connection.followed.values()].includes(partnerId)) take(this.#byPartner, partnerId, connection);
  }
}

function put<Value>(map: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, new Set([value]));
  else values.add(value);
}

function take<Value>(map: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = map.get(key);
  if (values?.delete(value) && values.size === 0) map.delete(key);
}
