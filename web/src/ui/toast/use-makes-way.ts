import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether the region is at the other end of the screen: it moves when it would cover the focused element (WCAG 2.4.11). */
export function useMakesWay(region: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    function look(): void {
      const focused = document.querySelector(':focus-visible');
      if (!focused || !region.current || region.current.contains(focused)) return;
      if (overlap(region.current.getBoundingClientRect(), focused.getBoundingClientRect())) setIsAside((was) => !was);
    }
    look();
    const events = ['focusin', 'scrollend'] as const;
    for (const event of events) document.addEventListener(event, look);
    return () => {
      for (const event of events) document.removeEventListener(event, look);
      setIsAside(false);
    };
  }, [isShown, region]);
  return isAside;
}
