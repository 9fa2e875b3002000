import { Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { cappedCount, COUNT_LIMIT } from '../../../../platform/input/list-input.ts';
import { Missing } from '../../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { filterCondition, orderFilter, orderSort, SORT_KEYS } from './order-filter.ts';

@ObjectType({ description: 'The place of an order in a list.' })
export class AdminOrderNeighbours {
  @Field(() => Int, { nullable: true, description: 'The number of the order before; null at the beginning.' })
  previousNumber!: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of the order after; null at the end.' })
  nextNumber!: number | null;

  @Field(() => Int, { nullable: true, description: 'Its place, from 1; null beyond 10,000, or when it is not in the list.' })
  position!: number | null;

  @Field(() => Int, { description: 'How many the list has; at most 10,000.' })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether there are more than totalCount.' })
  isCountCapped!: boolean;
}

const neighboursInput = z.object({ number: z.number().int(), filter: orderFilter.default({}), ...orderSort.shape });

/** The orders before and after one in a list, which it may have left meanwhile. @throws NotAllowed, Missing */
export async function findNeighbours(ctx: Context, input: z.input<typeof neighboursInput>): Promise<AdminOrderNeighbours> {
  const staff = await asStaff(ctx, 'admin');
  const { number, filter, sort, isDescending } = parseInput(neighboursInput, input);
  const { sql, params } = filterCondition(filter, staff.env);
  const key = SORT_KEYS[sort];
  const [after, before] = isDescending ? ['<', '>'] : ['>', '<'];
  const [forward, backward] = isDescending ? ['desc', 'asc'] : ['asc', 'desc'];
  const place = `(select ${key} from this o), (select id from this)`;
  const [answer] = await staff.em
    .getConnection()
    .execute<[{ is_there: boolean; is_listed: boolean; previous: number | null; next: number | null; before: number; count: number }]>(
      `with this as materialized (select * from orders where number = ?)
     select exists (select from this) as is_there, exists (select from this o where ${sql}) as is_listed,
       (select o.number from orders o where ${sql} and o.number is not null and (${key}, o.id) ${before} (${place})
        order by ${key} ${backward}, o.id ${backward} limit 1) as previous,
       (select o.number from orders o where ${sql} and o.number is not null and (${key}, o.id) ${after} (${place})
        order by ${key} ${forward}, o.id ${forward} limit 1) as next,
       (select count(*)::int from (select from orders o where ${sql} and (${key}, o.id) ${before} (${place}) limit ${COUNT_LIMIT}) a) as before,
       (select count(*)::int from (select from orders o where ${sql} limit ${COUNT_LIMIT + 1}) b) as count`,
      [number, ...params, ...params, ...params, ...params, ...params],
    );
  if (!answer.is_there) throw new Missing('There is no such order');
  return view(AdminOrderNeighbours, {
    previousNumber: answer.previous,
    nextNumber: answer.next,
    position: answer.is_listed && answer.before < COUNT_LIMIT ? answer.before + 1 : null,
    ...cappedCount(answer.count),
  });
}
