import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isReload } from '../../lib/pages/is-reload.ts';
import { useLocation, useNavigate, useNavigationType } from '../../lib/router.ts';
import { CHAT_SECTION_ID, dialoguePath, wantedCharacter } from './dialogue/dialogue-path.ts';

/** The section has to be on the page before the page can scroll to it, and it stops this far below the edge. */
const SCROLL_DELAY_MS = 100;
const SCROLL_GAP_PX = 20;
/** No browser takes longer for a smooth scroll. */
const SMOOTH_SCROLL_MS = 1_500;

/**
 * None or one character. The address `#chat-section` preselects the first one, or the one that `?character=` names, every
 * time it is followed; a choice is written into the address, so that a reload, "back" and the login return to it.
 */
export function useSelectedCharacter<Coffee extends { slug: string }>(coffees: readonly Coffee[]) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [slug, setSlug] = useState<string>();
  const servedKey = useRef<string>(undefined);
  /** A reload stays where the page was scrolled to (use-scroll-and-focus.ts). */
  const staysInPlace = useRef<boolean>(undefined);
  const hasCoffees = coffees.length > 0;
  const wanted = wantedCharacter(location, coffees);

  useEffect(() => {
    if (!hasCoffees || servedKey.current === location.key) return;
    staysInPlace.current ??= isReload();
    servedKey.current = location.key;
    if (location.hash !== `#${CHAT_SECTION_ID}`) {
      staysInPlace.current = false;
      // "Back" to the page as it was before the choice.
      if (type === 'POP') setSlug(undefined);
      return;
    }
    setSlug((current) => wanted ?? current ?? coffees[0]?.slug);
    if (!staysInPlace.current) return scrollToChat();
  }, [location.hash, location.key, type, hasCoffees, wanted, coffees]);

  useEffect(() => {
    if (slug === undefined) return;
    if (!staysInPlace.current) return scrollToChat();
    staysInPlace.current = false;
  }, [slug]);

  const select = useCallback(
    (wish: string | undefined) => {
      if (wish === undefined) return;
      // One rendering with the new address, which the router makes a transition: on a phone the touch shows before the dialogue does.
      startTransition(() => setSlug(wish));
      void navigate(dialoguePath(wish), { replace: true, preventScrollReset: true });
    },
    [navigate],
  );

  return {
    selected: coffees.find((coffee) => coffee.slug === slug),
    select,
    clear() {
      // A choice of a moment ago may not have scrolled yet, and would take the focus along.
      clearTimeout(pendingScroll);
      setSlug(undefined);
      void navigate('/', { replace: true, preventScrollReset: true });
      const picker = document.getElementById('characters');
      picker?.focus({ preventScroll: true });
      picker?.scrollIntoView({ behavior: scrollBehavior() });
    },
  };
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

let pendingScroll: ReturnType<typeof setTimeout> | undefined;

function scrollToChat() {
  clearTimeout(pendingScroll);
  const timer = setTimeout(() => {
    const section = document.getElementById(CHAT_SECTION_ID);
    if (section === null) return;
    // A visitor who has begun to type within the delay keeps the focus.
    const isTyping = document.activeElement instanceof HTMLInputElement && section.contains(document.activeElement);
    if (!isTyping) section.focus({ preventScroll: true });
    // For a visitor who tabs on while the page still scrolls, the focus would leave the screen.
    document.addEventListener('scrollend', returnToFocus, { signal: AbortSignal.timeout(SMOOTH_SCROLL_MS) });
    window.scrollTo({
      top: section.getBoundingClientRect().top + window.scrollY - SCROLL_GAP_PX,
      behavior: scrollBehavior(),
    });
  }, SCROLL_DELAY_MS);
  pendingScroll = timer;
  return () => clearTimeout(timer);
}

/** Not during the scroll: Chromium adds the two up. */
function returnToFocus() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.id === CHAT_SECTION_ID) return;
  focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
