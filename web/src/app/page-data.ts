import type { TypedDocumentNode } from '@apollo/client';
import { ProductPageDocument } from '../generated/product/graphql.ts';
import { QuizPageDocument, QuizResultDocument } from '../generated/quiz/graphql.ts';
import { StoreSearchDocument } from '../generated/store/graphql.ts';
import { matchPath } from '../lib/router.ts';
import { answersIn, progressOf } from '../routes/quiz/quiz-rules.ts';
import { searchTextIn } from '../routes/store/search-text.ts';
import { pathOf, routeAt } from './route-table.tsx';

export interface PageVisit {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Runs a query and keeps its answer for the page; undefined when it failed. */
  ask<Data, Variables extends Record<string, unknown>>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined>;
}

interface PageData {
  /** Asks what the page at this address shows. @returns false when nothing is there. */
  load(visit: PageVisit): Promise<boolean>;
  /** Whether the query string changes the page on the server: such a page is made for its address and not kept. */
  readsQuery?(search: URLSearchParams): boolean;
}

/** On the server only: what pages need to know that depends on their address, by the path of their route. */
const PAGE_DATA: Readonly<Record<string, PageData>> = {
  '/store': {
    async load({ search, ask }) {
      const text = searchTextIn(search);
      if (text !== '') await ask(StoreSearchDocument, { text });
      return true;
    },
    readsQuery: (search) => searchTextIn(search) !== '',
  },
  '/store/:slug': {
    async load({ params, ask }) {
      const data = await ask(ProductPageDocument, { slug: params.slug ?? '' });
      return data?.productPage !== null;
    },
  },
  '/quiz': {
    async load({ search, ask }) {
      const data = await ask(QuizPageDocument, {});
      const { answers, question } = progressOf(data?.quiz ?? [], search);
      if (data && question === undefined) await ask(QuizResultDocument, { answers });
      return true;
    },
    readsQuery: (search) => answersIn(search).length > 0,
  },
};

function dataAt(url: string): PageData | undefined {
  return PAGE_DATA[routeAt(url).path];
}

function searchOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
}

/** Parameters decoded as the router does it; an address that cannot be decoded stays as it is. */
function paramsOf(url: string): PageVisit['params'] {
  const params = matchPath(routeAt(url).path, pathOf(url))?.params ?? {};
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value ?? '')]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function readsQuery(url: string): boolean {
  return dataAt(url)?.readsQuery?.(searchOf(url)) ?? false;
}

/** @returns false when the address names something that is not there. */
export async function loadPageData(url: string, ask: PageVisit['ask']): Promise<boolean> {
  return (await dataAt(url)?.load({ params: paramsOf(url), search: searchOf(url), ask })) ?? true;
}
