import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What stays when a coffee is deleted.' })
export class KeptOfCoffee {
  @Field(() => Int, { description: 'Paid and imported orders that have it; they keep its name and price.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Conversations with it; their owners keep them.' })
  chatCount!: number;
}
