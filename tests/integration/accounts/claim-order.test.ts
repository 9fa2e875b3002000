import { describe, expect, test } from 'vitest';
import { type BrowserSession } from '../../support/browser-session.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, type IntentAnswer, newEmail, payByCard, portland } from '../../support/shopper.ts';
import { linkIn, untilMailed } from './mailbox.ts';
import { newPerson, type Person } from '../../support/factories/shoppers.ts';

const CONFIRMATION = /Quest accepted: order #\d+/;
const REFUSED = {
  __typename: 'OrderClaimRefused',
  code: 'ORDER_CLAIM_REFUSED',
  message: 'This link does not belong to an order that can be added to your account.',
};
const claimDocument = `mutation ($token: String!) {
  claimOrder(token: $token) { __typename ... on OrderClaimed { number } ... on UserError { code message } }
}`;
const myOrders =
  '{ myOrders { totalCount totalSpentCents orders { id number status totalCents items { productName quantity priceCents } } } }';
interface Listed {
  id: string;
  orderNumber: number;
  totalAmount: string;
  status: string;
}

describe("a guest's order and an account", () => {
  const shop = setupShop();
  async function signUp(over: Partial<Person> = {}): Promise<BrowserSession> {
    const browser = shop.browser();
    expect((await browser.post('/api/auth/register', newPerson(over))).status).toBe(201);
    return browser;
  }
  async function claim(browser: BrowserSession, token: string) {
    return (await browser.graphql<{ claimOrder: Record<string, unknown> }>(claimDocument, { token })).claimOrder;
  }
  async function listed(browser: BrowserSession) {
    return (await browser.get<Listed[]>('/api/orders/my-orders')).body;
  }
  async function buyAsGuest(email = newEmail()) {
    const { body } = await buy(shop, { email });
    const [mail] = await untilMailed(shop.sandboxUrl, email, CONFIRMATION);
    return { ref: body.orderId, number: body.orderNumber, email, mail: mail! };
  }
  function tokenOf(mail: { text: string }): string {
    return linkIn(mail, '/account').searchParams.get('claim')!;
  }

  test('ORD-03: a new account with the address of a guest sees none of the orders', async () => {
    const { email } = await buyAsGuest();
    const browser = await signUp({ email });
    expect(await listed(browser)).toEqual([]);
    expect(await browser.graphql(myOrders)).toEqual({ myOrders: { totalCount: 0, totalSpentCents: 0, orders: [] } });
  });

  test('the link in the confirmation adds the order to the account', async () => {
    const { ref, number, mail } = await buyAsGuest();
    const link = linkIn(mail, '/account');
    expect(link.origin).toBe(new URL(shop.baseUrl).origin);
    expect(mail.html).toContain(`href="${link.href}"`);
    const browser = await signUp();
    expect(await claim(browser, tokenOf(mail))).toEqual({ __typename: 'OrderClaimed', number });
    expect(await listed(browser)).toMatchObject([{ id: ref, orderNumber: number, totalAmount: '21.99' }]);
    expect(await browser.graphql(myOrders)).toMatchObject({
      myOrders: { totalCount: 1, totalSpentCents: 2199, orders: [{ id: ref, items: [{ quantity: 1, priceCents: 1600 }] }] },
    });
    expect((await shop.auditOf(ref)).filter((kind) => kind === 'claimed')).toHaveLength(1);
  });

  test('a used link claims nothing for another account, and its repeated use changes nothing', async () => {
    const { mail, number, ref } = await buyAsGuest();
    const token = tokenOf(mail);
    const owner = await signUp();
    const repeated = await Promise.all([claim(owner, token), claim(owner.copy(), token), claim(owner.copy(), token)]);
    for (const answer of repeated) expect(answer).toEqual({ __typename: 'OrderClaimed', number });
    expect(await claim(await signUp(), token)).toEqual(REFUSED);
    expect((await shop.auditOf(ref)).filter((kind) => kind === 'claimed')).toHaveLength(1);
  });

  test('of two accounts that use the link at once one gets the order', async () => {
    const { mail } = await buyAsGuest();
    const people = await Promise.all([signUp(), signUp()]);
    const answers = await Promise.all(people.map((person) => claim(person, tokenOf(mail))));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['OrderClaimed', 'OrderClaimRefused'].toSorted());
    expect((await Promise.all(people.map(listed))).map((orders) => orders.length).toSorted()).toEqual([0, 1]);
  });

  test('a token that was changed, cut or made for another order is refused, and so is a signed-out client', async () => {
    const [one, other] = [await buyAsGuest(), await buyAsGuest()];
    const token = tokenOf(one.mail);
    const [, signature] = token.split('.');
    const browser = await signUp();
    for (const wrong of [
      '',
      '.',
      one.ref,
      `${one.ref}.`,
      `${other.ref}.${signature}`,
      token.slice(0, -1),
      token.toLowerCase(),
      `${token}x`,
      'x'.repeat(9_000),
    ])
      expect(await claim(browser, wrong)).toEqual(REFUSED);
    const { body } = await shop.browser().post<{ errors: object[] }>('/graphql', { query: claimDocument, variables: { token } });
    expect(body.errors).toMatchObject([{ extensions: { code: 'NOT_SIGNED_IN' } }]);
    expect(await listed(browser)).toEqual([]);
  });

  test('an order placed while signed in is in the account, and its confirmation has no such link', async () => {
    const email = newEmail();
    const browser = await signUp();
    const { body: intent } = await browser.post<IntentAnswer>('/api/create-payment-intent', {
      amount: 21.99,
      cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }],
      email,
      shippingAddress: portland,
    });
    expect(await listed(browser)).toEqual([]);
    await payByCard(shop.sandboxUrl, intent.paymentIntentId);
    expect((await browser.post('/api/process-payment', { paymentIntentId: intent.paymentIntentId })).status).toBe(200);
    expect(await listed(browser)).toMatchObject([{ id: intent.orderRef, totalAmount: '21.99' }]);
    const [mail] = await untilMailed(shop.sandboxUrl, email, CONFIRMATION);
    expect(mail!.text + mail!.html).not.toMatch(/claim|Have an account/);
  });

  describe('looking up an order', () => {
    function lookUp(number: number, email: string) {
      return shop.browser().post<{
        data: Record<string, unknown>;
        errors?: { message: string; extensions: { code: string } }[];
      }>('/graphql', {
        query: `query ($number: Int!, $email: String!) { lookUpOrder(number: $number, email: $email) { number status createdAt trackingNumber } }`,
        variables: { number, email },
      });
    }

    test('shows a guest the status by number and address, in any spelling', async () => {
      const { number, email } = await buyAsGuest();
      expect((await lookUp(number, ` ${email.toUpperCase()} `)).body.data).toMatchObject({
        lookUpOrder: {
          number,
          status: expect.stringMatching(/^(paid|completed)$/) as string,
          trackingNumber: expect.any(String) as string,
        },
      });
    });

    test('answers a wrong number and a wrong address alike', async () => {
      const { number, email } = await buyAsGuest();
      const { email: otherEmail } = await buyAsGuest();
      for (const [wrongNumber, wrongEmail] of [
        [number, otherEmail],
        [number, newEmail()],
        [999_999, email],
      ] as const)
        expect((await lookUp(wrongNumber, wrongEmail)).body.errors).toMatchObject([
          { message: 'There is no order with this number and email', extensions: { code: 'MISSING' } },
        ]);
      expect((await lookUp(number, 'ada')).body.errors).toMatchObject([
        { message: 'Invalid email address', extensions: { code: 'INVALID_INPUT' } },
      ]);
      expect((await lookUp(0, email)).body.errors).toMatchObject([{ message: 'Please enter the order number' }]);
    });
  });
});
