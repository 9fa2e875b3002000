import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../../../platform/graphql/user-error.ts';
import { view } from '../../../../platform/graphql/view.ts';
import type { OrderListView } from './order-list-view.entity.ts';

@ObjectType({ description: 'A name for a filter of the orders; of one person.' })
export class SavedOrderView {
  @Field(() => ID, { description: 'Names the view.' })
  id!: string;

  @Field(() => String, { description: 'What the person calls it.' })
  name!: string;

  @Field(() => String, { description: 'What the address of the list has after its question mark.' })
  query!: string;
}

@ObjectType({ description: 'How many orders the built-in views have; 10,001 stands for more than 10,000.' })
export class OrderViewCounts {
  @Field(() => Int, { description: 'All but attempts that were never paid.' })
  all!: number;

  @Field(() => Int, { description: 'Paid, and not yet completed.' })
  toShip!: number;

  @Field(() => Int, { description: 'A person has to look.' })
  needsReview!: number;

  @Field(() => Int, { description: 'Refunded in part or in full.' })
  refunded!: number;

  @Field(() => Int, { description: 'Attempts that were never paid.' })
  unpaid!: number;
}

@ObjectType({ description: 'The views of the orders.' })
export class AdminOrderViews {
  @Field(() => OrderViewCounts, { description: 'Counts of the built-in views.' })
  counts!: OrderViewCounts;

  @Field(() => [SavedOrderView], { description: 'Those of the signed-in person, the oldest first.' })
  saved!: SavedOrderView[];

  @Field(() => Int, { description: 'How many orders have a higher number than the given one; at most 100.' })
  newerCount!: number;
}

@ObjectType({ description: 'The view is stored.' })
export class OrderViewStored {
  @Field(() => SavedOrderView, { description: 'As it is now.' })
  view!: SavedOrderView;
}

@ObjectType({ implements: UserError, description: 'Returned when another view of the person has the name. Code ORDER_VIEW_NAME_TAKEN.' })
export class OrderViewNameTaken extends UserError {}

export const SaveOrderViewResult = createUnionType({
  name: 'SaveOrderViewResult',
  description: 'What a change of a view answers.',
  types: () => [OrderViewStored, OrderViewNameTaken] as const,
});

export function toSavedView({ id, name, query }: OrderListView): SavedOrderView {
  return view(SavedOrderView, { id: String(id), name, query });
}

export function orderViewNameTaken(): OrderViewNameTaken {
  return view(OrderViewNameTaken, { code: 'ORDER_VIEW_NAME_TAKEN', message: 'You have a view with this name already' });
}
