import { useState } from 'react';
import type { ChosenProduct } from './use-choice.ts';

/** Counts what this card has put into the cart since it was drawn; each one is shown by a sparkle. */
export function useAddCount(onAdd: (chosen: ChosenProduct) => void): [number, (chosen: ChosenProduct) => void] {
  const [count, setCount] = useState(0);
  function add(chosen: ChosenProduct) {
    onAdd(chosen);
    setCount((before) => before + 1);
  }
  return [count, add];
}
