import { useMemo } from 'react';
import { useLocation, useNavigate } from '../../../../lib/router.ts';
import { readListState, writeListState } from './list-state.ts';
import type { FilterCodecs, FilterValues, ListSpec, ListState } from './list-state.ts';

export interface ListControl<Filters extends FilterCodecs = FilterCodecs, Sort extends string = string> extends ListState<Filters, Sort> {
  /** Anything that narrows the list. */
  isNarrowed: boolean;
  /** The query of the address: changes with every question to the server. */
  address: string;
  /** Typing replaces the entry of the history; pass `isTyped: false` to push one. */
  setQuery: (q: string, options?: { isTyped?: boolean }) => void;
  /** `undefined` takes the filter away. Leaves the saved view. */
  setFilter: <Name extends keyof Filters & string>(name: Name, value: FilterValues<Filters>[Name] | undefined) => void;
  /** Several at once: one entry of the history. */
  setFilters: (values: FilterValues<Filters>) => void;
  /** The other way round where it is the key already. */
  setSort(key: Sort, isDescendingFirst?: boolean): void;
  setPage: (page: number, options?: { isReplaced?: boolean }) => void;
  setSize: (size: number) => void;
  /** Takes away the search, all filters and the view. */
  clear: () => void;
  /** The address of the list with other filters, for `ViewTabs`: the search and the order stay. */
  hrefOf: (filters: FilterValues<Filters>, view?: string | null) => string;
}

/**
 * What a list shows, kept in the address: `?q=&status=a,b&sort=-number&page=2&size=25&view=`. Back and reload bring it again.
 * @param spec made outside the component.
 */
export function useListState<Filters extends FilterCodecs, Sort extends string>(spec: ListSpec<Filters, Sort>): ListControl<Filters, Sort> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const state = readListState(new URLSearchParams(search), spec);
    function hrefFor(change: Partial<ListState<Filters, Sort>>): string {
      const query = writeListState({ ...state, page: 1, ...change }, spec).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    }
    function go(change: Partial<ListState<Filters, Sort>>, isReplaced = false) {
      const href = hrefFor(change);
      if (href !== pathname + search) void navigate(href, { replace: isReplaced });
    }
    return {
      ...state,
      isNarrowed: state.q !== '' || state.view !== null || Object.keys(state.filters).length > 0,
      address: writeListState(state, spec).toString(),
      setQuery: (q, { isTyped = true } = {}) => go({ q: q.trim() }, isTyped),
      setFilter: (name, value) => go({ filters: without({ ...state.filters, [name]: value }), view: null }),
      setFilters: (values) => go({ filters: without(values), view: null }),
      setSort: (key, isDescendingFirst = false) =>
        go({ sort: { key, isDescending: state.sort.key === key ? !state.sort.isDescending : isDescendingFirst } }),
      setPage: (page, { isReplaced = false } = {}) => go({ page }, isReplaced),
      setSize: (size) => go({ size }),
      clear: () => go({ q: '', filters: {}, view: null }),
      hrefOf: (filters, view = null) => hrefFor({ filters, view }),
    };
  }, [pathname, search, spec, navigate]);
}

function without<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
