import { Migration } from '@mikro-orm/migrations';

/**
 * Coupon codes are stored in upper case without surrounding spaces, so the unique code is unique however it is typed (CPN-09). A code that was
 * stored otherwise could never be used, as what a shopper types is put in upper case: the one of them that was made first gets the code,
 * unless the code is taken. The others are switched off and keep their rows under names of their own, for the orders that refer to them.
 */
export class Migration20261122030000CouponCodes extends Migration {
  override up(): void {
    this.addSql(`with normal as (select id, code, upper(btrim(code)) as wanted from coupon),
      ranked as (select *, wanted <> '' and row_number() over (partition by wanted order by code = wanted desc, id) = 1 as is_first from normal)
      update coupon set
        code = case when is_first then wanted else left(wanted, 200) || '-DUPLICATE-' || coupon.id end,
        is_active = is_active and is_first
      from ranked where ranked.id = coupon.id and (not is_first or ranked.code <> wanted)`);
    this.addSql(`alter table "coupon" add constraint "coupon_code_check" check (code <> '' and code = upper(btrim(code)))`);
  }
}
