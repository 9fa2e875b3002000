import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failpoints } from '@brew-quest/api';
import { pauseWebhooks, readLedger, resumeWebhooks } from '../../support/ledger.ts';
import { buy, createIntent, payByCard, processPayment, type RestAnswer } from '../../support/shopper.ts';
import { countEffects, once, withSecondCopy } from '../../support/shop/effects.ts';
import { orderOf, untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

/** The intent is made and the payment settled by the api; everything after that is the worker's order job. */
const inApi = failpoints.filter((name) => /^(intent|finalize)\./.test(name));
const inOrderJob = failpoints.filter((name) => !inApi.includes(name));

const outcomes = { kill: 'connection cut', throw: 'answered 500 with a message' };
type Fault = keyof typeof outcomes;
const faults = Object.keys(outcomes) as Fault[];

/** What fetch names as the cause when the other side ends a connection. */
const CUT = ['ECONNRESET', 'UND_ERR_SOCKET'];

async function metBy(request: Promise<RestAnswer<object>>): Promise<string> {
  try {
    const { status, body } = await request;
    return `answered ${status} with ${body.message ? 'a message' : 'nothing'}`;
  } catch (error) {
    const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {};
    if (CUT.includes(code)) return 'connection cut';
    throw error;
  }
}

describe('a process killed or failing at a failpoint', () => {
  /** One of the api, one of the worker: only a process that was killed has to be started again. */
  const folder = mkdtempSync(join(tmpdir(), 'brew-failpoints-'));
  const [apiFile, workerFile] = [join(folder, 'api'), join(folder, 'worker')];
  function arm(file: string, ...armed: string[]): void {
    writeFileSync(file, armed.join(','));
  }
  // Registered first, so that it runs last.
  afterAll(() => rmSync(folder, { recursive: true }));
  // After mail.after-send nobody can know whether the first copy arrived (I5).
  const shop = setupShop(
    () => {
      arm(apiFile);
      arm(workerFile);
      return { env: quickRecovery, apiEnv: { FAILPOINTS: `@${apiFile}` }, workerEnv: { FAILPOINTS: `@${workerFile}` } };
    },
    { maxCopiesOfConfirmation: 2 },
  );

  it.each(inOrderJob)('PAY-20 the order is packed and mailed once when its worker is killed at %s', async (failpoint) => {
    arm(workerFile, `${failpoint}:kill`);
    const { intent } = await buy(shop);
    expect(await shop.worker.exited()).toMatchObject({ signal: 'SIGKILL' });
    arm(workerFile);
    await shop.worker.restart();
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(failpoint === 'mail.after-send' ? withSecondCopy : once);
  });

  it('PAY-20 orders whose jobs throw at every failpoint are packed and mailed once', async () => {
    arm(workerFile, ...inOrderJob.map((name) => `${name}:throw`));
    const bought = await Promise.all(inOrderJob.map(() => buy(shop)));
    for (const { intent } of bought) await untilCompleted(shop.databaseUrl, intent.orderRef, 60_000);
    const thrown = shop.worker
      .entries()
      .flatMap((entry) => /^failpoint (.+)$/.exec((entry['err'] as { message?: string } | undefined)?.message ?? '')?.[1] ?? []);
    expect(thrown.toSorted()).toEqual(inOrderJob.toSorted());
    const { mails } = await readLedger(shop.sandboxUrl);
    const copies = bought.map(
      ({ intent }) => mails.filter((mail) => mail.messageId.startsWith(`<${intent.orderRef.toLowerCase()}`)).length,
    );
    expect(copies.toSorted()).toEqual([...Array.from({ length: inOrderJob.length - 1 }, () => 1), 2]);
    arm(workerFile);
  });

  async function endFault(fault: Fault): Promise<void> {
    arm(apiFile);
    if (fault === 'kill') await shop.api.restart();
  }

  it.each(faults)('PAY-19 a checkout whose api meets a %s after the provider call gets the same payment intent again', async (fault) => {
    arm(apiFile, `intent.after-provider-call:${fault}`);
    const wish = { key: `lost-answer-${fault}`, email: `lost-answer-${fault}@example.com` };
    const before = (await readLedger(shop.sandboxUrl)).paymentIntents.length;
    expect(await metBy(createIntent(shop.baseUrl, wish))).toBe(outcomes[fault]);
    await endFault(fault);
    const again = await createIntent(shop.baseUrl, wish);
    expect(again.status).toBe(200);
    const made = (await readLedger(shop.sandboxUrl)).paymentIntents.slice(before);
    expect(made).toMatchObject([{ id: again.body.paymentIntentId, metadata: { orderRef: again.body.orderRef } }]);
    await payByCard(shop.sandboxUrl, again.body.paymentIntentId);
    expect(await processPayment(shop.baseUrl, again.body.paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
    await untilCompleted(shop.databaseUrl, again.body.orderRef);
  });

  const settlings = inApi
    .filter((name) => name.startsWith('finalize.'))
    .flatMap((failpoint) => faults.map((fault) => ({ failpoint, fault })));
  it.each(settlings)('PAY-20 a payment is settled once when the api meets a $fault at $failpoint', async ({ failpoint, fault }) => {
    await pauseWebhooks(shop.sandboxUrl);
    arm(apiFile, `${failpoint}:${fault}`);
    const { body: intent } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, intent.paymentIntentId);
    expect(await metBy(processPayment(shop.baseUrl, intent.paymentIntentId))).toBe(outcomes[fault]);
    await endFault(fault);
    expect(await processPayment(shop.baseUrl, intent.paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
    await resumeWebhooks(shop.sandboxUrl);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    expect((await orderOf(shop.databaseUrl, intent.orderRef)).number).toEqual(expect.any(Number));
  });
});
