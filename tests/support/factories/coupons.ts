type Sql = (query: string, values: unknown[]) => Promise<unknown>;

let coupons = 0;
/** Takes $5.00 off once, unless `options` differ. Returns its code. */
export async function makeCoupon(
  { sql }: { sql: Sql },
  options: { cents?: number; percent?: number; uses?: number } = {},
): Promise<string> {
  const code = `MADE${++coupons}`;
  const [type, value] = options.percent ? ['percentage', options.percent] : ['fixed', options.cents ?? 500];
  await sql(`insert into coupon (code, description, discount_type, discount_value, usage_limit) values ($1, 'For a test', $2, $3, $4)`, [
    code,
    type,
    value,
    options.uses ?? 1,
  ]);
  return code;
}
