import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance the list counts as scrolled to where it stops. */
const NEAR_PX = 48;
/** Delay before the list scrolls on. */
const SCROLL_DELAY_MS = 100;

/** Space above the visitor's own message when the list stops there. */
const ABOVE_PX = 8;
/** The part of the list that a long message of the visitor may take above the reply. */
const MOST_OF_OWN = 0.4;

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

/**
 * Where a growing list stops: at its end, but no further than the visitor's last message, so that a long reply is read from its
 * beginning with the question above it.
 */
function stopOf(log: HTMLElement): number {
  const end = log.scrollHeight - log.clientHeight;
  const own = [...log.querySelectorAll<HTMLElement>('[data-own]')].at(-1);
  if (!own) return end;
  const { top, height } = own.getBoundingClientRect();
  const hidden = Math.max(0, height - log.clientHeight * MOST_OF_OWN);
  return Math.min(end, top - log.getBoundingClientRect().top + log.scrollTop - ABOVE_PX + hidden);
}

/** Scrolls on to where the list stops; a reader who is past it stays. */
function scrollOn(log: HTMLElement) {
  const stop = stopOf(log);
  if (log.scrollTop < stop) log.scrollTop = stop;
}

/** Keeps a list scrolled to its newest message while it grows, unless the reader has scrolled up. */
export function usePinnedScroll({ conversationKey, isReady, firstId, lastId }: Options) {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isPinned = useRef(true);
  const height = useRef(0);
  const lastTop = useRef(0);
  const [hasNew, setHasNew] = useState(false);
  const [hasMore, setHasMore] = useState(false);

  /** A reply that goes on below its stop, such as with cards. */
  const noteMore = useCallback(() => {
    const element = log.current;
    if (element) setHasMore(isPinned.current && element.scrollHeight - element.scrollTop - element.clientHeight > NEAR_PX);
  }, []);
  const toBottom = useCallback(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, []);

  const toEnd = useCallback(() => {
    isPinned.current = true;
    setHasNew(false);
    const element = log.current;
    if (element) scrollOn(element);
  }, []);

  const onScroll = useCallback(() => {
    const element = log.current;
    if (!element) return;
    const isNear = element.scrollTop > stopOf(element) - NEAR_PX;
    // A growing list also moves the end out of view: only scrolling up unpins.
    if (isNear) isPinned.current = true;
    else if (element.scrollTop < lastTop.current) isPinned.current = false;
    lastTop.current = element.scrollTop;
    scrollPositions.set(conversationKey, isPinned.current ? 'end' : element.scrollTop);
    if (isPinned.current) setHasNew(false);
    noteMore();
  }, [conversationKey, noteMore]);

  // Text, pictures or a font can make the list grow.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const scroller = log.current;
      if (!scroller) return;
      // The reader may have scrolled up in this frame, before the scroll event fires.
      if (scroller.scrollTop < lastTop.current) onScroll();
      if (isPinned.current) scrollOn(scroller);
      lastTop.current = scroller.scrollTop;
      noteMore();
    });
    observer.observe(element);
    if (log.current) observer.observe(log.current);
    return () => observer.disconnect();
  }, [isReady, onScroll, noteMore]);

  useLayoutEffect(() => {
    const kept = scrollPositions.get(conversationKey);
    if (!isReady || !log.current) return;
    isPinned.current = typeof kept !== 'number';
    if (typeof kept === 'number') log.current.scrollTop = kept;
    else scrollOn(log.current);
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

  return { log, list, hasNew, hasMore, toEnd, toBottom, onScroll };
}
