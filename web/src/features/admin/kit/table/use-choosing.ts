import { useCallback, useEffect, useRef, useState } from 'react';

export interface Choosing {
  /** Ids of the chosen rows, of this page. */
  ids: readonly string[];
  /** Every row that matches the filter is chosen, also those of other pages. A deed sends the filter and the count then, not ids. */
  isAllMatching: boolean;
  /** By id. */
  selection: Record<string, true>;
  /** @param isRange also those between the row chosen before and this one. */
  toggle: (id: string, isRange?: boolean) => void;
  togglePage: () => void;
  chooseAllMatching: () => void;
  clear: () => void;
}

function asSelection(ids: readonly string[]): Record<string, true> {
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}

/**
 * The rows that somebody has chosen. Another page, order or filter clears them: what is not in view is never meant.
 * @param rowIds of the page that is shown, the same array while they are the same. @param address `list.address`.
 */
export function useChoosing(rowIds: readonly string[], address: string): Choosing {
  const [selection, setSelection] = useState<Record<string, true>>({});
  const [isAllMatching, setIsAllMatching] = useState(false);
  const anchor = useRef<string>(undefined);
  const ids = rowIds.filter((id) => selection[id]);

  function clear() {
    anchor.current = undefined;
    setSelection({});
    setIsAllMatching(false);
  }
  useEffect(() => clear(), [address]);

  const toggle = useCallback(
    (id: string, isRange = false) => {
      const [from, to] = [rowIds.indexOf(anchor.current ?? ''), rowIds.indexOf(id)];
      const range = isRange && from >= 0 ? rowIds.slice(Math.min(from, to), Math.max(from, to) + 1) : [];
      anchor.current = id;
      setIsAllMatching(false);
      setSelection((before) => {
        if (range.length > 0) return { ...before, ...asSelection(range) };
        const { [id]: wasChosen, ...others } = before;
        return wasChosen ? others : { ...before, [id]: true };
      });
    },
    [rowIds],
  );

  return {
    ids,
    isAllMatching: isAllMatching && ids.length === rowIds.length && ids.length > 0,
    selection,
    toggle,
    togglePage() {
      setIsAllMatching(false);
      setSelection(ids.length === rowIds.length ? {} : asSelection(rowIds));
    },
    chooseAllMatching() {
      setSelection(asSelection(rowIds));
      setIsAllMatching(true);
    },
    clear,
  };
}
