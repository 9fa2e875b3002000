import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff, newPerson } from '../../support/factories/shoppers.ts';
import { foreignOrder, orderFile } from '../../support/imports/order-files.ts';
import { importSteps } from '../../support/imports/import-steps.ts';
import { importFile } from '../../support/imports/upload-file.ts';
import { setupShop } from '../../support/open-shop.ts';
import { linkIn, untilMailed } from '../accounts/mailbox.ts';

const shop = setupShop();
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

async function history(browser: BrowserSession): Promise<string[]> {
  const { myOrders } = await browser.graphql<{ myOrders: { orders: { externalNumber: string | null }[] } }>(
    '{ myOrders { orders { externalNumber } } }',
  );
  return myOrders.orders.flatMap(({ externalNumber }) => externalNumber ?? []);
}

async function resetPassword(email: string, password: string): Promise<void> {
  await shop.browser().post('/api/auth/forgot-password', { email });
  const [mail] = await untilMailed(shop.sandboxUrl, email, /A new password/, 1);
  const token = linkIn(mail!, '/reset-password').searchParams.get('token');
  expect((await shop.browser().post('/api/auth/reset-password', { token, password })).status).toBe(200);
}

describe('IMP-11 a customer who is known from an import', () => {
  it('cannot be taken over by registering the address; the owner recovers by mail and sees the history', async () => {
    const order = foreignOrder(1, { email: 'mia.owner@example.com' });
    const { body } = await importFile(shop, admin, 'import-orders-csv', orderFile('wix52', [order]));
    expect(body).toMatchObject({ customersImported: 1, ordersImported: 1 });
    const person = newPerson({ email: order.email });
    expect((await shop.browser().post('/api/auth/register', person)).status).toBe(409);
    expect((await shop.browser().post('/api/auth/login', { email: order.email, password: '' })).status).not.toBe(200);
    await resetPassword(order.email, 'found-again');
    const owner = shop.browser();
    expect((await owner.post('/api/auth/login', { email: order.email, password: 'found-again' })).status).toBe(200);
    expect(await history(owner)).toEqual([order.number]);
  });

  it('who has an account already sees the history once they have shown that the address is theirs', async () => {
    const { person, browser } = await makeShopper(shop);
    const order = foreignOrder(2, { email: person.email.toUpperCase() });
    expect((await importFile(shop, admin, 'import-ai-csv', orderFile('shopify', [order]))).body).toMatchObject({
      customersImported: 0,
      ordersImported: 1,
    });
    expect(await history(browser)).toEqual([]);
    await resetPassword(person.email, 'a-new-password');
    const again = shop.browser();
    await again.post('/api/auth/login', { email: person.email, password: 'a-new-password' });
    expect(await history(again)).toEqual([order.number]);
    const [user] = await shop.sql<{ first_name: string }>('select first_name from users where email = $1', [person.email]);
    expect(user!.first_name).toBe(person.firstName);
  });

  it('is none without an address: the order stands alone under its name', async () => {
    const file = orderFile('shopify', [foreignOrder(4, { email: '', name: 'Nils Nobody' })]);
    expect((await importFile(shop, admin, 'import-ai-csv', file)).body).toMatchObject({ customersImported: 0, ordersImported: 1 });
    const [order] = await shop.sql(`select email, user_id, customer_first_name from orders where external_number = '10004'`);
    expect(order).toEqual({ email: null, user_id: null, customer_first_name: 'Nils' });
  });

  it('is listed as imported until they set a password', async () => {
    await importFile(shop, admin, 'import-ai-csv', orderFile('shopify', [foreignOrder(7, { email: 'listed@example.com' })]));
    const query = '{ adminCustomers(q: "listed@example.com") { rows { email kind } } }';
    const { adminCustomers } = await admin.graphql<{ adminCustomers: { rows: unknown[] } }>(query);
    expect(adminCustomers.rows).toEqual([{ email: 'listed@example.com', kind: 'IMPORTED' }]);
  });
});

describe('a file of customers', () => {
  it('adds those who are not known, leaves the others as they are, and can be undone', async () => {
    const steps = importSteps(shop, admin);
    const { person } = await makeShopper(shop);
    const file = [
      'Email,First name,Last name,Joined',
      'Nora.New@Example.com,Nora,New,2021-03-04',
      `${person.email},Other,Name,2019-01-01`,
      'no address,Nils,Nobody,2020-05-06',
      'olga@example.com,Olga,,2022-07-08',
      'olga@example.com,Olga,Twice,2022-07-08',
      '',
    ].join('\n');
    const { id } = await steps.upload('ASSISTED', file);
    expect((await steps.find(id)).subject).toBe('CUSTOMERS');
    const checked = await steps.check(id);
    expect(checked.run.counts).toEqual({ orders: 4, new: 2, updated: 0, unchanged: 1, rejected: 1, newCustomers: 2 });
    const people = `select email, first_name, last_name, password_hash, created_at from users
      where email in ('nora.new@example.com', 'olga@example.com', '${person.email}') order by email = '${person.email}', email`;
    const before = await shop.sql(people);
    expect(before).toHaveLength(1);
    expect(await steps.change(`confirmImport(id: "${id}")`)).toEqual({ __typename: 'ImportRun' });
    await steps.until(id, 'DONE');
    expect(await shop.sql(people)).toEqual([
      expect.objectContaining({ email: 'nora.new@example.com', first_name: 'Nora', last_name: 'New', password_hash: null }),
      expect.objectContaining({ email: 'olga@example.com', first_name: 'Olga', password_hash: null }),
      ...before,
    ]);
    const again = await steps.upload('ASSISTED', file);
    expect((await steps.check(again.id)).run.counts).toMatchObject({ new: 0, unchanged: 3, rejected: 1 });
    expect(await steps.change(`confirmImport(id: "${again.id}")`)).toMatchObject({
      message: 'There is nothing to import: every customer is here already, or rejected.',
    });
    const effects = await admin.graphql(`{ adminImportUndo(id: "${id}") { orderCount customerCount kept { customerCount } } }`);
    expect(effects).toEqual({ adminImportUndo: { orderCount: 0, customerCount: 2, kept: { customerCount: 0 } } });
    await steps.change(`undoImport(id: "${id}")`);
    await steps.until(id, 'UNDONE');
    expect(await shop.sql(people)).toEqual(before);
  });
});
