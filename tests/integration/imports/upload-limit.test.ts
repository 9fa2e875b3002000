import { expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { formOf, sendForm } from '../../support/imports/upload-file.ts';
import { setupShop } from '../../support/open-shop.ts';
import { inParallel } from '../../support/shopper.ts';

/** Uploads of one network per minute. */
const LIMIT = 10;
const shop = setupShop({ processes: 'in-process', env: { RATE_LIMIT_FACTOR: '1' } });

it('takes ten files a minute, sent at once, and refuses the others before it reads them', async () => {
  const { browser } = await makeStaff(shop);
  const answers = await inParallel(LIMIT + 3, () => sendForm(shop, browser, 'import-orders-csv', formOf('%PDF-1.7')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: LIMIT }, () => 400), 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.body.message).toBe('Too many files. Please wait a moment and try again.');
  const query = 'mutation ($file: Upload!) { uploadImport(kind: ASSISTED, file: $file) { id } }';
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new Blob(['a,b\n1,2\n'], { type: 'text/csv' }), 'orders.csv');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'user-agent': 'test browser', 'apollo-require-preflight': 'true' };
  expect((await fetch(new URL('/graphql/upload', shop.baseUrl), { method: 'POST', body: form, headers })).status).toBe(429);
  expect(await shop.sql('select count(*)::int as count from import_run')).toEqual([{ count: LIMIT }]);
});
