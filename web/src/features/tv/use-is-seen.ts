import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True once the element has been in the viewport. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
