import { useEffect, useRef } from 'react';
import { addKeys } from './key-store.ts';
import type { KeyBindings } from './key-store.ts';

/** Binds keys while the component is shown. The names must stay the same; the handlers may change. */
export function useKeys(bindings: KeyBindings) {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  const names = Object.keys(bindings).join('\n');
  useEffect(() => {
    if (names === '') return;
    return addKeys(Object.fromEntries(names.split('\n').map((name) => [name, (event: KeyboardEvent) => latest.current[name]?.(event)])));
  }, [names]);
}
