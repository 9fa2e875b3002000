import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance the list counts as scrolled to the end. */
const NEAR_PX = 48;
/** Delay before the list scrolls to its end. */
const SCROLL_DELAY_MS = 100;

/** scrollTop of each conversation; "end" stays at the end when messages are added. */
const scrollPositions = new Map<string, number | 'end'>();

interface Options {
  /** Identifies the conversation. */
  conversationKey: string;
  /** True once messages are rendered. */
  isReady: boolean;
  firstId: string | undefined;
  /** Changes whenever something is added at the end. */
  lastId: string | undefined;
}

/** Keeps a list scrolled to its end while it grows, unless the reader has scrolled up. */
export function usePinnedScroll({ conversationKey, isReady, firstId, lastId }: Options) {
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
    // A growing list also moves the end out of view: only scrolling up unpins.
    if (isNear) isPinned.current = true;
    else if (element.scrollTop < lastTop.current) isPinned.current = false;
    lastTop.current = element.scrollTop;
    scrollPositions.set(conversationKey, isPinned.current ? 'end' : element.scrollTop);
    if (isPinned.current) setHasNew(false);
  }, [conversationKey]);

  // Text, pictures or a font can make the list grow.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const scroller = log.current;
      if (!scroller) return;
      // The reader may have scrolled up in this frame, before the scroll event fires.
      if (scroller.scrollTop < lastTop.current) onScroll();
      if (isPinned.current) scroller.scrollTop = scroller.scrollHeight;
      lastTop.current = scroller.scrollTop;
    });
    observer.observe(element);
    if (log.current) observer.observe(log.current);
    return () => observer.disconnect();
  }, [isReady, onScroll]);

  useLayoutEffect(() => {
    const kept = scrollPositions.get(conversationKey);
    if (!isReady || !log.current) return;
    isPinned.current = typeof kept !== 'number';
    log.current.scrollTop = typeof kept === 'number' ? kept : log.current.scrollHeight;
  }, [isReady, conversationKey]);

  // Older messages are added above: keep the visible ones in position.
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
