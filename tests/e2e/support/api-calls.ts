import type { Page } from '@playwright/test';

/** The API requests of the browser from now on: method, path and, of GraphQL, the operation's name. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(graphql|api)\b/.test(pathname)) return;
    const operation = pathname === '/graphql' ? ` ${request.postDataJSON().operationName}` : '';
    calls.push(`${request.method()} ${pathname}${operation}`);
  });
  return calls;
}
