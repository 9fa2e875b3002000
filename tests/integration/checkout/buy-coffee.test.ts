import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../support/invariants.ts';
import { readLedger } from '../../support/ledger.ts';
import { buy } from '../../support/shopper.ts';
import { setupShop } from '../../support/open-shop.ts';

describe('a purchase over REST', () => {
  const shop = setupShop();

  it('ends in one paid, fulfilled and mailed order', async () => {
    const email = 'ada@example.com';
    const bought = await buy(shop, { email });
    expect(bought.body).toMatchObject({ success: true, orderNumber: 1001, trackingNumber: expect.stringMatching(/\w{10,}/) });
    await expectInvariants(shop);
    const ledger = await readLedger(shop.sandboxUrl);
    expect(ledger.labels).toHaveLength(1);
    expect(ledger.mails).toMatchObject([{ subject: 'Quest accepted: order #1001' }]);
  });
});
