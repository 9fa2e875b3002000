import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

/** Midnight of New Year in New York, which is 5 in the morning of UTC. */
const NEW_YEAR = Date.parse('2027-01-01T05:00:00Z');
let now = NEW_YEAR;

const shop = setupShop({
  processes: 'in-process',
  env: { SHOP_TIME_ZONE: 'America/New_York' },
  app: { clock: { now: () => new Date(now) } },
});
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

interface Detail {
  invoice: { number: string };
  paper: { facts: { label: string; value: string }[] };
}

let made = 0;
async function createAt(instant: number, key = `new-year-invoice-${(made += 1)}`): Promise<Detail> {
  now = instant;
  const { createInvoice } = await admin.graphql<{ createInvoice: { detail: Detail } }>(
    `mutation { createInvoice(key: "${key}", input: { customerName: "Ada", items: [{ name: "Darth", priceCents: 2999 }] })
      { ... on InvoiceSaved { detail { invoice { number } paper { facts { label value } } } } } }`,
  );
  return createInvoice.detail;
}

function dateOf({ paper }: Detail): string | undefined {
  return paper.facts.find(({ label }) => label === 'Date')?.value;
}

describe('invoices at New Year', () => {
  it('ADM-40 the year is the one of the shop, and each year counts from 1', async () => {
    const last = await createAt(NEW_YEAR - 1);
    expect([last.invoice.number, dateOf(last)]).toEqual(['INV-2026-0001', 'December 31, 2026']);
    const first = await createAt(NEW_YEAR);
    expect([first.invoice.number, dateOf(first)]).toEqual(['INV-2027-0001', 'January 1, 2027']);
    // UTC is in the new year long before the shop is.
    expect((await createAt(NEW_YEAR - 4 * 3_600_000)).invoice.number).toBe('INV-2026-0002');
    expect((await createAt(NEW_YEAR + 1)).invoice.number).toBe('INV-2027-0002');
  });

  it('ADM-40 a form that is submitted before and after midnight is one invoice, and the new year keeps its number', async () => {
    const key = 'new-year-pressed-twice';
    const [before, after] = [await createAt(NEW_YEAR - 5, key), await createAt(NEW_YEAR + 5, key)];
    expect(after.invoice.number).toBe(before.invoice.number);
    expect((await createAt(NEW_YEAR + 6)).invoice.number).toBe('INV-2027-0003');
  });

  it('finds an invoice by its day in the shop, and by its payment method', async () => {
    async function numbersOf(filter: string): Promise<string[]> {
      const { adminInvoices } = await admin.graphql<{ adminInvoices: { rows: { number: string }[] } }>(
        `{ adminInvoices(${filter}) { rows { number } } }`,
      );
      return adminInvoices.rows.map(({ number }) => number);
    }
    expect(await numbersOf('to: "2026-12-31", sort: OLDEST')).toEqual(['INV-2026-0002', 'INV-2026-0003', 'INV-2026-0001']);
    expect(await numbersOf('from: "2027-01-01", sort: OLDEST')).toEqual(['INV-2027-0001', 'INV-2027-0002', 'INV-2027-0003']);
    expect(await numbersOf('q: "cash", from: "2026-12-31", to: "2026-12-31"')).toHaveLength(3);
    expect(await numbersOf('q: "venmo"')).toEqual([]);
    await expect(numbersOf('from: "yesterday"')).rejects.toThrow('Enter a day as YYYY-MM-DD');
  });
});
