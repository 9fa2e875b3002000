import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { BACK, confirm, errorOf, newIntent, openSandbox, paidIntent } from './open-sandbox.ts';

/** An answer, and the type that the SDK declares for it. */
interface Recorded {
  name: string;
  type: string;
  answer: unknown;
}

const FILE = resolve(import.meta.dirname, 'recorded-answers.ts');

/** What the compiler has against recorded answers as values of the SDK's types. */
function typeErrors(recorded: readonly Recorded[]): string[] {
  const values = recorded.map(({ type, answer }, at) => `export const answer${at}: ${type} = ${JSON.stringify(answer)};`);
  const source = ["import type Stripe from 'stripe';", ...values].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === FILE || fileExists(path);
  host.readFile = (path) => (path === FILE ? source : readFile(path));
  host.getSourceFile = (path, version) =>
    path === FILE ? ts.createSourceFile(path, source, version) : getSourceFile.call(host, path, version);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
    const about = file?.fileName === FILE ? (recorded[line - 1]?.name ?? 'the import') : (file?.fileName ?? 'the compiler');
    return `${about}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test('the answers from payment to dispute are of the types that the SDK declares', async () => {
  const sandbox = await openSandbox();
  const { stripe, control } = sandbox;
  const recorded: Recorded[] = [];
  function record<T>(name: string, type: string, answer: T): T {
    recorded.push({ name, type: `Stripe.${type}`, answer });
    return answer;
  }
  const paid = record('created', 'PaymentIntent', await newIntent(sandbox));
  record('confirmed', 'PaymentIntent', await confirm(sandbox, paid.id));
  record('its charge', 'Charge', (await stripe.paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] })).latest_charge);
  const declined = await newIntent(sandbox);
  const refusal = await errorOf(confirm(sandbox, declined.id, 'pm_card_chargeDeclined'));
  record('declined', 'PaymentIntent', (refusal.raw as { payment_intent: object }).payment_intent);
  record('declined error', 'PaymentIntent.LastPaymentError', (await stripe.paymentIntents.retrieve(declined.id)).last_payment_error);
  const secure = record(
    '3-D Secure',
    'PaymentIntent',
    await confirm(sandbox, (await newIntent(sandbox)).id, 'pm_card_authenticationRequired'),
  );
  expect(secure.status).toBe('requires_action');
  record('canceled', 'PaymentIntent', await stripe.paymentIntents.cancel((await newIntent(sandbox)).id));
  record('refunded in part', 'Refund', await stripe.refunds.create({ payment_intent: paid.id, amount: 100 }));
  record('refunded in full', 'Refund', await stripe.refunds.create({ payment_intent: paid.id }));
  record('refunds', 'ApiList<Stripe.Refund>', await stripe.refunds.list({ payment_intent: paid.id }));
  const disputed = await paidIntent(sandbox);
  await control(`/payment_intents/${disputed.id}/dispute`, {});
  record('disputes', 'ApiList<Stripe.Dispute>', await stripe.disputes.list({ payment_intent: disputed.id }));
  await control(`/payment_intents/${disputed.id}/review`, { isOpen: true });
  record('its review', 'Review', (await stripe.paymentIntents.retrieve(disputed.id, { expand: ['review'] })).review);
  await control(`/payment_intents/${disputed.id}/fraud_warning`, {});
  const line = { quantity: 1, price_data: { currency: 'usd', unit_amount: 1600, product_data: { name: 'Brunana' } } };
  record(
    'checkout session',
    'Checkout.Session',
    await stripe.checkout.sessions.create({ mode: 'payment', line_items: [line], success_url: BACK, cancel_url: BACK }),
  );
  const { data: events } = await stripe.events.list({ limit: 100 });
  for (const event of events) record(`event ${event.type}`, 'Event', event);
  expect(new Set(events.map(({ type }) => type.split('.')[0]))).toEqual(new Set(['payment_intent', 'charge', 'refund', 'review', 'radar']));
  expect(typeErrors(recorded)).toEqual([]);
  const { amount: _, ...short } = paid;
  expect(typeErrors([{ name: 'without its amount', type: 'Stripe.PaymentIntent', answer: short }])).toEqual([
    expect.stringMatching(/^without its amount: .*amount/),
  ]);
}, 60_000);
