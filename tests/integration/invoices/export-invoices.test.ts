import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

let laterMs = 0;
const shop = setupShop({
  processes: 'in-process',
  env: { SHOP_TIME_ZONE: 'America/New_York' },
  app: { clock: { now: () => new Date(Date.now() + laterMs) } },
});
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

async function addInvoices(count: number, customer: string, fields = { method: 'cash', status: 'paid' }): Promise<void> {
  await shop.sql(
    `insert into invoice (number, customer_name, customer_email, customer_phone, payment_method, payment_status, notes, subtotal_cents,
       discount_cents, total_cents, idempotency_key, content_hash, created_at)
     select $2 || '-' || n, $2, 'ada@example.com', '+1 555 0142', $3, $4, '', 2999, 600, 2399, md5($2 || n), 'x',
       '2026-03-08T06:30:00Z'::timestamptz + n * interval '1 millisecond' from generate_series(1, $1::int) n`,
    [count, customer, fields.method, fields.status],
  );
}

async function read(query: string) {
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${shop.baseUrl}/api/admin/invoices.csv${query}`, { headers: { cookie } });
  const text = Buffer.from(await response.arrayBuffer()).toString();
  return { name: response.headers.get('content-disposition'), lines: text.trimEnd().split('\r\n') };
}

describe('GET /api/admin/invoices.csv', () => {
  it('has the invoices of the filter, with plain amounts and formulas escaped', async () => {
    await addInvoices(2, '=Bakery', { method: 'check', status: 'void' });
    await addInvoices(1, 'Somebody else');
    const { name, lines } = await read('?q=bakery&status=void&method=check,cash&from=2026-03-08&to=2026-03-08');
    expect(name).toBe('attachment; filename="invoices-2.csv"');
    expect(lines).toEqual([
      '\uFEFFNumber,Payment status,Customer,Email,Phone,Payment method,Date,Items,Subtotal,Discount,Total',
      `'=Bakery-2,Void,'=Bakery,ada@example.com,'+1 555 0142,Check,2026-03-08T06:30:00.002Z,0,29.99,6,23.99`,
      `'=Bakery-1,Void,'=Bakery,ada@example.com,'+1 555 0142,Check,2026-03-08T06:30:00.001Z,0,29.99,6,23.99`,
    ]);
  });

  it('reads thousands, each once, and is in the audit log', async () => {
    await addInvoices(2_300, 'Many');
    const { name, lines } = await read('?q=many');
    expect(name).toContain('invoices-2300.csv');
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(2_300);
    const entries = await shop.sql<{ detail: object }>(
      `select detail from audit_entry where action = 'invoices-exported' order by id desc limit 1`,
    );
    expect(entries).toEqual([{ detail: { count: 2_300 } }]);
  });

  it('refuses a bad filter, strangers, and an administrator without a fresh proof', async () => {
    expect(await admin.get('/api/admin/invoices.csv?from=yesterday')).toMatchObject({ status: 400 });
    expect(await admin.get('/api/admin/invoices.csv?status=owed')).toMatchObject({ status: 400 });
    for (const browser of [shop.browser(), (await makeStaff(shop, 'coffee-admin')).browser])
      expect(await browser.get('/api/admin/invoices.csv')).toMatchObject({ status: 403 });
    laterMs = 11 * 60_000;
    expect(await admin.get('/api/admin/invoices.csv')).toMatchObject({ status: 403, body: { code: 'PROOF_REQUIRED' } });
  });
});
