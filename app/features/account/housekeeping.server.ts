import { sweepRejections } from "~models/rejection";
import { sweepSessions } from "~models/session";
import { clock } from "~/platform/clock";
import { log } from "~/platform/log.server";
import { removeEndedConversations, settleOutboxes } from "../chat/deliver.server";
import { forgetRemovedPhotos } from "../photos/write.server";
import { settlePending } from "./reconcile.server";

const EVERY_MS = 60_000;

/**
 * What has to happen from time to time: expired sessions go, removed photos are forgotten, and what a crash left
 * between two documents is finished. Runs once at the start and then every minute. Returns the function that ends it.
 */
export function startHousekeeping(): () => void {
  const run = () => {
    const works = [
      sweepSessions(clock.now()),
      sweepRejections(clock.now()),
      settlePending(),
      forgetRemovedPhotos(),
      settleOutboxes(),
      removeEndedConversations(),
    ];
    Promise.all(works).catch((error: unknown) =>
      log.error({ error }, "housekeeping failed; it is tried again in a minute"),
    );
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
}
