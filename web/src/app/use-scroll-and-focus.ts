import { useEffect, useLayoutEffect, useRef } from 'react';
import { isReload } from '../lib/pages/is-reload.ts';
import { useLocation, useNavigationType } from '../lib/router.ts';

const KEY = 'brew-quest:scroll';
const RESTORE_FRAMES = 20;
const KEPT_PLACES = 50;

/** Where each visited place was scrolled to; survives a reload. */
const positions = new Map<string, number>();

function load() {
  try {
    const entries = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
    for (const [place, top] of entries) positions.set(place, top);
  } catch {
    // Without storage a reload just starts at the top.
  }
}

function save() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-KEPT_PLACES)));
  } catch {
    // As above.
  }
}

/** The first page of a tab has no key of its own; only "back" and "reload" come with a place to return to. */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** What a full page load would do: a new page starts at its top with the focus in it, "back" returns to the old place. */
export function useScrollAndFocus() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const place = `${key}:${pathname}`;
  const shownPath = useRef(pathname);
  const shownPlace = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    function note() {
      if (shownPlace.current !== undefined) positions.set(shownPlace.current, window.scrollY);
    }
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', save);
    };
  }, []);

  useLayoutEffect(() => {
    const isFirst = shownPlace.current === undefined;
    const isNewPage = shownPath.current !== pathname;
    if (isFirst) load();
    // From here on every scroll belongs to the new page, also the one that its smaller height causes.
    shownPlace.current = place;
    shownPath.current = pathname;
    if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true });
    if (hash !== '' && !(isFirst && isReload() && positions.has(place))) return;
    if (type === 'POP' && !(isFirst && isFirstVisit())) return restore(positions.get(place) ?? 0);
    if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    else positions.set(place, window.scrollY);
  }, [place, pathname, hash, type]);
}

/** The page may still be growing, so a few frames are given to reach the old place. */
function restore(top: number) {
  let frames = 0;
  let handle = requestAnimationFrame(function step() {
    window.scrollTo({ top, behavior: 'instant' });
    frames += 1;
    if (Math.abs(window.scrollY - top) > 1 && frames < RESTORE_FRAMES) handle = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(handle);
}
