import { describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { newEmail } from '../../support/shopper.ts';
import { mailsTo, untilMailed } from '../accounts/mailbox.ts';

const shop = setupShop();

async function openInvoice(fields: string) {
  const { browser } = await makeStaff(shop);
  const { createInvoice } = await browser.graphql<{ createInvoice: { detail: { invoice: { number: string } } } }>(
    `mutation { createInvoice(key: "mail-invoice-${Date.now()}", input: { customerName: "Ada", ${fields} items: [{ name: "Darth", priceCents: 2999 }] })
      { ... on InvoiceSaved { detail { invoice { number } } } } }`,
  );
  const { number } = createInvoice.detail.invoice;
  async function mail(key: string) {
    const { mailInvoice } = await browser.graphql<{ mailInvoice: object }>(
      `mutation { mailInvoice(number: "${number}", key: "${key}") { __typename ... on InvoiceMailQueued { email } ... on UserError { code } } }`,
    );
    return mailInvoice;
  }
  return { browser, number, mail };
}

describe('an invoice by mail', () => {
  it('ADM-41 goes out once for a key, and again for another', async () => {
    const email = newEmail();
    const { number, mail } = await openInvoice(`customerEmail: "${email}",`);
    const answers = await Promise.all([mail('first-dialog-0001'), mail('first-dialog-0001'), mail('first-dialog-0001')]);
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ __typename: 'InvoiceMailQueued', email })));
    const [sent] = await untilMailed(shop.sandboxUrl, email, /invoice/);
    expect(sent).toMatchObject({ subject: `Your Brew Quest invoice ${number}` });
    await mail('second-dialog-0002');
    await untilMailed(shop.sandboxUrl, email, /invoice/, 2);
    const ids = (await mailsTo(shop.sandboxUrl, email)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toHaveLength(2);
  });

  it('ADM-41 one without an address, or void, is not sent', async () => {
    const { mail } = await openInvoice('');
    expect(await mail('no-address-00001')).toEqual({ __typename: 'InvoiceNotMailable', code: 'INVOICE_NOT_MAILABLE' });
    const other = await openInvoice(`customerEmail: "${newEmail()}",`);
    await other.browser.graphql(`mutation { voidInvoice(number: "${other.number}") { invoice { number } } }`);
    expect(await other.mail('is-void-00000001')).toMatchObject({ code: 'INVOICE_NOT_MAILABLE' });
  });
});
