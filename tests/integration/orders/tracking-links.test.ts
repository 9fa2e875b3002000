import { describe, expect, it } from 'vitest';
import { setupCarrierShop } from '../../faults/carrier/carrier-front.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { buy, graphql, newEmail, portland, post } from '../../support/shopper.ts';

const UPS_PAGE = 'https://www.ups.com/WebTracking/processInputRequest?AgreeToTermsAndConditions=yes&InquiryNumber1=';
const FIELDS = 'trackingNumber trackingUrl carrier';

describe('the tracking link of an order', () => {
  const { shop, front } = setupCarrierShop({});

  async function shipByUps() {
    const items = [{ id: 'dukes-spice', name: "Duke's Spice", quantity: 1 }];
    const { body } = await post<{ rates: { rateId: string; amount: string; provider: string }[] }>(shop.baseUrl, '/api/shipping-rates', {
      toAddress: portland,
      items,
    });
    const ups = body.rates.find(({ provider }) => provider === 'UPS')!;
    const email = newEmail();
    const bought = await buy(shop, { amount: Number((16 + Number(ups.amount)).toFixed(2)), rateId: ups.rateId, email });
    const { tracking_number: trackingNumber } = await shop.untilOrder(bought.intent.orderRef, { status: 'completed' });
    return { email, number: bought.body.orderNumber, intent: bought.intent, trackingNumber: String(trackingNumber) };
  }
  async function shownTo({ email, number, intent }: Awaited<ReturnType<typeof shipByUps>>): Promise<unknown[]> {
    const { lookUpOrder } = await graphql<{ lookUpOrder: object }>(
      shop.baseUrl,
      `query ($number: Int!, $email: String!) { lookUpOrder(number: $number, email: $email) { ${FIELDS} } }`,
      { number, email },
    );
    const { checkoutStatus } = await graphql<{ checkoutStatus: object }>(
      shop.baseUrl,
      `query ($id: ID!) { checkoutStatus(paymentIntentId: $id) { ${FIELDS} } }`,
      { id: intent.paymentIntentId },
    );
    const { browser } = await makeStaff(shop);
    const { adminOrder } = await browser.graphql<{ adminOrder: object }>(`{ adminOrder(number: ${number}) { ${FIELDS} } }`);
    return [lookUpOrder, checkoutStatus, adminOrder];
  }
  async function mailTo(email: string): Promise<{ html: string; text: string }> {
    const answer = await fetch(new URL(`/mail/api/messages?to=${email}`, shop.sandboxUrl));
    return ((await answer.json()) as { html: string; text: string }[])[0]!;
  }

  it('leads to the carrier of the label on the pages of the shopper and of the staff, and in the mail', async () => {
    const order = await shipByUps();
    const shown = { trackingNumber: order.trackingNumber, trackingUrl: UPS_PAGE + order.trackingNumber, carrier: 'UPS' };
    expect(await shownTo(order)).toEqual([shown, shown, shown]);
    const { html, text } = await mailTo(order.email);
    expect(html).toContain(shown.trackingUrl.replaceAll('&', '&amp;'));
    expect(text).toContain('(UPS)');
    expect(html + text).not.toContain('usps.com');
  });

  it.each(['http://www.ups.com/track', 'javascript:alert(1)', ''])('is a known one of the carrier in place of "%s"', async (link) => {
    front.script(async ({ path }, passOn) => {
      const answer = await passOn();
      return path.startsWith('/transactions') ? { ...answer, body: { ...(answer.body as object), tracking_url_provider: link } } : answer;
    });
    const order = await shipByUps();
    const trackingUrl = `https://www.ups.com/track?tracknum=${order.trackingNumber}`;
    const shown = { trackingNumber: order.trackingNumber, trackingUrl, carrier: 'UPS' };
    expect(await shownTo(order)).toEqual([shown, shown, shown]);
    expect((await mailTo(order.email)).html).toContain(trackingUrl);
  });
});
