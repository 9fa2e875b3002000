import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Who changed something last, and when.' })
export class LastEdit {
  @Field(() => Date, { description: 'When (ISO 8601, UTC).' })
  at!: Date;

  @Field(() => String, { description: 'Who, by name.' })
  by!: string;
}
