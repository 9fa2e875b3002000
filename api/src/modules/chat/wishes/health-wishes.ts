import { z } from 'zod';
import { view } from '../../../platform/graphql/view.ts';
import type { Context } from '../../../platform/context/context.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { requireUser } from '../../accounts/index.ts';
import { allergens, catalogOf, type HealthWishes } from '../../catalog/index.ts';
import { HealthWish } from '../chat.entity.ts';
import { HealthWishesView } from '../chat.views.ts';
import { findHealthWishes } from './guard-turn.ts';

const MOST_TASTES = 20;
const healthInput = z.object({
  allergens: z.array(z.enum(allergens)).max(allergens.length),
  tastes: z.array(z.string().max(40)).max(MOST_TASTES),
  isCaffeineFree: z.boolean(),
});

function toView(health: HealthWishes): HealthWishesView {
  return view(HealthWishesView, { ...health });
}

/** What the signed-in person must not have. @throws NotSignedIn */
export async function readHealthWishes(ctx: Context): Promise<HealthWishesView> {
  const user = await requireUser(ctx);
  return toView(await findHealthWishes(ctx, user.id));
}

/** Replaces them; with nothing in it, they are erased. Tastes that the shop does not know are left out. @throws NotSignedIn, InvalidInput */
export async function saveHealthWishes(ctx: Context, input: unknown): Promise<HealthWishesView> {
  const user = await requireUser(ctx);
  const given = parseInput(healthInput, input);
  const { vocabulary } = await catalogOf(ctx).current();
  const health: HealthWishes = {
    allergens: allergens.filter((allergen) => given.allergens.includes(allergen)),
    tastes: [...new Set(given.tastes)].filter((taste) => vocabulary.tastes.has(taste)),
    isCaffeineFree: given.isCaffeineFree,
  };
  if (health.allergens.length + health.tastes.length === 0 && !health.isCaffeineFree)
    await ctx.em.nativeDelete(HealthWish, { userId: user.id });
  else await ctx.em.upsert(HealthWish, { userId: user.id, ...health, updatedAt: ctx.clock.now() });
  return toView(health);
}
