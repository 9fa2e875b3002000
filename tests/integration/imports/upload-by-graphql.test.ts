import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { foreignOrders, orderFile } from '../../support/imports/order-files.ts';
import { type ImportDetail, type ImportSteps, importSteps } from '../../support/imports/import-steps.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ env: { SHOP_TIME_ZONE: 'UTC' } });
let steps: ImportSteps;
beforeAll(async () => {
  steps = importSteps(shop, (await makeStaff(shop)).browser);
});

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

function checkCall({ run, columns }: ImportDetail, layout: keyof typeof chosen, dateOrder: string): string {
  const targets = columns.map(({ name }) => chosen[layout][name] ?? 'null').join(', ');
  return `checkImport(id: "${run.id}", targets: [${targets}], dateOrder: ${dateOrder}, timeZone: "UTC")`;
}

describe('an import by steps', () => {
  it.each(['marketStall', 'ledgerSheet'] as const)(
    '%s, whose columns no rule knows, is matched by a person, checked and stored',
    async (layout) => {
      const orders = foreignOrders(5, layout === 'marketStall' ? 1 : 101);
      const file = orderFile(layout, orders, layout === 'marketStall' ? { delimiter: ';' } : {});
      const uploaded = await steps.upload('ASSISTED', file);
      expect(uploaded).toMatchObject({ state: 'MATCHED', problem: null });
      const proposed = await steps.find(uploaded.id);
      expect(proposed).toMatchObject({ systemName: null, replaces: null });
      expect(proposed.columns.find(({ target }) => target === 'EMAIL')?.samples[0]).toMatch(/^b•••@example\.com$/);
      expect(await steps.change(checkCall(proposed, layout, layout === 'marketStall' ? 'DAY_FIRST' : 'MONTH_FIRST'))).toEqual({
        __typename: 'ImportRun',
      });
      const checked = await steps.until(uploaded.id, 'CHECKED');
      expect(checked.run.counts).toEqual({ orders: 5, new: 5, updated: 0, unchanged: 0, rejected: 0, newCustomers: 5 });
      const query = 'select external_number as number, total_cents, created_at from orders where external_number = $1';
      expect(await shop.sql(query, [orders[0]!.number])).toEqual([]);
      expect(await steps.change(`confirmImport(id: "${uploaded.id}")`)).toEqual({ __typename: 'ImportRun' });
      await steps.until(uploaded.id, 'DONE');
      const [stored] = await shop.sql<{ created_at: Date }>(query, [orders[0]!.number]);
      expect(stored).toMatchObject({ number: orders[0]!.number, total_cents: 3200 });
      expect(stored!.created_at.toISOString().slice(0, 10)).toBe(orders[0]!.placedAt.toISOString().slice(0, 10));
      // A file with the same columns is matched as the person has matched this one.
      const again = await steps.upload('ASSISTED', file);
      const { columns, subject, requiredOfOrders } = await steps.find(again.id);
      expect(columns.filter(({ target }) => target !== null)).toHaveLength(Object.keys(chosen[layout]).length);
      expect(subject).toBe('ORDERS');
      expect(requiredOfOrders).toContain('ORDER_NUMBER');
    },
  );

  it('refuses a check without a column that is needed, and an import that replaces without the word', async () => {
    const first = await steps.upload('STANDARD', orderFile('wix15', foreignOrders(2)));
    const { columns } = await steps.find(first.id);
    const targets = columns.map(({ target }) => (target === 'ITEM_PRICE' ? 'null' : (target ?? 'null'))).join(', ');
    const call = `checkImport(id: "${first.id}", targets: [${targets}], dateOrder: MONTH_FIRST, timeZone: "UTC")`;
    expect(await steps.change(call)).toMatchObject({ __typename: 'ImportRefusal', message: 'No column goes to: item price.' });
  });
});
