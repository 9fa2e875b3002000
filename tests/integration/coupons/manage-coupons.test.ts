import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

interface Coupon {
  id: string;
  version: number;
  code: string;
  description: string;
  discountValue: number;
  state: string;
  lastDay: string | null;
  usedCount: number;
}
interface Answer {
  __typename: string;
  coupon?: Coupon;
  current?: Coupon;
  fields?: string[];
  code?: string;
}
const FIELDS = 'id version code description discountValue state lastDay usedCount';
const SELECTION = `__typename ... on CouponSaved { coupon { ${FIELDS} } } ... on UserError { code }
  ... on CouponEditStale { current { ${FIELDS} lastEdit { by } } fields }`;

async function mutate(browser: BrowserSession, call: string): Promise<Answer> {
  const { body } = await browser.post<{ data?: { answer: Answer }; errors?: { message: string }[] }>('/graphql', {
    query: `mutation { answer: ${call} { ${SELECTION} } }`,
  });
  if (!body.data?.answer) throw new Error(body.errors?.[0]?.message);
  return body.data.answer;
}

let made = 0;
async function makeCoupon(fields = ''): Promise<Coupon> {
  const answer = await mutate(
    admin,
    `createCoupon(input: { code: "made-${(made += 1)}", description: "For a test", discountValue: 10 ${fields} })`,
  );
  return answer.coupon!;
}
function update({ id }: Coupon, version: number, fields: string): Promise<Answer> {
  return mutate(admin, `updateCoupon(id: "${id}", version: ${version}, input: { ${fields} })`);
}

describe('coupons by GraphQL', () => {
  it('a new coupon has its code in upper case and the defaults', async () => {
    const coupon = await makeCoupon();
    expect(coupon).toMatchObject({ code: `MADE-${made}`, state: 'ACTIVE', lastDay: null, version: 1, usedCount: 0 });
    const [row] = await shop.sql(`select discount_type, minimum_cents, usage_limit, is_active from coupon where id = $1`, [coupon.id]);
    expect(row).toEqual({ discount_type: 'percentage', minimum_cents: 0, usage_limit: 1, is_active: true });
  });

  it('refuses a second coupon of the same code, however it is written', async () => {
    const { code } = await makeCoupon();
    const answer = await mutate(admin, `createCoupon(input: { code: " ${code.toLowerCase()} ", description: "Again", discountValue: 5 })`);
    expect(answer).toEqual({ __typename: 'CouponCodeTaken', code: 'COUPON_CODE_TAKEN' });
  });

  it.each([
    ['a percentage above 100', 'discountValue: 101', 'A percentage is at most 100'],
    ['a discount of nothing', 'discountValue: 0', 'Discount value must be above 0'],
    ['a usage limit of 0', 'usageLimit: 0', 'Usage limit must be at least 1'],
    ['a day that is none', 'lastDay: "2026-02-30"', 'Enter a day as YYYY-MM-DD'],
    ['an empty code', 'code: " "', 'Code is required'],
  ])('refuses %s and changes nothing', async (_, fields, message) => {
    const coupon = await makeCoupon();
    await expect(update(coupon, 1, fields)).rejects.toThrow(message);
    const [row] = await shop.sql('select version, discount_value from coupon where id = $1', [coupon.id]);
    expect(row).toEqual({ version: 1, discount_value: 10 });
  });

  it('refuses a usage limit below the uses that are taken', async () => {
    const coupon = await makeCoupon('usageLimit: 5');
    await shop.sql('update coupon set used_count = 3 where id = $1', [coupon.id]);
    await expect(update(coupon, 1, 'usageLimit: 2')).rejects.toThrow('3 uses are taken already');
  });

  it("ends with its last day in the shop's time zone", async () => {
    const coupon = await makeCoupon('lastDay: "2031-01-31"');
    expect(coupon.lastDay).toBe('2031-01-31');
    const [row] = await shop.sql<{ expires_at: Date }>('select expires_at from coupon where id = $1', [coupon.id]);
    expect(row?.expires_at.toISOString()).toBe('2031-02-01T05:00:00.000Z');
  });

  it.each([
    ['INACTIVE', 'is_active = false'],
    ['EXPIRED', `expires_at = now() - interval '1 second'`],
    ['USED_UP', 'used_count = usage_limit'],
  ])('lists its state %s', async (state, change) => {
    const coupon = await makeCoupon();
    await shop.sql(`update coupon set ${change} where id = $1`, [coupon.id]);
    const { body } = await admin.post<{ data: { adminCoupons: { rows: Coupon[]; totalCount: number } } }>('/graphql', {
      query: `{ adminCoupons(q: "${coupon.code.toLowerCase()}") { rows { ${FIELDS} } totalCount } }`,
    });
    expect(body.data.adminCoupons.rows.find(({ id }) => id === coupon.id)).toMatchObject({ state });
  });

  it('a deleted coupon cannot be used, its code is free, and it can be restored while it is', async () => {
    const coupon = await makeCoupon();
    const deleted = await mutate(admin, `deleteCoupon(id: "${coupon.id}", version: 1)`);
    expect(deleted.coupon).toMatchObject({ version: 2 });
    const { body } = await admin.post('/api/validate-coupon', { code: coupon.code, subtotal: 20 });
    expect(body).toEqual({ valid: false, message: 'Invalid coupon code' });
    await expect(mutate(admin, `deleteCoupon(id: "${coupon.id}", version: 2)`)).rejects.toThrow('There is no such coupon');
    const restored = await mutate(admin, `restoreCoupon(id: "${coupon.id}", version: 2)`);
    expect(restored.coupon).toMatchObject({ code: coupon.code, version: 3 });
    await mutate(admin, `deleteCoupon(id: "${coupon.id}", version: 3)`);
    await mutate(admin, `createCoupon(input: { code: "${coupon.code}", description: "Again", discountValue: 5 })`);
    expect(await mutate(admin, `restoreCoupon(id: "${coupon.id}", version: 4)`)).toMatchObject({ code: 'COUPON_CODE_TAKEN' });
  });
});

