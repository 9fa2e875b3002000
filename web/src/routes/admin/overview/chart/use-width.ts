import { useEffect, useRef, useState } from 'react';

/** The width of an element in CSS pixels, in steps of 2, so that a window being resized draws less often. 0 until it is measured. */
export function useWidth<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width / 2) * 2);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
