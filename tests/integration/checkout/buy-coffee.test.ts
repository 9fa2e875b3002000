import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { expectInvariants } from '../../support/invariants.ts';
import { readLedger } from '../../support/ledger.ts';
import { buy } from '../../support/shopper.ts';
import { type RunningStack, startStack } from '../../support/start-stack.ts';

describe('a purchase over REST', () => {
  let database: TestDatabase;
  let shop: RunningStack;
  beforeAll(async () => {
    database = await createTestDatabase();
    shop = await startStack(database);
  });
  afterAll(async () => {
    await shop?.close();
    await database?.drop();
  });

  it('ends in one paid, packed and mailed order', async () => {
    const email = 'ada@example.com';
    const bought = await buy(shop, { email });
    expect(bought.body).toMatchObject({ success: true, orderNumber: 1001, trackingNumber: expect.stringMatching(/\w{10,}/) });
    await expectInvariants({ ...database, sandboxUrl: shop.sandboxUrl });
    const ledger = await readLedger(shop.sandboxUrl);
    expect(ledger.labels).toHaveLength(1);
    expect(ledger.mails).toMatchObject([{ subject: 'Quest accepted: order #1001' }]);
  });
});