describe('the list of coupons', () => {
  const WORD = 'Listed together';
  beforeAll(async () => {
    const rows = [
      ['LIST-A', 20, 'is_active = true'],
      ['LIST-B', 10, 'is_active = false'],
      ['LIST-C', 30, `expires_at = now() - interval '1 second', used_count = 1`],
      ['LIST-D', 0, `used_count = usage_limit, expires_at = now() + interval '1 day'`],
    ] as const;
    for (const [code, minimum, change] of rows) {
      await mutate(
        admin,
        `createCoupon(input: { code: "${code}", description: "${WORD}", discountValue: 10, minimumCents: ${minimum}, usageLimit: 2 })`,
      );
      await shop.sql(`update coupon set ${change} where code = $1`, [code]);
    }
  });
  async function list(wish: string) {
    const { body } = await admin.post<{
      data: { adminCoupons: { rows: Coupon[]; totalCount: number; counts: { state: string; count: number }[] } };
    }>('/graphql', { query: `{ adminCoupons(q: "${WORD}" ${wish}) { rows { code } totalCount counts { state count } } }` });
    const { rows, ...rest } = body.data.adminCoupons;
    return { codes: rows.map(({ code }) => code.slice(-1)).join(''), ...rest };
  }

  it.each([
    ['', 'DCBA'],
    ['sort: CODE, isDescending: false', 'ABCD'],
    ['sort: MINIMUM, isDescending: false', 'DBAC'],
    ['sort: USED, isDescending: true', 'DCBA'],
    ['sort: EXPIRES, isDescending: false', 'CDAB'],
    ['sort: EXPIRES, isDescending: true', 'DCBA'],
    ['sort: CODE, isDescending: true, page: 2, pageSize: 3', 'A'],
    ['sort: CODE, isDescending: false, states: [ACTIVE, INACTIVE]', 'AB'],
    ['sort: CODE, isDescending: false, states: [EXPIRED, USED_UP]', 'CD'],
    ['states: [USED_UP]', 'D'],
  ])('sorted and filtered by { %s }', async (wish, codes) => {
    expect((await list(wish)).codes).toBe(codes);
  });

  it('counts each state of the search, whichever are shown', async () => {
    const { totalCount, counts } = await list('states: [ACTIVE], page: 2');
    expect(totalCount).toBe(1);
    expect(counts).toEqual(['ACTIVE', 'EXPIRED', 'INACTIVE', 'USED_UP'].map((state) => ({ state, count: 1 })));
  });
});

