import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { STALE_EDIT } from '../../../../platform/graphql/stale-edit.ts';
import { UserError } from '../../../../platform/graphql/user-error.ts';
import { view } from '../../../../platform/graphql/view.ts';
import type { Grind } from '../../catalog.entity.ts';
import { grindEnum } from '../../catalog.views.ts';
import type { StockCount } from '../../move-stock.ts';

@ObjectType({ description: 'What there is of a product in one grind.' })
export class AdminStock {
  @Field(() => ID, { description: 'Names this count.' })
  id!: string;

  @Field(() => grindEnum, { nullable: true, description: 'The grind; null for what cannot be ground.' })
  grind!: Grind | null;

  @Field(() => Int, { description: 'How many can be bought now.' })
  available!: number;

  @Field(() => Int, { description: 'How many unpaid checkouts hold now.' })
  held!: number;
}

export function toAdminStock({ id, grind, available, held }: StockCount): AdminStock {
  return view(AdminStock, { id: String(id), grind: grind === 'none' ? null : grind, available, held });
}

@ObjectType({ description: 'The counts are set.' })
export class StockSet {
  @Field(() => [AdminStock], { description: 'The counts as they are now.' })
  stock!: AdminStock[];
}

@ObjectType({
  implements: UserError,
  description: 'Returned when a count is not the expected one any more; nothing is changed. Code STALE_EDIT.',
})
export class StockEditStale extends UserError {
  @Field(() => [AdminStock], { description: 'The counts as they are now.' })
  current!: AdminStock[];
}

export function stockEditStale(current: AdminStock[]): StockEditStale {
  return view(StockEditStale, { ...STALE_EDIT, current });
}

export const SetStockResult = createUnionType({
  name: 'SetStockResult',
  description: 'What setStock answers.',
  types: () => [StockSet, StockEditStale] as const,
});
