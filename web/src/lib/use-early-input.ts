import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

function valueOf(element: HTMLElement | null): string | undefined {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return element.value;
  return element?.querySelector<HTMLInputElement>('input:checked')?.value;
}

/**
 * Input from before hydration stays in the DOM, but fires no event for React; this passes it to `adopt`, once.
 * The element is a field, or contains its radio buttons.
 */
export function useEarlyInput<Field extends HTMLElement>(value: string, adopt: (value: string) => void): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const adoptEarly = useEffectEvent(() => {
    const early = valueOf(field.current);
    if (early !== undefined && early !== value) adopt(early);
  });
  // A layout effect, so that it runs before replayed events, such as a click that came before hydration.
  useLayoutEffect(() => adoptEarly(), []);
  return field;
}