describe('two administrators edit one coupon', () => {
  it('ADM-03 different fields: both edits stay', async () => {
    const coupon = await makeCoupon();
    await update(coupon, 1, 'description: "Changed first"');
    const second = await update(coupon, 1, 'discountValue: 20');
    expect(second.coupon).toMatchObject({ description: 'Changed first', discountValue: 20, version: 3 });
  });

  it('ADM-03 the same field: the second is refused and sees both values', async () => {
    const coupon = await makeCoupon();
    await update(coupon, 1, 'discountValue: 15');
    const second = await update(coupon, 1, 'discountValue: 20, description: "Mine"');
    expect(second).toMatchObject({ __typename: 'CouponEditStale', code: 'STALE_EDIT', fields: ['discountValue'] });
    expect(second.current).toMatchObject({ discountValue: 15, description: 'For a test', version: 2, lastEdit: { by: 'Ada' } });
    const [row] = await shop.sql('select description from coupon where id = $1', [coupon.id]);
    expect(row).toEqual({ description: 'For a test' });
  });

  it('ADM-03 the same field to the same value: nothing is refused and nothing is written twice', async () => {
    const coupon = await makeCoupon();
    await update(coupon, 1, 'discountValue: 15');
    expect((await update(coupon, 1, 'discountValue: 15')).coupon).toMatchObject({ version: 2 });
  });

  it('ADM-03 twenty at once: one wins, the others are refused', async () => {
    const coupon = await makeCoupon();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => update(coupon, 1, `discountValue: ${n + 20}`)));
    expect(answers.filter(({ __typename }) => __typename === 'CouponSaved')).toHaveLength(1);
    expect(answers.filter(({ __typename }) => __typename === 'CouponEditStale')).toHaveLength(19);
  });

  it('ADM-08 the audit log says who changed what, before and after', async () => {
    const { browser, userId } = await makeStaff(shop);
    const coupon = await makeCoupon();
    await mutate(browser, `updateCoupon(id: "${coupon.id}", version: 1, input: { discountValue: 33 })`);
    const [entry] = await shop.sql(`select actor, action, detail from audit_entry where subject = $1 order by id desc limit 1`, [
      `coupon:${coupon.id}`,
    ]);
    expect(entry).toEqual({
      actor: `user:${userId}`,
      action: 'coupon-edited',
      detail: { version: 2, before: { discountValue: 10 }, after: { discountValue: 33 } },
    });
  });

  it('ADM-08 the audit log cannot be changed, deleted or emptied', async () => {
    for (const statement of ['update audit_entry set actor = actor', 'delete from audit_entry', 'truncate audit_entry']) {
      await expect(shop.sql(statement)).rejects.toThrow('append-only');
    }
  });
});

describe('/api/admin/coupons', () => {
  const fixed = { code: 'rest5', description: 'Five off', discountType: 'fixed', discountValue: 5.5, minimumAmount: 20, usageLimit: 3 };

  it('makes, lists, changes and deletes, with amounts in dollars', async () => {
    const created = await admin.post<{ id: number }>('/api/admin/coupons', { ...fixed, expiresAt: '2031-05-01' });
    expect(created.status).toBe(201);
    const { id } = created.body;
    expect(created.body).toMatchObject({
      code: 'REST5',
      discountValue: 5.5,
      minimumAmount: 20,
      usageLimit: 3,
      usedCount: 0,
      isActive: true,
    });
    const [row] = await shop.sql('select discount_value, minimum_cents from coupon where id = $1', [id]);
    expect(row).toEqual({ discount_value: 550, minimum_cents: 2000 });
    const changed = await admin.send<object>('PUT', `/api/admin/coupons/${id}`, { isActive: false, expiresAt: null });
    expect(changed.body).toMatchObject({ isActive: false, expiresAt: null, discountValue: 5.5 });
    expect((await admin.get<object[]>('/api/admin/coupons')).body).toContainEqual(changed.body);
    expect((await admin.send('DELETE', `/api/admin/coupons/${id}`)).status).toBe(200);
    expect((await admin.send('DELETE', `/api/admin/coupons/${id}`)).status).toBe(404);
  });

  it('a coupon that is sent back as it was read keeps its last day', async () => {
    const { body } = await admin.post<{ id: number }>('/api/admin/coupons', { ...fixed, code: 'rest6', expiresAt: '2031-05-01' });
    expect(body).toMatchObject({ expiresAt: '2031-05-01' });
    const { body: sentBack } = await admin.send<object>('PUT', `/api/admin/coupons/${body.id}`, body);
    expect(sentBack).toMatchObject({ expiresAt: '2031-05-01' });
    expect((await admin.get<object[]>('/api/admin/coupons')).body).toContainEqual(sentBack);
  });

  it.each([
    ['no code', { code: undefined }],
    ['an amount that is none', { discountValue: 'five' }],
    ['an unknown type', { discountType: 'gift' }],
    ['a limit that is no number', { usageLimit: 'many' }],
  ])('answers 400 for %s', async (_, wrong) => {
    expect((await admin.post('/api/admin/coupons', { ...fixed, code: 'WRONG', ...wrong })).status).toBe(400);
  });

  it('answers 404 for an unknown id and 403 to everybody else', async () => {
    expect((await admin.send('PUT', '/api/admin/coupons/999999', { isActive: true })).status).toBe(404);
    expect((await admin.send('PUT', '/api/admin/coupons/one', { isActive: true })).status).toBe(404);
    const customer = (await makeShopper(shop)).browser;
    for (const browser of [customer, shop.browser(), (await makeStaff(shop, 'coffee-admin')).browser]) {
      const { status, body } = await browser.post('/api/admin/coupons', fixed);
      expect([status, body]).toEqual([403, expect.objectContaining({ message: 'Admin access required' })]);
    }
  });
});
