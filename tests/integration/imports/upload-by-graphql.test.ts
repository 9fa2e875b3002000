import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { foreignOrders, orderFile } from '../../support/imports/order-files.ts';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ env: { SHOP_TIME_ZONE: 'UTC' } });
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

interface Run {
  id: string;
  state: string;
  problem: string | null;
  counts: Record<string, number> | null;
}
interface Detail {
  run: Run;
  systemName: string | null;
  dateOrder: string | null;
  missingTargets: string[];
  isReplacing: boolean;
  columns: { name: string; target: string | null; confidence: number; samples: string[] }[];
}

async function upload(kind: 'STANDARD' | 'ASSISTED', content: string): Promise<Run> {
  const query = `mutation ($file: Upload!) { run: uploadImport(kind: ${kind}, file: $file) { id state problem counts { orders } } }`;
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new Blob([content], { type: 'text/csv' }), 'stall.csv');
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'user-agent': 'test browser', 'apollo-require-preflight': 'true' };
  const response = await fetch(new URL('/graphql/upload', shop.baseUrl), { method: 'POST', body: form, headers });
  return ((await response.json()) as { data: { run: Run } }).data.run;
}

async function find(id: string): Promise<Detail> {
  const query = `{ adminImport(id: "${id}") { run { id state problem counts { orders new updated unchanged rejected newCustomers } } systemName dateOrder missingTargets
    isReplacing columns { name target confidence samples } } }`;
  return (await admin.graphql<{ adminImport: Detail }>(query)).adminImport;
}

function until(id: string, state: string): Promise<Detail> {
  return waitFor(20_000, async () => {
    const detail = await find(id);
    return detail.run.state === state && detail;
  });
}

async function change(call: string): Promise<{ __typename: string; message?: string }> {
  const query = `mutation { answer: ${call} { __typename ... on UserError { message } } }`;
  return (await admin.graphql<{ answer: { __typename: string; message?: string } }>(query)).answer;
}

/** The targets that a person chooses, by the names of the columns. */
const chosen: Record<'marketStall' | 'ledgerSheet', Record<string, string>> = {
  marketStall: {
    'Receipt no': 'ORDER_NUMBER',
    'Sold on': 'ORDER_DATE',
    Mailbox: 'EMAIL',
    Guest: 'FULL_NAME',
    'What was sold': 'ITEM_NAME',
    Pieces: 'ITEM_QUANTITY',
    'Each at': 'ITEM_PRICE',
  },
  ledgerSheet: {
    Voucher: 'ORDER_NUMBER',
    'Booked at': 'ORDER_DATE',
    Forename: 'FIRST_NAME',
    'Family name': 'LAST_NAME',
    'Electronic mail': 'EMAIL',
    Goods: 'ITEM_NAME',
    'How many': 'ITEM_QUANTITY',
    'Row total': 'LINE_TOTAL',
  },
};

function checkCall({ run, columns }: Detail, layout: keyof typeof chosen, dateOrder: string): string {
  const targets = columns.map(({ name }) => chosen[layout][name] ?? 'null').join(', ');
  return `checkImport(id: "${run.id}", targets: [${targets}], dateOrder: ${dateOrder}, timeZone: "UTC")`;
}

describe('an import by steps', () => {
  it.each(['marketStall', 'ledgerSheet'] as const)(
    '%s, whose columns no rule knows, is matched by a person, checked and stored',
    async (layout) => {
      const orders = foreignOrders(5, layout === 'marketStall' ? 1 : 101);
      const file = orderFile(layout, orders, layout === 'marketStall' ? { delimiter: ';' } : {});
      const uploaded = await upload('ASSISTED', file);
      expect(uploaded).toMatchObject({ state: 'MATCHED', problem: null });
      const proposed = await find(uploaded.id);
      expect(proposed).toMatchObject({ systemName: null, isReplacing: false });
      expect(proposed.columns.find(({ target }) => target === 'EMAIL')?.samples[0]).toMatch(/^b•••@example\.com$/);
      expect(await change(checkCall(proposed, layout, layout === 'marketStall' ? 'DAY_FIRST' : 'MONTH_FIRST'))).toEqual({
        __typename: 'ImportRun',
      });
      const checked = await until(uploaded.id, 'CHECKED');
      expect(checked.run.counts).toEqual({ orders: 5, new: 5, updated: 0, unchanged: 0, rejected: 0, newCustomers: 5 });
      const query = 'select external_number as number, total_cents, created_at from orders where external_number = $1';
      expect(await shop.sql(query, [orders[0]!.number])).toEqual([]);
      expect(await change(`confirmImport(id: "${uploaded.id}")`)).toEqual({ __typename: 'ImportRun' });
      await until(uploaded.id, 'DONE');
      const [stored] = await shop.sql<{ created_at: Date }>(query, [orders[0]!.number]);
      expect(stored).toMatchObject({ number: orders[0]!.number, total_cents: 3200 });
      expect(stored!.created_at.toISOString().slice(0, 10)).toBe(orders[0]!.placedAt.toISOString().slice(0, 10));
      // A file with the same columns is matched as the person has matched this one.
      const again = await upload('ASSISTED', file);
      expect((await find(again.id)).missingTargets).toEqual([]);
    },
  );

  it('refuses a check without a column that is needed, and an import that replaces without the word', async () => {
    const first = await upload('STANDARD', orderFile('wix15', foreignOrders(2)));
    const { columns } = await find(first.id);
    const targets = columns.map(({ target }) => (target === 'ITEM_PRICE' ? 'null' : (target ?? 'null'))).join(', ');
    const call = `checkImport(id: "${first.id}", targets: [${targets}], dateOrder: MONTH_FIRST, timeZone: "UTC")`;
    expect(await change(call)).toMatchObject({ __typename: 'ImportRefusal', message: 'No column goes to: item price.' });
  });
});
