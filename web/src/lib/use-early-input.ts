import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

function valueOf(element: HTMLElement | null): string | undefined {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return element.value;
  return element?.querySelector<HTMLInputElement>('input:checked')?.value;
}

/**
 * Hydration leaves in the page what somebody typed or chose before it, and tells nobody; this hands it over, once.
 * The element is a field, or has the radio buttons of one inside.
 */
export function useEarlyInput<Field extends HTMLElement>(value: string, adopt: (value: string) => void): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const handOver = useEffectEvent(() => {
    const early = valueOf(field.current);
    if (early !== undefined && early !== value) adopt(early);
  });
  // Before anything else happens: a press that was waiting for the page, say, means what had been chosen by then.
  useLayoutEffect(() => handOver(), []);
  return field;
}
