import { useSyncExternalStore } from "react";
import { useHydrated } from "~/components/ui/hydration";
import { clock } from "~/platform/clock";
import { SERVER_ZONE, type Zone } from "./times";

const MINUTE_MS = 60_000;

function subscribe(onMinute: () => void) {
  const timer = setInterval(onMinute, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Equal within a minute, so that screens are drawn anew once a minute at most. */
const thisMinute = () => Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS;

/** The time from which a screen tells how long ago things were, and the zone in which it tells them. */
export interface ChatClock {
  now: Date;
  zone: Zone;
}

/**
 * The server's time and zone on the server and in the browser's first rendering, so that both write the same; then the
 * browser's own, which goes on.
 */
export function useChatClock(serverNow: string): ChatClock {
  const serverMs = Date.parse(serverNow);
  const ms = useSyncExternalStore(subscribe, thisMinute, () => serverMs);
  const isHydrated = useHydrated();
  return { now: new Date(ms), zone: isHydrated ? undefined : SERVER_ZONE };
}
