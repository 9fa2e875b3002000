import type { Context } from '../../../platform/context/context.ts';
import { asStaff } from '../../accounts/index.ts';
import { SOLD, soldParameters } from '../figures/sold.ts';

const counted = new WeakMap<Context, Promise<Map<string, number>>>();

/** How many bags of a coffee were bought in the last 30 days; all coffees are counted at once, for a list. @throws NotAllowed */
export async function countSold(ctx: Context, coffeeId: string): Promise<number> {
  const known = counted.get(ctx) ?? countAll(ctx);
  counted.set(ctx, known);
  return (await known).get(coffeeId) ?? 0;
}

async function countAll(ctx: Context): Promise<Map<string, number>> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const rows = await staff.em.execute<{ id: number; quantity: number }[]>(
    `with ${SOLD}
     select p.coffee_id as id, sum(s.quantity)::int as quantity from sold s join product p on p.id = s.product_id
     where p.coffee_id is not null group by p.coffee_id`,
    soldParameters(staff),
  );
  return new Map(rows.map(({ id, quantity }) => [String(id), quantity]));
}
