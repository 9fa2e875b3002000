import { describe, expect, it } from 'vitest';
import {
  type OrderConfirmationProps,
  type RefundNoticeProps,
  type RenderedMail,
  renderOrderConfirmation,
  renderParkedJob,
  renderRefundNotice,
} from './index.ts';

const origin = 'https://brewquest.example';

function order(over: Partial<OrderConfirmationProps> = {}): OrderConfirmationProps {
  return {
    origin,
    isSandbox: false,
    year: 2026,
    orderNumber: 1001,
    firstName: 'Ada',
    lines: [
      { name: 'Chocolate Java - Ground', quantity: 1, lineTotalCents: 1600 },
      { name: 'Night Shirt - XXL', quantity: 3, lineTotalCents: 7205 },
    ],
    subtotalCents: 8805,
    discountCents: 880,
    couponCode: 'BREW10',
    shippingCents: 599,
    shippingMethod: 'USPS Ground',
    totalCents: 8524,
    paidWith: 'Visa ending in 4242',
    address: { name: 'Ada Lovelace', street1: '12 Engine Row', city: 'San Francisco', state: 'CA', zip: '94107' },
    trackingNumber: '9205590175',
    trackingUrl: 'https://carrier.example/track?n=9205590175&lang=en',
    carrier: 'UPS',
    statusUrl: `${origin}/order-status?payment_intent=pi_1&tracking=9205590175`,
    claimUrl: null,
    ...over,
  };
}

function refund(over: Partial<RefundNoticeProps> = {}): RefundNoticeProps {
  return {
    origin,
    isSandbox: false,
    year: 2026,
    firstName: 'Ada',
    orderRef: 'BQ-7Q2M8XKD0RTVA1ZC',
    amountCents: 3300,
    ...over,
  };
}

function parked(over: Partial<Parameters<typeof renderParkedJob>[0]> = {}) {
  return {
    origin,
    isSandbox: false,
    year: 2026,
    reason: 'The shipping label could not be bought',
    attempts: 30,
    orderNumber: 1001,
    orderRef: 'BQ-7Q2M8XKD0RTVA1ZC',
    outboxId: 17,
    ...over,
  };
}

/** Addresses a mail client would load by itself; links don't count, nobody follows them unasked. */
function loadedAddresses({ html }: RenderedMail): string[] {
  return [...html.matchAll(/(?:\bsrc(?:set)?|\bbackground|<link[^>]+href)="([^"]+)"|url\(([^)]+)\)|@import\s+([^;]+)/g)].map(
    (hit) => hit[1] ?? hit[2] ?? hit[3]!,
  );
}

const leftovers = /undefined|null|NaN|\[object|&(?:amp|lt|nbsp|#)/;

describe('order confirmation', () => {
  it('names every line, every amount, the address and the tracking number in both parts', async () => {
    const { subject, html, text } = await renderOrderConfirmation(order());
    expect(subject).toBe('Quest accepted: order #1001');
    const facts = [
      'Ada',
      'Chocolate Java - Ground',
      '$16.00',
      'Night Shirt - XXL',
      '$72.05',
      '$88.05',
      'BREW10',
      '-$8.80',
      'USPS Ground',
      '$5.99',
      '$85.24',
      'Ada Lovelace',
      '12 Engine Row',
      'San Francisco, CA 94107',
      '9205590175',
      'hips within 1-2 business days',
      '2026',
    ];
    for (const fact of [...facts, 'rder #1001']) expect(html).toContain(fact);
    for (const fact of [...facts, 'RDER #1001']) expect(text).toContain(fact);
  });

  it('links to the status page and to the carrier', async () => {
    const { html, text } = await renderOrderConfirmation(order());
    expect(html).toContain(`href="${origin}/order-status?payment_intent=pi_1&amp;tracking=9205590175"`);
    expect(html).toContain('href="https://carrier.example/track?n=9205590175&amp;lang=en"');
    expect(text).toContain(`${origin}/order-status?payment_intent=pi_1&tracking=9205590175`);
    expect(text).toContain('https://carrier.example/track?n=9205590175&lang=en');
  });

  it('offers to add the order to an account where it is in none, in both parts', async () => {
    const claimUrl = `${origin}/account?claim=BQ-7Q2M8XKD0RTVA1ZC.c2lnbmVk`;
    const guest = await renderOrderConfirmation(order({ claimUrl }));
    expect(guest.html).toContain(`href="${claimUrl}"`);
    expect(guest.html).toContain('Add this order to it');
    expect(guest.text).toContain(`Have an account? Add this order to it ${claimUrl}`);
    const own = await renderOrderConfirmation(order());
    expect(own.html + own.text).not.toMatch(/claim|Have an account/);
  });

  it('keeps the columns of the order in the text part', async () => {
    const { text } = await renderOrderConfirmation(order());
    expect(text).toMatch(/^Night Shirt - XXL +3 +\$72\.05$/m);
    expect(text).toMatch(/^Total +\$85\.24$/m);
    expect(text).not.toMatch(leftovers);
    expect(text).not.toMatch(/\n{4}|<\w/);
  });

  it('says that the order will be shipped soon while there is no label, and leaves out what is not known', async () => {
    const { html, text } = await renderOrderConfirmation(
      order({
        trackingNumber: null,
        trackingUrl: null,
        address: null,
        couponCode: null,
        discountCents: 0,
        shippingCents: 0,
        firstName: '  ',
      }),
    );
    expect(html).toContain('Your order will be shipped soon');
    expect(html).not.toMatch(/Ships to|Coupon|Discount|Tracking number/);
    expect(text).toMatch(/^Shipping, USPS Ground +FREE$/m);
    expect(text).toContain('Well met, traveler.');
    expect(text).not.toMatch(leftovers);
  });

  it('escapes whatever the shopper typed', async () => {
    const attack = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
    const { html, text } = await renderOrderConfirmation(
      order({
        firstName: attack,
        couponCode: attack,
        shippingMethod: attack,
        trackingNumber: attack,
        carrier: attack,
        lines: [{ name: attack, quantity: 1, lineTotalCents: 1 }],
        address: { name: attack, street1: attack, city: attack, state: attack, zip: attack },
      }),
    );
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<img\b/g)).toHaveLength(1);
    expect(text).toContain('<script>alert(1)</script>');
  });

  it('does not link a tracking address that is not a web address', async () => {
    const { html } = await renderOrderConfirmation(order({ trackingUrl: 'javascript:alert(1)' }));
    expect(html).not.toContain('javascript:');
    expect(html).toContain('Tracking number 9205590175 (UPS)');
  });

  it('says in sandbox mode, and only there, that no card was charged', async () => {
    const sandbox = await renderOrderConfirmation(order({ isSandbox: true }));
    const live = await renderOrderConfirmation(order());
    expect(sandbox.html).toContain('SANDBOX: no card was charged');
    expect(sandbox.text).toContain('SANDBOX: no card was charged');
    expect(live.html + live.text).not.toContain('SANDBOX');
  });

  it('stays under 60 kB with the 40 lines a cart can hold', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({
      name: `Captain's Choice ${index} - Whole Bean`,
      quantity: 99,
      lineTotalCents: 168300,
    }));
    const { html } = await renderOrderConfirmation(order({ lines }));
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });
});

