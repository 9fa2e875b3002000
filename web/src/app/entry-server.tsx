import { ApolloLink, Observable } from '@apollo/client';
import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { print } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from '../lib/router.ts';
import type { ShellConfig } from '../lib/shell.ts';
import type { PageFacts } from '../lib/pages/page-facts.ts';
import type { PageVisit } from '../lib/pages/page-route.ts';
import { createServerClient } from './apollo-client.ts';
import { App } from './app.tsx';
import { loadPageData, readsQuery } from './page-data.ts';
import { serializeState, STATE_ELEMENT_ID } from './page-state.ts';
import { readTemplate } from './page-template.ts';
import type { PageTemplate } from './page-template.ts';
import { Providers } from './providers.tsx';
import { routeAt } from './route-table.ts';
import { MOVED, PAGES } from './routes.ts';

type Execute = (document: string, variables: Record<string, unknown>) => Promise<{ data?: unknown; errors?: unknown[] }>;

export interface PageRequest {
  url: string;
  shell: ShellConfig;
  /** Runs an operation against the api's own schema, as an anonymous visitor. */
  execute: Execute;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Sources of the inline elements, by directive of the content security policy. */
  inlineSources: { 'script-src': string[]; 'style-src': string[] };
  /** May be kept by path and content version: there is nothing personal in it. */
  isShared: boolean;
}

export { readsQuery };

/** What the api has to know of the pages. */
export const pages: readonly Pick<PageFacts, 'path' | 'search'>[] = PAGES;
export const movedPaths = MOVED;

let template: PageTemplate | undefined;

/** React's head tag for an image with fetchPriority="high". */
const URGENT = /<link rel="preload"[^>]* fetchPriority="high"\/>/g;

/** Sends Apollo's operations to the api in process. */
function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        execute(print(query), variables).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

/** Renders one page. A query that fails leaves its page without data: the browser asks again and shows what happened. */
export async function renderPage({ url, shell, execute }: PageRequest): Promise<RenderedPage> {
  template ??= readTemplate(new URL('../client/', import.meta.url));
  const route = routeAt(url);
  const client = createServerClient(executeLink(execute));
  await route.preload();

  let hasData = true;
  const ask: PageVisit['ask'] = async (query, variables) => {
    const { data } = await client.query({ query, variables } as ApolloClient.QueryOptions<never>).catch(() => ({ data: undefined }));
    hasData &&= data !== undefined;
    return data;
  };
  const isThere = await loadPageData(url, shell.shop, ask);

  const markup = renderToString(
    <Providers shell={shell} client={client}>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  // React puts the head tags of the page in front of its first element.
  const start = markup.indexOf('<div');
  const head = markup.slice(0, start);
  const state = serializeState({ shell, cache: client.extract() as NormalizedCacheObject });
  client.stop();

  const { html, routeTags, inlineSources } = template;
  const source = `src/routes/${route.module}`;
  return {
    status: isThere ? (route.status ?? 200) : 404,
    isShared: hasData && !(await readsQuery(url)),
    inlineSources: inlineSources(source),
    html: html
      // Ahead of the scripts: over HTTP/1.1 a browser fetches six files at a time, in this order.
      .replace('<!--urgent-->', () => (head.match(URGENT) ?? []).join(''))
      .replace('<!--head-->', () => routeTags(source) + head.replaceAll(URGENT, ''))
      .replace('<!--app-->', () => markup.slice(start))
      .replace('<!--state-->', () => `<script type="application/json" id="${STATE_ELEMENT_ID}">${state}</script>`),
  };
}
