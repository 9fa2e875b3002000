import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { CoffeeView, Grind, ProductView } from '../catalog/index.ts';

export enum ChatMessageStatus {
  COMPLETE = 'complete',
  STREAMING = 'streaming',
  STOPPED = 'stopped',
  FALLBACK = 'fallback',
}
registerEnumType(ChatMessageStatus, { name: 'ChatMessageStatus' });

/** A message as its visitor sees it. */
@ObjectType('ChatMessage')
export class ChatMessageView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: "'user', or the slug of the coffee that speaks." })
  sender!: string;

  @Field(() => String)
  message!: string;

  @Field(() => ChatMessageStatus)
  status!: ChatMessageStatus;

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

  @Field(() => Grind, { nullable: true })
  grind!: Grind | null;

  @Field(() => Date, { nullable: true })
  updatedAt!: Date | null;
}
