import { useState } from 'react';

/** How often a dialog was opened: as the key of its form, so that the form begins anew each time and stays while the dialog closes. */
export function useOpening(isOpen: boolean): number {
  const [state, setState] = useState({ count: 0, isOpen });
  const next = state.isOpen === isOpen ? state : { count: state.count + (isOpen ? 1 : 0), isOpen };
  if (next !== state) setState(next);
  return next.count;
}
