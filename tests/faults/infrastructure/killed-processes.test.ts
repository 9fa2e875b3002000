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

/** The api creates the intent and finalizes the payment. The worker's order job does everything after that. */
const inApi = failpoints.filter((name) => /^(intent|finalize)\./.test(name));
const inOrderJob = failpoints.filter((name) => /^(fulfil|label|mail)\./.test(name));

const outcomes = { kill: 'connection cut', throw: 'answered 500 with a message' };
type Fault = keyof typeof outcomes;
const faults = Object.keys(outcomes) as Fault[];

/** The error codes of fetch when the other side closes a connection. */
const CONNECTION_CLOSED = ['ECONNRESET', 'UND_ERR_SOCKET'];

async function outcomeOf(request: Promise<RestAnswer<object>>): Promise<string> {
  try {
    const { status, body } = await request;
    return `answered ${status} with ${body.message ? 'a message' : 'nothing'}`;
  } catch (error) {
    const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {};
    if (CONNECTION_CLOSED.includes(code)) return 'connection cut';
    throw error;
  }
}

describe('a process killed or failing at a failpoint', () => {
  /** One file for the api and one for the worker, so that failpoints change without a restart. */
  const folder = mkdtempSync(join(tmpdir(), 'brew-failpoints-'));
  const [apiFile, workerFile] = [join(folder, 'api'), join(folder, 'worker')];
  function arm(file: string, ...armed: string[]): void {
    writeFileSync(file, armed.join(','));
  }
  // Registered first, because afterAll hooks run in reverse order.
  afterAll(() => rmSync(folder, { recursive: true }));
  // After mail.after-send the first copy may or may not have arrived (I5).
  const shop = setupShop(
    () => {
      arm(apiFile);
      arm(workerFile);
      return { env: quickRecovery, apiEnv: { FAILPOINTS: `@${apiFile}` }, workerEnv: { FAILPOINTS: `@${workerFile}` } };
    },
    { maxCopiesOfConfirmation: 2 },
  );

  it.each(inOrderJob)('PAY-20 the order is fulfilled and mailed once when its worker is killed at %s', async (failpoint) => {
    arm(workerFile, `${failpoint}:kill`);
    const { intent } = await buy(shop);
    expect(await shop.worker.exited()).toMatchObject({ signal: 'SIGKILL' });
    arm(workerFile);
    await shop.worker.restart();
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(failpoint === 'mail.after-send' ? withSecondCopy : once);
  });

  it('PAY-20 orders whose jobs throw at every failpoint are fulfilled and mailed once', async () => {
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

  it.each(faults)(
    'PAY-19 a checkout whose api has a %s fault after the provider call gets the same payment intent at the retry',
    async (fault) => {
      arm(apiFile, `intent.after-provider-call:${fault}`);
      const checkoutInput = { key: `lost-answer-${fault}`, email: `lost-answer-${fault}@example.com` };
      const before = (await readLedger(shop.sandboxUrl)).paymentIntents.length;
      expect(await outcomeOf(createIntent(shop.baseUrl, checkoutInput))).toBe(outcomes[fault]);
      await endFault(fault);
      const retry = await createIntent(shop.baseUrl, checkoutInput);
      expect(retry.status).toBe(200);
      const made = (await readLedger(shop.sandboxUrl)).paymentIntents.slice(before);
      expect(made).toMatchObject([{ id: retry.body.paymentIntentId, metadata: { orderRef: retry.body.orderRef } }]);
      await payByCard(shop.sandboxUrl, retry.body.paymentIntentId);
      expect(await processPayment(shop.baseUrl, retry.body.paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
      await untilCompleted(shop.databaseUrl, retry.body.orderRef);
    },
  );

  const finalizeFaults = inApi
    .filter((name) => name.startsWith('finalize.'))
    .flatMap((failpoint) => faults.map((fault) => ({ failpoint, fault })));
  it.each(finalizeFaults)(
    'PAY-20 a payment is finalized once when the api has a $fault fault at $failpoint',
    async ({ failpoint, fault }) => {
      await pauseWebhooks(shop.sandboxUrl);
      arm(apiFile, `${failpoint}:${fault}`);
      const { body: intent } = await createIntent(shop.baseUrl);
      await payByCard(shop.sandboxUrl, intent.paymentIntentId);
      expect(await outcomeOf(processPayment(shop.baseUrl, intent.paymentIntentId))).toBe(outcomes[fault]);
      await endFault(fault);
      expect(await processPayment(shop.baseUrl, intent.paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
      await resumeWebhooks(shop.sandboxUrl);
      await untilCompleted(shop.databaseUrl, intent.orderRef);
      expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
      expect((await orderOf(shop.databaseUrl, intent.orderRef)).number).toEqual(expect.any(Number));
    },
  );
});
