import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { ShopConfig } from '../../generated/rest.ts';
import type { PageFacts } from './page-facts.ts';

/** One address that is being rendered. */
export interface PageVisit {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  shop: ShopConfig;
  /** Runs a query and keeps its answer for the page; undefined when it failed. */
  ask<Data, Variables extends Record<string, unknown>>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined>;
}

/** What a page's module `*.server.ts` exports. */
interface PageServer {
  /** Asks what the page at this address shows. @returns false when nothing is there: the answer is then 404. */
  load(visit: PageVisit): Promise<boolean>;
  /** Whether the query string changes the page on the server: such a page is made for its address and not kept. */
  readsQuery?(search: URLSearchParams): boolean;
}

/** A page, as its route.ts declares it. Route modules import nothing else but by `import()`: codegen reads them before its types are there. */
export interface PageRoute extends PageFacts {
  component: () => Promise<ComponentType>;
  /** The query of a page that depends on nothing of its address. On one line: the browser's build leaves it out (vite.config.ts). */
  query?: () => Promise<TypedDocumentNode<unknown, Record<string, never>>>;
  /** In place of `query`, where the address decides what is queried. The browser's build leaves it out, too. */
  server?: () => Promise<PageServer>;
}
