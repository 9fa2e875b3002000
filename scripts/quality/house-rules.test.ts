import { expect, it, test } from 'vitest';
import { findBannedNames, findFullFolders, findOtherWriters } from './house-rules.ts';

function folderOf(count: number, folder: string): string[] {
  return Array.from({ length: count }, (_, at) => `${folder}/part-${at}.ts`);
}

test('a folder of fifteen files passes, one of sixteen does not', () => {
  expect(findFullFolders(folderOf(15, 'web/src/routes/home'))).toEqual([]);
  expect(findFullFolders([...folderOf(15, 'web/src/routes/home'), 'web/src/routes/home/home.graphql'])).toEqual([
    expect.stringContaining('web/src/routes/home: 16 files'),
  ]);
  expect(findFullFolders(folderOf(16, 'tests/e2e'))).toHaveLength(1);
});

test('colocated tests, style sheets and stories do not count', () => {
  const besides = ['part-1.test.ts', 'part-1.module.css', 'part-1.stories.tsx'].map((name) => `web/src/ui/${name}`);
  expect(findFullFolders([...folderOf(15, 'web/src/ui'), ...besides])).toEqual([]);
  expect(findFullFolders(Array.from({ length: 16 }, (_, at) => `tests/integration/part-${at}.test.ts`))).toHaveLength(1);
});

it('counts each folder by itself', () => {
  expect(findFullFolders([...folderOf(15, 'web/src/lib'), ...folderOf(15, 'web/src/lib/head')])).toEqual([]);
});

it.each([
  'web/public/art',
  'web/public/art/og',
  'tests/e2e/looks/pictures/stories',
  'web/src/generated/home',
  'api/src/platform/db/migrations',
])('leaves out what programs write: %s', (folder) => {
  expect(findFullFolders(folderOf(40, folder))).toEqual([]);
});

it.each(['api/src/platform/lib/utils.ts', 'web/src/ui/common.module.css', 'tests/support/helpers/mail.ts', 'web/src/types.d.ts'])(
  'bans the name %s',
  (path) => {
    expect(findBannedNames([path])).toHaveLength(1);
  },
);

it('lets a name say common of something', () => {
  expect(findBannedNames(['api/src/modules/accounts/passwords/common-passwords.ts'])).toEqual([]);
});

it.each([
  'await tx.em.execute(`with a as (select 1)\n  UPDATE orders set status = 1`)',
  'update stock_item s set held = 0',
  'update coupon set is_active = false',
  'delete from orders where id = ?',
  'tx.em.nativeUpdate(Order, { id }, { status })',
])('refuses a second writer: %s', (text) => {
  expect(findOtherWriters('api/src/modules/checkout/payment/pay.ts', text)).toHaveLength(1);
});

it('lets the writer of a table, migrations and other tables be', () => {
  expect(findOtherWriters('api/src/modules/orders/move-order.ts', 'update orders o set status = ?')).toEqual([]);
  expect(findOtherWriters('api/src/platform/db/migrations/20261122030000-coupon-codes.ts', 'update coupon set code = 1')).toEqual([]);
  expect(findOtherWriters('api/src/modules/coupons/move-coupon.ts', 'update coupon_redemption set state = 1')).toEqual([]);
  expect(findOtherWriters('api/src/modules/orders/labels/buy-label.ts', 'Object.assign(order, await recordLabel(ctx))')).toEqual([]);
});
