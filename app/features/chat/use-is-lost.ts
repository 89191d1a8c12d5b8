import { useEffect, useRef, useState } from "react";

/** A page that has just come is given time to connect; a connection that breaks is mostly back at once. */
const PATIENCE_MS = { first: 5_000, again: 1_000 };

/** Whether the live connection has been away for so long that the member should know. */
export function useIsLost(isLive: boolean): boolean {
  const [isLost, setLost] = useState(false);
  const wasLive = useRef(false);
  useEffect(() => {
    if (isLive) {
      wasLive.current = true;
      return;
    }
    const timer = setTimeout(() => setLost(true), wasLive.current ? PATIENCE_MS.again : PATIENCE_MS.first);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [isLive]);
  return isLost;
}
