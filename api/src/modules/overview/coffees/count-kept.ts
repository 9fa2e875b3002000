import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { rowId } from '../../../platform/input/row-id.ts';
import { asStaff } from '../../accounts/index.ts';
import { KeptOfCoffee } from './coffee-figures.results.ts';

/** The orders and conversations that name a coffee: they are kept when it is deleted. @throws NotAllowed */
export async function countKept(ctx: Context, coffeeId: string): Promise<KeptOfCoffee> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const id = rowId(coffeeId);
  const [row] = await staff.em.execute<{ order_count: number; chat_count: number }[]>(
    `select (select count(distinct o.id)::int from orders o join order_item i on i.order_id = o.id join product p on p.id = i.product_id
         where p.coffee_id = ? and o.number is not null) as order_count,
       (select count(*)::int from (
         select from chat_message m join coffee c on c.slug = m.coffee_slug where c.id = ? group by m.user_id, m.session_id) chat) as chat_count`,
    [id, id],
  );
  return view(KeptOfCoffee, { orderCount: row?.order_count ?? 0, chatCount: row?.chat_count ?? 0 });
}
