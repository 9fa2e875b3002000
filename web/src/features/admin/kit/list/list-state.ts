import type { FilterCodec } from './filter-codecs.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the value of each filter is its codec's; only `any` fits all of them
export type FilterCodecs = Readonly<Record<string, FilterCodec<any>>>;
export type FilterValues<Filters extends FilterCodecs> = {
  [Name in keyof Filters]?: Filters[Name] extends FilterCodec<infer Value> ? Value : never;
};

/** What a list can be asked for. Made once per room, outside its component. */
export interface ListSpec<Filters extends FilterCodecs, Sort extends string> {
  filters: Filters;
  sorts: readonly Sort[];
  /** "-joined" for descending. */
  defaultSort: Sort | `-${Sort}`;
  /** The first is the default. */
  pageSizes?: readonly number[];
}

export interface ListState<Filters extends FilterCodecs, Sort extends string> {
  q: string;
  filters: FilterValues<Filters>;
  sort: { key: Sort; isDescending: boolean };
  page: number;
  size: number;
  /** Name of a saved view. */
  view: string | null;
}

export const PAGE_SIZES: readonly number[] = [25, 50, 100];
const LONGEST_QUERY = 200;
/** The api reads no page beyond this one (platform/lib/list-input.ts). */
const LAST_PAGE = 10_000;

function sortOf<Sort extends string>(text: string | null, sorts: readonly Sort[]) {
  const key = sorts.find((sort) => sort === text?.replace(/^-/, ''));
  return key === undefined ? undefined : { key, isDescending: text?.startsWith('-') === true };
}

/** Reads an address. Unknown, stale and malformed values are dropped. */
export function readListState<Filters extends FilterCodecs, Sort extends string>(
  params: URLSearchParams,
  spec: ListSpec<Filters, Sort>,
): ListState<Filters, Sort> {
  const sizes = spec.pageSizes ?? PAGE_SIZES;
  const page = params.get('page') ?? '';
  const size = Number(params.get('size'));
  const filters = Object.entries(spec.filters).flatMap(([name, codec]) => {
    const value: unknown = params.has(name) ? codec.read(params.get(name) ?? '') : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return {
    q: (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    filters: Object.fromEntries(filters) as FilterValues<Filters>,
    sort: sortOf(params.get('sort'), spec.sorts) ?? sortOf(spec.defaultSort, spec.sorts)!,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
    size: sizes.includes(size) ? size : sizes[0]!,
    view: params.get('view'),
  };
}

/** Writes an address, as short as it goes: what is the default is left out. Parameters of others are not kept. */
export function writeListState<Filters extends FilterCodecs, Sort extends string>(
  state: ListState<Filters, Sort>,
  spec: ListSpec<Filters, Sort>,
): URLSearchParams {
  const params = new URLSearchParams();
  const sort = `${state.sort.isDescending ? '-' : ''}${state.sort.key}`;
  if (state.view !== null) params.set('view', state.view);
  if (state.q !== '') params.set('q', state.q);
  for (const [name, codec] of Object.entries(spec.filters)) {
    const value = state.filters[name];
    if (value !== undefined) params.set(name, codec.write(value));
  }
  if (sort !== spec.defaultSort) params.set('sort', sort);
  if (state.size !== (spec.pageSizes ?? PAGE_SIZES)[0]) params.set('size', String(state.size));
  if (state.page !== 1) params.set('page', String(state.page));
  return params;
}
