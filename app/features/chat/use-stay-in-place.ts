import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Nearer to the lower end than this, in px, one reads the newest messages. */
const NEAR_PX = 48;

/**
 * Keeps what is read in its place while messages come. The box is laid out from its lower end (`flex-col-reverse`), so
 * that a page begins with the newest message without any script and earlier messages above move nothing. Who reads the
 * newest goes on to the next one; who reads further up is told that something came.
 * @param end  what changes when something comes at the lower end
 */
export function useStayInPlace(box: RefObject<HTMLElement>, end: string) {
  const height = useRef<number | null>(null);
  const shownEnd = useRef(end);
  const [hasNews, setNews] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const grown = height.current === null ? 0 : element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    if (end === shownEnd.current) return;
    shownEnd.current = end;
    // Counted from the lower end, and therefore negative.
    if (element.scrollTop > -NEAR_PX) return;
    element.scrollTop -= grown;
    setNews(true);
  });

  const onScroll = useCallback(() => {
    if (box.current && box.current.scrollTop > -NEAR_PX) setNews(false);
  }, [box]);

  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = 0;
    setNews(false);
  }, [box]);

  return { hasNews, onScroll, toEnd };
}
