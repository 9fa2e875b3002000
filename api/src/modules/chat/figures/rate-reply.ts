import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { requireUser } from '../../accounts/index.ts';
import { ChatMessage, replyRatings } from '../chat.entity.ts';

const ratingInput = z.object({
  id: z.uuid('This is no reply of yours'),
  rating: z.enum(replyRatings).nullable(),
});

/** Stores what the signed-in person thinks of a reply to them; null takes it back. @throws NotSignedIn, InvalidInput, Missing */
export async function rateReply(ctx: Context, input: z.input<typeof ratingInput>): Promise<true> {
  const user = await requireUser(ctx);
  const { id, rating } = parseInput(ratingInput, input);
  const rated = await ctx.em.nativeUpdate(
    ChatMessage,
    { id, userId: user.id, sender: { $ne: 'user' }, status: { $ne: 'streaming' } },
    { rating },
  );
  if (rated === 0) throw new Missing('This is no reply of yours');
  return true;
}
