import { EventEmitter } from "node:events";
import { log } from "./log.server";

/** Carries events between everything that serves members: within this process, or between several. */
export interface Bus<Event> {
  /** Hands an event to every subscriber, also to those of this process. Resolves when it is on its way. */
  publish(event: Event): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(receive: (event: Event) => void): () => void;
}

/** The bus of a service that runs as one process. A subscriber that fails keeps no other from receiving. */
export function inProcessBus<Event>(): Bus<Event> {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: async (event) => void emitter.emit("event", event),
    subscribe(receive) {
      const receiveSafely = (event: Event) => {
        try {
          receive(event);
        } catch (error) {
          log.error({ error }, "a subscriber of the bus failed");
        }
      };
      emitter.on("event", receiveSafely);
      return () => void emitter.off("event", receiveSafely);
    },
  };
}
