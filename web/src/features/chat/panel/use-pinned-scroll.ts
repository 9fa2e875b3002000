import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, the reader reads the end. */
const NEAR_PX = 48;
/** The specification's pause before the list moves to its end. */
const SCROLL_DELAY_MS = 100;

/** Where somebody was in which conversation; "end" stays the end, however much is said meanwhile. */
const places = new Map<string, number | 'end'>();

interface Options {
  /** Names the conversation whose place is kept. */
  place: string;
  /** True once there is something to scroll to. */
  isReady: boolean;
  firstId: string | undefined;
  /** Changes with whatever is added at the end. */
  lastId: string | undefined;
}

/** Keeps the end in view for a reader who is there, and leaves everybody else where they are. */
export function usePinnedScroll({ place, isReady, firstId, lastId }: Options) {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isPinned = useRef(true);
  const height = useRef(0);
  const lastTop = useRef(0);
  const [hasNew, setHasNew] = useState(false);

  const toEnd = useCallback(() => {
    isPinned.current = true;
    setHasNew(false);
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  const onScroll = useCallback(() => {
    const element = log.current;
    if (!element) return;
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    // Far from the end may also mean that the end went away: only who scrolls up means to stay behind.
    if (isNear) isPinned.current = true;
    else if (element.scrollTop < lastTop.current) isPinned.current = false;
    lastTop.current = element.scrollTop;
    places.set(place, isPinned.current ? 'end' : element.scrollTop);
    if (isPinned.current) setHasNew(false);
  }, [place]);

  // Whatever makes the list grow: words, pictures, a wider font.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const scroller = log.current;
      if (!scroller) return;
      // The reader may have scrolled up in this very frame, of which the event is still to come.
      if (scroller.scrollTop < lastTop.current) onScroll();
      if (isPinned.current) scroller.scrollTop = scroller.scrollHeight;
      lastTop.current = scroller.scrollTop;
    });
    observer.observe(element);
    if (log.current) observer.observe(log.current);
    return () => observer.disconnect();
  }, [isReady, onScroll]);

  useLayoutEffect(() => {
    const kept = places.get(place);
    if (!isReady || !log.current) return;
    isPinned.current = typeof kept !== 'number';
    log.current.scrollTop = typeof kept === 'number' ? kept : log.current.scrollHeight;
  }, [isReady, place]);

  // Older messages come in above: what is being read stays where it is.
  const shownFirst = useRef(firstId);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    if (shownFirst.current !== firstId && shownFirst.current !== undefined && !isPinned.current) {
      element.scrollTop += element.scrollHeight - height.current;
    }
    shownFirst.current = firstId;
  }, [firstId]);
  useLayoutEffect(() => {
    height.current = log.current?.scrollHeight ?? 0;
  });

  const shownLast = useRef(lastId);
  useEffect(() => {
    const isNews = shownLast.current !== undefined && lastId !== undefined && shownLast.current !== lastId;
    shownLast.current = lastId;
    if (!isNews) return;
    if (!isPinned.current) {
      setHasNew(true);
      return;
    }
    const timer = setTimeout(() => isPinned.current && toEnd(), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [lastId, toEnd]);

  return { log, list, hasNew, toEnd, onScroll };
}
