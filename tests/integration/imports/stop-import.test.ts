import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { type ImportSteps, importSteps } from '../../support/imports/import-steps.ts';
import { foreignOrders, orderFile } from '../../support/imports/order-files.ts';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop();
let steps: ImportSteps;
beforeAll(async () => {
  steps = importSteps(shop, (await makeStaff(shop)).browser);
});

/** Uploads a file, has it checked, and confirms it. */
async function confirm(file: string): Promise<string> {
  const { id } = await steps.upload('STANDARD', file);
  await steps.check(id);
  expect(await steps.change(`confirmImport(id: "${id}", word: "REPLACE")`)).toEqual({ __typename: 'ImportRun' });
  return id;
}

function imported(): Promise<{ number: string; version: number }[]> {
  return shop.sql(`select external_number as number, version, total_cents from orders where import_source = 'standard' order by 1`);
}

/** Nothing is written to orders while `work` runs; what is read is. */
async function whileOrdersAreLocked(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table orders in exclusive mode');
    await work();
    await client.query('commit');
  } finally {
    await client.end();
  }
}

describe('an import that is stopped', () => {
  it('while it is stored, or waits behind another one, leaves the old orders, and the next import begins', async () => {
    await steps.until(await confirm(orderFile('wix15', foreignOrders(3))), 'DONE');
    const old = await imported();
    expect(old).toHaveLength(3);
    let ids: string[] = [];
    const last = orderFile('wix15', foreignOrders(2, 50));
    await whileOrdersAreLocked(async () => {
      const storing = await confirm(orderFile('wix15', foreignOrders(4, 20)));
      await steps.until(storing, 'IMPORTING');
      await waitFor(10_000, async () => {
        const blocked = await shop.sql(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into orders%'`,
        );
        return blocked.length > 0;
      });
      const waiting = await confirm(orderFile('wix15', foreignOrders(4, 30)));
      expect((await steps.find(waiting)).run.state).toBe('WAITING');
      ids = [storing, waiting, await confirm(last)];
      for (const id of [waiting, storing]) expect(await steps.change(`stopImport(id: "${id}")`)).toEqual({ __typename: 'ImportRun' });
      expect(await imported()).toEqual(old);
    });
    await steps.until(ids[2]!, 'DONE');
    for (const id of ids.slice(0, 2)) expect((await steps.find(id)).run.state).toBe('STOPPED');
    expect((await imported()).map(({ number }) => number)).toEqual(['10050', '10051']);
    expect(await shop.sql(`select from orders where external_number between '10020' and '10039'`)).toEqual([]);
  });

  it('cannot be stopped once it is done', async () => {
    const id = await confirm(orderFile('wix15', foreignOrders(1, 70)));
    await steps.until(id, 'DONE');
    expect(await steps.change(`stopImport(id: "${id}")`)).toMatchObject({ __typename: 'ImportRefusal' });
    expect((await imported()).map(({ number }) => number)).toEqual(['10070']);
  });
});
