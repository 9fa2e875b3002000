import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { CoffeeInput } from '../../catalog/index.ts';
import { talkToDraft } from './talk-to-draft.ts';

@InputType({ description: 'Something that was said to a draft, or by it.' })
class DraftLineInput {
  @Field(() => Boolean, { description: 'True for the guest, false for the draft.' })
  isGuest!: boolean;

  @Field(() => String, { description: 'What was said; at most 4,000 characters.' })
  text!: string;
}

@ObjectType('DraftReply', { description: 'What a draft says.' })
class DraftReplyView {
  @Field(() => String, { description: 'Its words.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'The model that wrote them; null for the line that stands in for one that failed.' })
  engine!: string | null;
}

/** For the staff: a character that is still being written. */
@Resolver()
export class DraftResolver {
  @Mutation(() => DraftReplyView, {
    description:
      'One turn of talk with a character as it is being written: name, greeting and personality are required. Nothing is stored. Error NOT_ALLOWED unless an administrator of the coffees is signed in.',
  })
  async talkToDraft(
    @Ctx() ctx: Context,
    @Arg('draft', () => CoffeeInput, { description: 'The character so far.' }) draft: CoffeeInput,
    @Arg('said', () => [DraftLineInput], { description: 'The talk so far, oldest first; at most 24 lines.' }) said: DraftLineInput[],
    @Arg('message', () => String, { description: 'What the guest says now.' }) message: string,
  ): Promise<DraftReplyView> {
    return view(DraftReplyView, await talkToDraft(ctx, { draft: draft as Parameters<typeof talkToDraft>[1]['draft'], said, message }));
  }
}
