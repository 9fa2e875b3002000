import type { Context } from '../../../platform/context/context.ts';
import { type CatalogSnapshot, catalogOf, healthAfterMessage, type HealthWishes, noHealthWishes } from '../../catalog/index.ts';
import { ChatMessage, HealthWish } from '../chat.entity.ts';
import { type Guard, guardOf } from './guard.rules.ts';
import { readTalk, withinCharacterLimit } from './read-talk.ts';

/** More than the talks of a session have; bounds the memory. */
const MOST_MESSAGES = 500;

/** The stored health wishes of a customer. */
export async function findHealthWishes(ctx: Context, userId: number): Promise<HealthWishes> {
  const stored = await ctx.em.findOne(HealthWish, { userId }, { refresh: true });
  return stored ? { allergens: stored.allergens, tastes: stored.tastes, isCaffeineFree: stored.isCaffeineFree } : noHealthWishes();
}

async function storeChange(ctx: Context, userId: number, known: HealthWishes, health: HealthWishes): Promise<void> {
  if (JSON.stringify(health) !== JSON.stringify(known)) await ctx.em.upsert(HealthWish, { userId, ...health, updatedAt: ctx.clock.now() });
}

/** Stores what a message that is answered without a model says about health: an emergency over nuts is an allergy later. */
export async function keepHealthWishes(ctx: Context, userId: number, message: string): Promise<void> {
  const { vocabulary } = await catalogOf(ctx).current();
  const known = await findHealthWishes(ctx, userId);
  const health = readTalk([message], vocabulary).reduce((before, { change }) => healthAfterMessage(before, change), known);
  await storeChange(ctx, userId, known, health);
}

/**
 * Reads the wishes of a talk before a model is asked, and stores those about health. A budget and "no mint" come from everything
 * that was said in this talk within the limits of messages and characters, so they outlive the window of messages that a model is shown.
 */
export async function guardTurn(ctx: Context, catalog: CatalogSnapshot, message: ChatMessage): Promise<Guard> {
  const { userId, sessionId, coffeeSlug, sequence } = message;
  const place = { userId, sessionId, coffeeSlug };
  const stored = await ctx.em.find(
    ChatMessage,
    { userId, sessionId, sender: 'user', $or: [{ coffeeSlug: { $ne: coffeeSlug } }, { sequence: { $lt: sequence } }] },
    { orderBy: { createdAt: 'desc', sequence: 'desc' }, limit: MOST_MESSAGES, fields: ['text', 'coffeeSlug'] },
  );
  const said = withinCharacterLimit(stored.filter((one) => one.coffeeSlug === coffeeSlug));
  const elsewhere = withinCharacterLimit(stored.filter((one) => one.coffeeSlug !== coffeeSlug));
  const lastReply = await ctx.em.findOne(
    ChatMessage,
    { ...place, sender: coffeeSlug, isHidden: false, sequence: { $lt: sequence } },
    { orderBy: { sequence: 'desc' } },
  );
  const known = await findHealthWishes(ctx, userId);
  const { guard, health } = guardOf(catalog, {
    messages: [...said.toReversed().map(({ text }) => text), message.text],
    elsewhere: elsewhere.map(({ text }) => text),
    lastCards: lastReply?.cards ?? [],
    health: known,
  });
  await storeChange(ctx, userId, known, health);
  return guard;
}
