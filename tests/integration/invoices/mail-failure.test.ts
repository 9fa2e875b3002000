import { afterEach, describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, healProviders } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { newEmail } from '../../support/shopper.ts';
import { mailsTo, untilMailed } from '../accounts/mailbox.ts';

interface MailState {
  state: string;
  isTriedAgain: boolean;
  mailedAt: string | null;
}

describe('an invoice by mail while the mail server fails', () => {
  const shop = setupShop();
  afterEach(() => healProviders(shop.sandboxUrl));

  let made = 0;
  async function openInvoice(domain = '') {
    const email = domain ? newEmail().replace(/@.*/, domain) : newEmail();
    const { browser } = await makeStaff(shop);
    const { createInvoice } = await browser.graphql<{ createInvoice: { detail: { invoice: { number: string } } } }>(
      `mutation { createInvoice(key: "mail-failure-key-${(made += 1)}",
         input: { customerName: "Ada", customerEmail: "${email}", items: [{ name: "Darth", priceCents: 2999 }] })
        { ... on InvoiceSaved { detail { invoice { number } } } } }`,
    );
    const { number } = createInvoice.detail.invoice;
    async function mail(key: string): Promise<void> {
      await browser.graphql(`mutation { mailInvoice(number: "${number}", key: "${key}") { __typename } }`);
    }
    async function state(): Promise<MailState> {
      const { adminInvoiceMail } = await browser.graphql<{ adminInvoiceMail: MailState }>(
        `{ adminInvoiceMail(number: "${number}") { state isTriedAgain mailedAt } }`,
      );
      return adminInvoiceMail;
    }
    function until(condition: (mailState: MailState) => boolean): Promise<MailState> {
      return waitFor(30_000, async () => {
        const now = await state();
        return condition(now) && now;
      });
    }
    return { email, number, mail, state, until };
  }

  it('ADM-42 a mail that the server refuses for now is tried again and sent once', async () => {
    const { email, mail, state, until } = await openInvoice();
    expect(await state()).toEqual({ state: 'NONE', isTriedAgain: false, mailedAt: null });
    await breakProvider(shop.sandboxUrl, { target: 'smtp', method: 'RCPT', kind: 'status', status: 450, count: 1 });
    await mail('refused-at-first-1');
    expect(await until(({ isTriedAgain }) => isTriedAgain)).toMatchObject({ state: 'ON_ITS_WAY', mailedAt: null });
    expect(await until((now) => now.state === 'SENT')).toEqual({ state: 'SENT', isTriedAgain: false, mailedAt: expect.any(String) });
    await untilMailed(shop.sandboxUrl, email, /invoice/);
    expect(await mailsTo(shop.sandboxUrl, email)).toHaveLength(1);
  });

  it('ADM-42 a mail that never gets through ends in an error that the room shows, and can be sent again', async () => {
    const { email, mail, until } = await openInvoice();
    await breakProvider(shop.sandboxUrl, { target: 'smtp', method: 'RCPT', kind: 'status', status: 554, count: 0 });
    await mail('never-gets-through');
    await until(({ isTriedAgain }) => isTriedAgain);
    // As if only the last attempt were left.
    await shop.sql(
      `update outbox set attempts = 9, leased_until = now() - interval '1 minute' where job = 'invoices.mail-invoice' and state = 'due'`,
    );
    expect(await until((now) => now.state === 'FAILED')).toEqual({ state: 'FAILED', isTriedAgain: false, mailedAt: null });
    expect(await mailsTo(shop.sandboxUrl, email)).toEqual([]);
    await healProviders(shop.sandboxUrl);
    await mail('from-another-dialog');
    await until((now) => now.state === 'SENT');
    expect(await mailsTo(shop.sandboxUrl, email)).toHaveLength(1);
    // What a person does with the failed one; the invariants allow none that is left.
    await shop.sql(`update outbox set state = 'given-up', done_at = now() where state = 'parked'`);
    expect(await until((now) => now.state === 'SENT')).toBeTruthy();
  });

  it('INF-41: a mail to an address that is refused for good fails at its first try, and the room shows it', async () => {
    const { mail, until } = await openInvoice('@refused.example');
    await mail('refused-for-good-1');
    expect(await until((now) => now.state === 'FAILED')).toEqual({ state: 'FAILED', isTriedAgain: false, mailedAt: null });
    const [job] = await shop.sql<object>(
      `select attempts, last_error from outbox where job = 'invoices.mail-invoice' and state = 'parked'`,
    );
    expect(job).toEqual({ attempts: 1, last_error: "The mail server refused the recipient's address" });
    await shop.sql(`update outbox set state = 'given-up', done_at = now() where state = 'parked'`);
  });
});
