import { expect, test } from 'vitest';
import { BACK, newIntent, openSandbox, paidIntent, type OpenSandbox } from './open-sandbox.ts';

async function atTheBank(sandbox: OpenSandbox): Promise<{ id: string; url: string; secret: string }> {
  const { id, client_secret: secret } = await newIntent(sandbox);
  const intent = await sandbox.stripe.paymentIntents.confirm(id, {
    payment_method_data: { type: 'sandbox_bank' as 'card' },
    return_url: BACK,
  });
  return { id, url: String(intent.next_action?.redirect_to_url?.url), secret: String(secret) };
}

function press(url: string, secret: string, outcome: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ client_secret: secret, outcome }),
  });
}

test.each([
  ['succeed', 'succeeded', 'succeeded'],
  ['fail', 'failed', 'requires_payment_method'],
])('the bank’s answer %s returns as redirect_status %s', async (outcome, redirectStatus, status) => {
  const sandbox = await openSandbox();
  const { id, url, secret } = await atTheBank(sandbox);
  expect(await (await fetch(url)).text()).toContain('$21.99');
  const answer = await press(url, secret, outcome);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `${BACK}?payment_intent=${id}&payment_intent_client_secret=${secret}&redirect_status=${redirectStatus}`,
  );
  expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe(status);
  expect(await (await fetch(url)).text()).not.toContain('name="outcome"');
});

test('the bank’s page refuses a wrong secret and a second answer', async () => {
  const sandbox = await openSandbox();
  const { url, secret } = await atTheBank(sandbox);
  expect((await fetch(url.replace(/client_secret=.*/, 'client_secret=guess'))).status).toBe(404);
  expect((await press(url, 'guess', 'succeed')).status).toBe(404);
  expect((await press(url, secret, 'succeed')).status).toBe(303);
  expect((await press(url, secret, 'fail')).status).toBe(400);
});

test('a 3-D Secure redirect keeps the shop’s prefix', async () => {
  const sandbox = await openSandbox({ publicPath: '/sandbox' });
  const intent = await paidIntent(sandbox, 2199, 'pm_card_threeDSecure2Required');
  expect(intent.next_action?.redirect_to_url?.url).toMatch(new RegExp(`^http://shop\\.example/sandbox/3ds/${intent.id}\\?client_secret=`));
});

test('the browser script is one classic script with its release', async () => {
  const { url } = await openSandbox();
  const script = await (await fetch(`${url}/js/v3/`)).text();
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain("createStripe.version = 'endive'");
  expect(script).toContain('.sbx-input');
});
