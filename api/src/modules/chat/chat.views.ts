import { Field, ID, ObjectType } from 'type-graphql';
import { registerList } from '../../platform/graphql/register-list.ts';
import { CoffeeView, type Grind, grindEnum, ProductView } from '../catalog/index.ts';
import { type ReplyStatus, replyStatuses } from './chat.entity.ts';

const statusEnum = registerList(replyStatuses, {
  name: 'ChatMessageStatus',
  description: 'How far a message has come.',
  values: {
    complete: 'Said in full.',
    streaming: 'Being written; the text so far.',
    stopped: 'Ended early by the visitor or by a lost connection; the text so far.',
    cut: 'Broken off by the model, its provider or the connection to it; the text so far.',
    fallback: 'A stored line in place of an answer, as the model was unavailable.',
  },
});

/** A message as its visitor sees it. */
@ObjectType('ChatMessage', { description: 'A message of a conversation.' })
export class ChatMessageView {
  @Field(() => ID, { description: 'The id of the message, a UUID.' })
  id!: string;

  @Field(() => String, { description: "'user', or the slug of the coffee that speaks." })
  sender!: string;

  @Field(() => String, { description: 'The text; plain text without markup.' })
  message!: string;

  @Field(() => statusEnum, { description: 'How far the message has come.' })
  status!: ReplyStatus;

  @Field(() => String, { nullable: true, description: "The name of the model that wrote it; 'greeting' or null where no model did." })
  engine!: string | null;

  @Field(() => Date, { description: 'When it was sent (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => [ProductView], { description: 'The products shown with it, at the present price and stock.' })
  cards!: ProductView[];

  @Field(() => [String], { description: 'Suggestions for what to say next.' })
  chips!: string[];

  @Field(() => CoffeeView, { nullable: true, description: 'The coffee that knows more about this; null for none.' })
  handOver!: CoffeeView | null;
}

@ObjectType({ description: 'A page of a conversation.' })
export class ChatHistory {
  @Field(() => [ChatMessageView], { description: 'The messages, the newest last.' })
  messages!: ChatMessageView[];

  @Field(() => Boolean, { description: 'True when there are older messages.' })
  hasOlder!: boolean;
}

@ObjectType('HealthWishes', {
  description: 'What the signed-in person must not have. The shop holds it with every coffee, until they say otherwise or erase it.',
})
export class HealthWishesView {
  @Field(() => [String], { description: 'Major food allergens, like tree-nuts, peanuts or milk.' })
  allergens!: string[];

  @Field(() => [String], { description: 'Tastes that they are allergic to.' })
  tastes!: string[];

  @Field(() => Boolean, { description: 'True when they must not have caffeine.' })
  isCaffeineFree!: boolean;
}

@ObjectType('TasteProfile', {
  description: "What the coffees remember of the signed-in person's taste; empty lists and nulls when nothing.",
})
export class TasteProfileView {
  @Field(() => [String], { description: 'Tastes that were asked for.' })
  likes!: string[];

  @Field(() => [String], { description: 'Tastes that were ruled out.' })
  dislikes!: string[];

  @Field(() => String, { nullable: true, description: "'none', 'low', 'medium' or 'high'; null when not known." })
  caffeine!: string | null;

  @Field(() => grindEnum, { nullable: true, description: 'The preferred grind; null when not known.' })
  grind!: Grind | null;

  @Field(() => Date, { nullable: true, description: 'When it last changed (ISO 8601, UTC); null when nothing is remembered.' })
  updatedAt!: Date | null;
}
