import type { Context } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { requireUser } from '../accounts/index.ts';
import type { Grind, SearchWish, Vocabulary } from '../catalog/index.ts';
import { TasteProfile } from './chat.entity.ts';
import { TasteProfileView } from './chat.views.ts';
import { mergeTaste, type Taste } from './taste.rules.ts';

function toView(profile: TasteProfile | null): TasteProfileView {
  return view(TasteProfileView, {
    likes: profile?.likes ?? [],
    dislikes: profile?.dislikes ?? [],
    caffeine: profile?.caffeine ?? null,
    grind: (profile?.grind ?? null) as Grind | null,
    updatedAt: profile?.updatedAt ?? null,
  });
}

/** The taste profile of the signed-in person. @throws NotSignedIn */
export async function readTasteProfile(ctx: Context): Promise<TasteProfileView> {
  const user = await requireUser(ctx);
  return toView(await ctx.em.findOne(TasteProfile, { userId: user.id }, { refresh: true }));
}

/** Deletes it; resolves with the empty profile. @throws NotSignedIn */
export async function eraseTasteProfile(ctx: Context): Promise<TasteProfileView> {
  const user = await requireUser(ctx);
  await ctx.em.nativeDelete(TasteProfile, { userId: user.id });
  return toView(null);
}

const unknown: Taste = { likes: [], dislikes: [], caffeine: null, grind: null };

/** Adds what was searched for. One turn a person at a time, so only an erasure can be overwritten. */
export async function learnTaste(ctx: Context, userId: number, wishes: readonly SearchWish[], vocabulary: Vocabulary): Promise<void> {
  const known = await ctx.em.findOne(TasteProfile, { userId }, { refresh: true });
  const before: Taste = known ?? unknown;
  const { likes, dislikes, caffeine, grind } = mergeTaste(before, wishes, vocabulary);
  const isSame =
    JSON.stringify([likes, dislikes, caffeine, grind]) === JSON.stringify([before.likes, before.dislikes, before.caffeine, before.grind]);
  if (isSame) return;
  await ctx.em.upsert(TasteProfile, { userId, likes, dislikes, caffeine, grind, updatedAt: ctx.clock.now() });
}
