import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from '../../../../lib/router.ts';
import { useKeys } from '../keys/use-keys.ts';
import type { Choosing } from './use-choosing.ts';

const ROW_LINK = 'tbody [data-row-link]';
const KEPT_PLACES = 50;

/** The row that had the focus last, by the entry of the history. */
const lastRows = new Map<string, string>();

function rowIdOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('tr[data-row]')?.dataset.row;
}

interface RowFocusOptions {
  table: RefObject<HTMLElement | null>;
  /** The rows are shown. */
  isReady: boolean;
  choosing: Choosing | undefined;
  onEdit: ((rowId: string) => void) | undefined;
  onNew: (() => void) | undefined;
}

/** The keys of a list, and the way back to the row that somebody came from. */
export function useRowFocus({ table, isReady, choosing, onEdit, onNew }: RowFocusOptions) {
  const { key } = useLocation();
  const type = useNavigationType();

  function step(by: 1 | -1) {
    const links = [...(table.current?.querySelectorAll<HTMLElement>(ROW_LINK) ?? [])];
    const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
    const next = links[current < 0 ? (by > 0 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, current + by))];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  }
  function choose(isRange: boolean) {
    const id = table.current?.contains(document.activeElement) ? rowIdOf(document.activeElement) : undefined;
    if (id !== undefined) choosing?.toggle(id, isRange);
  }

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ...(choosing && { x: () => choose(false), 'Shift+x': () => choose(true), Escape: () => choosing.clear() }),
    ...(onEdit && {
      e() {
        const id = rowIdOf(document.activeElement);
        if (id !== undefined) onEdit(id);
      },
    }),
    ...(onNew && { n: onNew }),
  });

  useEffect(() => {
    const element = table.current;
    if (element === null) return;
    function note({ target }: FocusEvent) {
      const id = rowIdOf(target as Element);
      if (id === undefined) return;
      lastRows.delete(key);
      lastRows.set(key, id);
      const [oldest] = lastRows.keys();
      if (lastRows.size > KEPT_PLACES && oldest !== undefined) lastRows.delete(oldest);
    }
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [table, key]);

  // "Back" only: a list that is opened anew starts at its top. The page has been scrolled to its old place already.
  useEffect(() => {
    const id = lastRows.get(key);
    if (!isReady || type !== 'POP' || id === undefined) return;
    table.current?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"] [data-row-link]`)?.focus({ preventScroll: true });
  }, [isReady, key, type, table]);
}
