import type { BrowserSession } from '../browser-session.ts';

export type ImportPath = 'import-orders-csv' | 'import-ai-csv';

export interface ImportAnswer {
  run?: string;
  state?: string;
  customersImported?: number;
  ordersImported?: number;
  orderItemsImported?: number;
  ordersUnchanged?: number;
  ordersRejected?: number;
  rowsRejected?: number;
  message?: string;
  code?: string;
}

export function formOf(content: string | Uint8Array, { name = 'orders.csv', type = 'text/csv', field = 'file' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([content as BlobPart], { type }), name);
  return form;
}

/** Sends a form as the documented REST paths take it. */
export async function sendForm(
  { baseUrl }: { baseUrl: string },
  browser: BrowserSession,
  path: ImportPath,
  form: FormData,
): Promise<{ status: number; body: ImportAnswer; headers: Headers }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(`/api/admin/${path}`, baseUrl), {
    method: 'POST',
    body: form,
    headers: { cookie, 'user-agent': 'test browser' },
  });
  return { status: response.status, body: (await response.json().catch(() => ({}))) as ImportAnswer, headers: response.headers };
}

/** Imports a file by REST, and waits for its end. */
export async function importFile(
  shop: { baseUrl: string },
  browser: BrowserSession,
  path: ImportPath,
  content: string | Uint8Array,
  file: Parameters<typeof formOf>[1] = {},
): Promise<{ status: number; body: ImportAnswer; headers: Headers }> {
  return sendForm(shop, browser, path, formOf(content, file));
}