describe('refund notice', () => {
  it('says sorry, what comes back, for which order, and where the store is', async () => {
    const { subject, html, text } = await renderRefundNotice(refund());
    expect(subject).toBe('Refund for your Brew Quest order');
    for (const part of [html, text]) {
      for (const fact of ['We are sorry, Ada.', '$33.00', 'BQ-7Q2M8XKD0RTVA1ZC', `${origin}/store`, '2026']) expect(part).toContain(fact);
    }
    expect(text).not.toMatch(leftovers);
  });

  it('escapes a hostile name', async () => {
    const { html } = await renderRefundNotice(refund({ firstName: '<script>alert(1)</script>', orderRef: '<b>' }));
    expect(html).not.toMatch(/<script|<b>/);
  });
});

describe('parked job', () => {
  it('INF-21 names what failed, how often it was tried and which order waits, in both parts', async () => {
    const { subject, html, text } = await renderParkedJob(parked());
    expect(subject).toBe('Needs you: The shipping label could not be bought (order #1001)');
    for (const part of [html, text]) {
      for (const fact of ['The shipping label could not be bought.', 'order #1001, reference BQ-7Q2M8XKD0RTVA1ZC', 'tried 30 times', '17'])
        expect(part).toContain(fact);
    }
    expect(text).not.toMatch(leftovers);
  });

  it('INF-21 says nothing of an order where there is none', async () => {
    const { subject, text } = await renderParkedJob(parked({ orderNumber: null, orderRef: null }));
    expect(subject).toBe('Needs you: The shipping label could not be bought');
    expect(text).not.toMatch(/order/i);
  });
});

describe('every mail', () => {
  const mails = {
    'order confirmation': () => renderOrderConfirmation(order({ isSandbox: true })),
    'refund notice': () => renderRefundNotice(refund({ isSandbox: true })),
    'parked job': () => renderParkedJob(parked({ isSandbox: true })),
  };

  it.each(Object.entries(mails))('%s comes out the same twice', async (_, renderTwice) => {
    expect(await renderTwice()).toEqual(await renderTwice());
  });

  it.each(Object.entries(mails))('%s loads nothing but the header picture of its own origin', async (_, renderOnce) => {
    const mail = await renderOnce();
    expect(loadedAddresses(mail)).toEqual([`${origin}/art/mail/header.png`]);
    expect(mail.html).not.toMatch(/<(?:script|iframe|form|svg)\b/);
    const picture = /<img [^>]*>/.exec(mail.html)?.[0];
    for (const attribute of ['alt="Brew Quest"', 'width="600"', 'height="140"']) expect(picture).toContain(attribute);
  });
});
