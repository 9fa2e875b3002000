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
    fallback: 'A stored line in place of an answer, as the model was unavailable.',
  },
});

/** A message as its visitor sees it. */
@ObjectType('ChatMessage')
export class ChatMessageView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: "'user', or the slug of the coffee that speaks." })
  sender!: string;

  @Field(() => String)
  message!: string;

  @Field(() => statusEnum)
  status!: ReplyStatus;

  @Field(() => String, { nullable: true, description: "The model that spoke; 'greeting' or null where no model did." })
  engine!: string | null;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => [ProductView], { description: 'With the price and stock of now.' })
  cards!: ProductView[];

  @Field(() => [String], { description: 'What the visitor may want to say next.' })
  chips!: string[];

  @Field(() => CoffeeView, { nullable: true, description: 'The coffee that is better asked about this.' })
  handOver!: CoffeeView | null;
}

@ObjectType()
export class ChatHistory {
  @Field(() => [ChatMessageView], { description: 'The newest of the page last.' })
  messages!: ChatMessageView[];

  @Field(() => Boolean)
  hasOlder!: boolean;
}

@ObjectType('TasteProfile')
export class TasteProfileView {
  @Field(() => [String])
  likes!: string[];

  @Field(() => [String])
  dislikes!: string[];

  @Field(() => String, { nullable: true })
  caffeine!: string | null;

  @Field(() => grindEnum, { nullable: true })
  grind!: Grind | null;

  @Field(() => Date, { nullable: true })
  updatedAt!: Date | null;
}
