import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { waitFor } from '../../support/invariants.ts';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, newEmail } from '../../support/shopper.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

interface Run {
  id: string;
  itemCount: number;
  doneCount: number;
  refusedCount: number;
  refusals: { reason: string; count: number; numbers: number[] }[];
  hasEnded: boolean;
  canUndo: boolean;
}
interface Answer {
  __typename: string;
  run?: Run;
  code?: string;
  count?: number;
}
const RUN = 'id itemCount doneCount refusedCount refusals { reason count numbers } hasEnded canUndo';

describe('a change of many orders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brew-failpoints-'));
  const workerFile = join(folder, 'worker');
  function arm(failpoint: string): void {
    writeFileSync(workerFile, failpoint);
  }
  afterAll(() => rmSync(folder, { recursive: true }));
  const shop = setupShop(() => {
    arm('');
    return { env: quickRecovery, workerEnv: { FAILPOINTS: `@${workerFile}` } };
  });
  let admin: BrowserSession;
  beforeAll(async () => {
    admin = (await makeStaff(shop)).browser;
  });

  async function mutate(call: string, browser = admin): Promise<Answer> {
    const selection = `__typename ... on BulkRunStarted { run { ${RUN} } } ... on UserError { code } ... on BulkCountChanged { count }`;
    return (await browser.graphql<{ answer: Answer }>(`mutation { answer: ${call} { ${selection} } }`)).answer;
  }
  function start(kind: string, orders: string, key: string = crypto.randomUUID()): Promise<Answer> {
    return mutate(`startBulkRun(key: "${key}", kind: ${kind}, orders: { ${orders} })`);
  }
  function idsOf(refs: readonly string[]): string {
    return `ids: [${refs.map((ref) => `"${ref}"`).join(', ')}]`;
  }
  function untilEnded({ run }: Answer): Promise<Run> {
    return waitFor(40_000, async () => {
      const { adminBulkRun } = await admin.graphql<{ adminBulkRun: Run }>(`{ adminBulkRun(id: "${run!.id}") { ${RUN} } }`);
      return adminBulkRun.hasEnded ? adminBulkRun : null;
    });
  }
  async function makeOrders(count: number, email = newEmail()): Promise<string[]> {
    const refs: string[] = [];
    for (let made = 0; made < count; made += 1) refs.push((await buy(shop, { email })).intent.orderRef);
    for (const ref of refs) await shop.untilOrder(ref, { status: 'completed' });
    return refs;
  }
  async function resentMails(refs: readonly string[]) {
    const { mails } = await readLedger(shop.sandboxUrl);
    return refs.map((ref) => mails.filter(({ messageId }) => messageId.includes(`${ref.toLowerCase()}.confirmation-`)).length);
  }

  it('ADM-05 each confirmation is sent again once when the worker is killed in the middle', async () => {
    const refs = await makeOrders(3);
    arm('bulk.item-committed:kill');
    const key = crypto.randomUUID();
    const started = await start('RESEND_CONFIRMATION', idsOf(refs), key);
    expect(await shop.worker.exited()).toMatchObject({ signal: 'SIGKILL' });
    arm('bulk.before-commit:kill');
    await shop.worker.restart();
    expect(await shop.worker.exited()).toMatchObject({ signal: 'SIGKILL' });
    arm('');
    await shop.worker.restart();
    expect(await untilEnded(started)).toMatchObject({ itemCount: 3, doneCount: 3, refusedCount: 0 });
    await waitFor(20_000, async () => ((await resentMails(refs)).every((count) => count > 0) ? true : null));
    expect(await resentMails(refs)).toEqual([1, 1, 1]);
    expect((await start('RESEND_CONFIRMATION', idsOf(refs), key)).run).toMatchObject({ id: started.run!.id });
  });

  it('ADM-05 says to how many it was not done, and why, and can be undone', async () => {
    const [done, other] = await makeOrders(2);
    await shop.sql(`update orders set status = 'paid', completed_at = null where ref = $1`, [done]);
    await shop.sql(`update orders set review_reason = 'Look here' where ref = $1`, [other]);
    const [{ number } = { number: 0 }] = await shop.sql<{ number: number }>('select number from orders where ref = $1', [other]);
    const started = await start('COMPLETE', idsOf([done!, other!]));
    const run = await untilEnded(started);
    expect(run).toMatchObject({ doneCount: 1, refusedCount: 1, canUndo: true });
    expect(run.refusals).toEqual([{ reason: 'It needs review first', count: 1, numbers: [number] }]);
    expect(await shop.order(done!)).toMatchObject({ status: 'completed' });
    const undone = await mutate(`undoBulkRun(id: "${run.id}", key: "${crypto.randomUUID()}")`);
    expect(await untilEnded(undone)).toMatchObject({ itemCount: 1, doneCount: 1 });
    expect(await shop.order(done!)).toMatchObject({ status: 'paid' });
    await shop.sql(`update orders set status = 'completed', review_reason = null where ref in ($1, $2)`, [done, other]);
  });

  it('ADM-04 is refused, and changes nothing, when more orders match than were seen', async () => {
    const email = newEmail();
    await makeOrders(2, email);
    const refused = await start('RESEND_CONFIRMATION', `filter: { q: "${email}" }, seenCount: 1`);
    expect(refused).toMatchObject({ __typename: 'BulkCountChanged', code: 'BULK_COUNT_CHANGED', count: 2 });
    expect(await shop.sql(`select id from bulk_run where item_count = 0`)).toEqual([]);
    const started = await start('RESEND_CONFIRMATION', `filter: { q: "${email}" }, seenCount: 3`);
    expect(await untilEnded(started)).toMatchObject({ itemCount: 2, doneCount: 2 });
  });

  it('takes ids or a filter, and is followed by its person alone', async () => {
    await expect(start('COMPLETE', 'seenCount: 3')).rejects.toThrow('Give ids, or the filter');
    await expect(start('REOPEN', 'ids: ["BQ-1"]')).rejects.toThrow('kind');
    const started = await start('COMPLETE', 'ids: ["BQ-NOBODYS"]');
    const other = (await makeStaff(shop)).browser;
    await expect(other.graphql(`{ adminBulkRun(id: "${started.run!.id}") { id } }`)).rejects.toThrow('There is no such run');
    await expect(mutate(`undoBulkRun(id: "${started.run!.id}", key: "${crypto.randomUUID()}")`, other)).rejects.toThrow('no such run');
  });
});
