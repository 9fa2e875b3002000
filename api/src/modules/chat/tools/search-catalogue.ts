import { z } from 'zod';
import { shop } from '../../../platform/config/shop.ts';
import {
  caffeineLevels,
  categories,
  type FoundProduct,
  grinds,
  inWords,
  priceOrders,
  readPhrase,
  roasts,
  searchCatalogue,
  type SearchWish,
  toFoundProduct,
} from '../../catalog/index.ts';
import { type Guard, guardOfPart } from '../wishes/guard.rules.ts';
import { unsuitable } from '../wishes/unsuitable.ts';
import { nearestProduct } from './nearest-product.ts';
import { defineTool, type TurnNotes } from './tool.ts';

const words = z.array(z.string().max(40)).max(10).nullable();
const MOST_LEFT_OUT = 40;
const MOST_PREFERRED = 5;
const caffeine = z.enum(caffeineLevels).nullable();

function unique(...lists: (readonly string[] | null | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}
function lowest(...cents: (number | null | undefined)[]): number | null {
  const given = cents.filter((one) => typeof one === 'number');
  return given.length > 0 ? Math.min(...given) : null;
}

/** The arguments with what the words of the query say; the arguments come first, and the strictest limit holds. */
function withPhrase(wish: SearchWish, { catalog }: TurnNotes): SearchWish {
  const { wish: said, words: query } = readPhrase(wish.query ?? '', catalog.vocabulary);
  return {
    ...wish,
    query,
    exclude: unique(wish.exclude, said.exclude),
    allergens: said.allergens ?? null,
    caffeine: wish.caffeine ?? said.caffeine ?? null,
    maxCaffeine: wish.maxCaffeine ?? said.maxCaffeine ?? null,
    maxPriceCents: lowest(wish.maxPriceCents, said.maxPriceCents),
    grind: wish.grind ?? said.grind ?? null,
    category: wish.category ?? said.category ?? null,
    roast: wish.roast ?? said.roast ?? null,
    ...(said.isDecafRefused && { isDecafRefused: true }),
    ...(said.refusedRoasts && { refusedRoasts: said.refusedRoasts }),
  };
}

/** More than a mood, less than a taste. */
const PREFERRED_POINTS = 2.5;
const DISTANCE_POINTS = 2;
const OWN_POINTS = 0.5;
const LIKED_POINTS = 3.5;
/** Below everything else, and still there. */
const DISLIKED_POINTS = -20;
const LEANING_POINTS = 0.1;

function steps(scale: readonly string[], one: string | null, other: string | null): number {
  return one === null || other === null ? 0 : Math.abs(scale.indexOf(one) - scale.indexOf(other));
}

/** An opposite is far from it in caffeine and roast, and shares no taste. */
function distance(found: FoundProduct, from: FoundProduct): number {
  const shared = found.tastes.filter((taste) => from.tastes.includes(taste)).length;
  return steps(caffeineLevels, found.caffeine, from.caffeine) + steps(roasts, found.roast, from.roast) - 2 * shared;
}

/** What ranks beside the wish: the products that the model prefers, its own coffee, and what the guest liked in earlier talks. */
function pointsOf(
  wish: SearchWish,
  { prefer, unliked }: { prefer: readonly string[]; unliked: FoundProduct | null },
  { persona, profile }: TurnNotes,
): (found: FoundProduct) => number {
  const isOpen = [wish.tastes, wish.moods, wish.query].every((one) => !one?.length);
  const disliked = (profile?.dislikes ?? []).filter((taste) => !wish.tastes?.includes(taste));
  function shares({ tastes }: FoundProduct, list: readonly string[]): boolean {
    return tastes.some((taste) => list.includes(taste));
  }
  return (found) =>
    (unliked === null ? 0 : DISTANCE_POINTS * distance(found, unliked)) +
    (prefer.includes(found.slug) ? PREFERRED_POINTS : 0) +
    (found.slug === persona.slug ? OWN_POINTS : 0) +
    (isOpen && shares(found, profile?.likes ?? []) ? LIKED_POINTS : 0) +
    (shares(found, disliked) ? DISLIKED_POINTS : 0) +
    (found.caffeine !== null && found.caffeine === profile?.caffeine ? LEANING_POINTS : 0) +
    (found.grinds.some(({ grind, inStock }) => inStock && grind === profile?.grind) ? LEANING_POINTS : 0);
}

/** What is in force for the guest, for a model to speak from. */
function understoodOf(wish: SearchWish, { wishes, said }: Guard) {
  const inForce = {
    allergens: wishes.allergens,
    exclude: unique(wish.exclude, wishes.exclude),
    isDecafRefused: wishes.isDecafRefused || wish.isDecafRefused === true,
    refusedRoasts: [...new Set([...(wish.refusedRoasts ?? []), ...wishes.refusedRoasts])],
    maxCaffeine: wishes.maxCaffeine ?? (wish.caffeine === 'none' ? 'none' : (wish.maxCaffeine ?? null)),
    maxPriceCents: lowest(wish.maxPriceCents, wishes.maxPriceCents),
  };
  return {
    words: inWords(inForce),
    said,
    ...inForce,
    grind: wish.grind ?? null,
    roast: wish.roast ?? null,
    mustCheckLabel: wishes.allergens.length > 0,
  };
}

export const searchCatalogueTool = defineTool({
  name: 'search_catalogue',
  description:
    "Finds products for a guest. query: the guest's own words. exclude (tastes to leave out), caffeine (exactly), maxCaffeine (at most), maxPriceCents, grind (in stock in it), category, roast and except (slugs to leave out) are filters; query, moods, tastes, like (the slug of a product that was liked, itself left out), unlike (the slug of a product whose opposite is wanted), prefer (slugs that suit the occasion) and the taste profile rank; sort puts the price first. part: of several persons with a wish each, the guest's own words about the one that it is for. Use null for what was not asked. The shop adds what the guest has ruled out; understood tells what is in force. nearest: when nothing in stock meets it all, the product that breaks the least, and what it breaks: say so if you name it; it gets no card if it is unsuitable.",
  input: z.strictObject({
    query: z.string().max(shop.maxMessageLength).nullable(),
    moods: words,
    tastes: words,
    exclude: words,
    caffeine,
    maxCaffeine: caffeine,
    maxPriceCents: z.int().nullable(),
    grind: z.enum(grinds).nullable(),
    category: z.enum(categories).nullable(),
    roast: z.enum(roasts).nullable(),
    like: z.string().max(100).nullable(),
    unlike: z.string().max(100).nullable(),
    except: z.array(z.string().max(100)).max(MOST_LEFT_OUT).nullable(),
    prefer: z.array(z.string().max(100)).max(MOST_PREFERRED).nullable(),
    sort: z.enum(priceOrders).nullable(),
    part: z.string().max(shop.maxMessageLength).nullable(),
    limit: z.int().nullable(),
  }),
  run({ like, unlike, except, prefer, part, ...input }, notes) {
    const { catalog } = notes;
    const guard = guardOfPart(notes.guard, part ?? '');
    const liked = catalog.products.find(({ slug }) => slug === like);
    const { tastes, moods } = liked ? toFoundProduct(liked, catalog) : { tastes: [], moods: [] };
    const wish = { ...withPhrase(input, notes), tastes: unique(input.tastes, tastes), moods: unique(input.moods, moods) };
    const unliked = catalog.products.find(({ slug }) => slug === unlike);
    const leftOut = new Set([...(except ?? []), ...(liked ? [liked.slug] : []), ...(unliked ? [unliked.slug] : [])]);
    let leftOutCount = 0;
    function isAllowed(found: FoundProduct): boolean {
      if (unsuitable(found, guard).length > 0 || guard.only?.has(found.slug) === false) return false;
      if (leftOut.has(found.slug)) leftOutCount += 1;
      return !leftOut.has(found.slug);
    }
    // "The cheaper one" is one of the cards that were shown: nothing else that a model adds is a wish of the guest.
    const result = searchCatalogue(
      catalog,
      guard.only ? { limit: input.limit } : wish,
      isAllowed,
      pointsOf(wish, { prefer: prefer ?? [], unliked: unliked ? toFoundProduct(unliked, catalog) : null }, notes),
    );
    notes.wishes.push(wish);
    const isMet = result.products.some(({ inStock }) => inStock);
    const nearest = isMet ? null : nearestProduct(catalog, wish, guard, leftOut);
    const found = [...result.products, ...(nearest ? [nearest.product] : [])];
    for (const { priceCents } of found) notes.amounts.add(priceCents);
    for (const product of found) if (unsuitable(product, guard).length === 0) notes.seen.add(product.slug);
    const named = nearest && { ...nearest, product: { ...nearest.product, unsuitable: unsuitable(nearest.product, guard) } };
    return { ...result, leftOutCount, nearest: named, understood: understoodOf(wish, guard) };
  },
});
