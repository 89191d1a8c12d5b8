import { AsyncLocalStorage } from "node:async_hooks";

/** What belongs to one HTTP request, wherever in the code it is handled. */
export interface RequestContext {
  requestId: string;
  /** The address of the client, as far as trusted proxies tell. */
  clientAddress: string;
  /** Results that are computed once a request, by name. */
  memo: Map<string, unknown>;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The context of the request under way; a fresh, empty one outside any. */
export function requestContext(): RequestContext {
  return storage.getStore() ?? { requestId: "none", clientAddress: "unknown", memo: new Map() };
}

/** Computes something once a request, also when several loaders ask for it at the same time. */
export function oncePerRequest<T>(name: string, compute: () => T): T {
  const { memo } = requestContext();
  // The map holds under each name what this function put there: always the T of that name.
  if (memo.has(name)) return memo.get(name) as T;
  const value = compute();
  memo.set(name, value);
  return value;
}
