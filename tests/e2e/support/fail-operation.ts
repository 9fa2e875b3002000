import type { Page } from '@playwright/test';

/** Cuts the line for one GraphQL operation of this browser, until the answer is called. */
export async function failOperation(page: Page, field: string): Promise<() => Promise<void>> {
  await page.route('/graphql', (route) => (route.request().postData()?.includes(field) ? route.abort('failed') : route.continue()));
  return () => page.unroute('/graphql');
}
