import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How the talks with a coffee went in the last 30 days.' })
export class ChatFigures {
  @Field(() => ID, { description: 'The slug of the coffee.' })
  slug!: string;

  @Field(() => Int, { description: 'Its replies, greetings among them.' })
  replies!: number;

  @Field(() => Int, { description: 'Stored lines in place of an answer, as the model was unavailable.' })
  fallbacks!: number;

  @Field(() => Float, { description: 'Tokens that the provider counted.' })
  tokens!: number;

  @Field(() => Int, { description: 'Replies that their visitors found good.' })
  thumbsUp!: number;

  @Field(() => Int, { description: 'Replies that their visitors found poor.' })
  thumbsDown!: number;
}
