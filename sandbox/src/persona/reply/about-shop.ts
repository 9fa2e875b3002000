import { distinctProducts, type Found, productsIn, resultOf, searchesIn } from '../plan/tool-results.ts';
import { ORDER_SUM } from '../understand/intent/intent-of-sums.ts';
import { ASKS_FOR_ALLERGEN, LISTS_ALLERGEN, NO_ALLERGENS } from '../understand/rules.ts';
import { required, type Part, type Scene } from './scene.ts';
import { listed } from './wording.ts';
import { shown } from './about-offers.ts';
import { sumOf } from './about-prices.ts';
import { describe, labelOf } from './about-products.ts';

/** A fixed answer of the shop; the weight of a bag comes from the product. */
export function service(scene: Scene): (Part | null)[] {
  const { turn, results, writer } = scene;
  const [product] = productsIn(results);
  if (turn.serviceTopic === 'weight' && product !== undefined && product.sizes.length > 0)
    return [required(writer.insist('sizes', { name: product.name, sizes: listed(product.sizes) }))];
  const isWeighed = turn.serviceTopic === 'weight' && product !== undefined && product.weight !== '';
  if (isWeighed) return [required(writer.insist('bagWeight', { name: product.name, weight: product.weight }))];
  const line = required(writer.insist(turn.serviceTopic ?? 'help'));
  if (scene.offer !== null) return [line, ...shown(scene)];
  if (LISTS_ALLERGEN.test(turn.text) && turn.serviceTopic === 'contents') return [required(listOf(scene)), line];
  const policy = resultOf(results, 'shipping_policy');
  if (policy) return [line, required(dispatchOf(policy))];
  if (turn.serviceTopic === 'contents' && product)
    return [
      ASKS_FOR_ALLERGEN.test(turn.text) ? null : required(describe(writer, product)),
      labelOf(scene, product),
      ...productsIn(results).map((one) => required(allergensOf(scene, one))),
      line,
    ];
  return [line];
}

/** By the words for them; of "gluten" the list says wheat, of "dairy" milk. */
const ALLERGENS: Record<string, RegExp> = {
  milk: /milk|dairy|lactose/,
  wheat: /wheat|gluten/,
  peanuts: /\bpeanuts?\b|(?<!\btree )\bnuts?\b/,
  'tree-nuts': /\bnuts?\b|hazelnut|walnut|almond|cashew|pecan/,
  soy: /soy/,
  eggs: /egg/,
  sesame: /sesame/,
};

/** "Which of these contain dairy?", "which have no allergens?" */
function listOf({ turn, results, writer }: Scene): string {
  const found = distinctProducts([...productsIn(results), ...searchesIn(results).flat()]);
  const named = Object.keys(ALLERGENS).filter((one) => ALLERGENS[one]!.test(turn.text));
  const asked = named.length > 0 ? named : Object.keys(ALLERGENS).filter((one) => found.some(({ allergens }) => allergens?.includes(one)));
  if (NO_ALLERGENS.test(turn.text))
    return writer.insist('allergensNone', {
      name: namesOf(found, ({ allergens }) => allergens?.every((one) => named.includes(one)) === true),
    });
  return asked
    .map((one) => {
      const names = ` ${namesOf(found, ({ allergens }) => allergens?.includes(one) === true)}`;
      return writer.insist('allergenIn', { allergen: one.replace('-', ' '), names });
    })
    .join(' ');
}

function namesOf(products: readonly Found[], has: (product: Found) => boolean): string {
  return listed(products.filter(has).map(({ name }) => name)) || 'none';
}

function inWords(list: readonly string[], last: 'and' | 'or' = 'and'): string {
  return listed(
    list.map((one) => one.replace('-', ' ')),
    last,
  );
}

/** What the shop lists, and whether that is what was asked for; the label of the bag has the last word. */
export function allergensOf({ turn, writer }: Scene, { name, category, allergens }: Found): string {
  if (category !== 'beans') return '';
  if (allergens === null) return writer.insist('allergensUnknown', { name });
  if (allergens.length === 0) return writer.insist('allergensNone', { name });
  const others = Object.keys(ALLERGENS).filter((one) => ALLERGENS[one]!.test(turn.asked) && !allergens.includes(one));
  const but = others.length > 0 ? `, but no ${inWords(others, 'or')}` : '';
  return writer.insist('allergensListed', { name, allergens: `${inWords(allergens)}${but}` });
}

function dispatchOf(policy: Record<string, unknown>): string {
  return `A parcel leaves ${String(policy['dispatch'])}; how many days it travels is shown with each rate on /checkout.`;
}

const ABROAD =
  /\b(toronto|vancouver|montreal|london|paris|berlin|munich|madrid|rome|tokyo|sydney|dublin|canada|mexico|uk|england|scotland|wales|switzerland|austria|netherlands|sweden|norway|denmark|poland|portugal|korea|new zealand|europe|germany|france|australia|japan|india|abroad|overseas|international(ly)?|spain|italy|ireland|brazil|china|world|country|countries|outside|only (?:in|to|within) the (?:us|usa|states)|etats unis|estados unidos|vereinigten staaten|(ship|deliver|send|post)\w*( it| them| one| a bag)?( up| out| over)? (here|there|that far|to (?!(me|my|you|us|the|a|an|our|home|work|america|usa)\b)))\b/;

/** "To my son in Vermont"; "my sister Virginia" is no place. */
const STATES =
  /\b(?:to|in|into|about|for|a|nach) (?:the )?(alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (hampshire|jersey|mexico|york)|(north|south) (carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|miami|chicago|boston|seattle|los angeles|san (francisco|diego)|denver|houston|dallas|austin|philadelphia|brooklyn|las vegas)\b/g;

/** The sum of an order that a message names, in dollars; null where it names none. */
function sumIn(raw: string): number | null {
  const [, before, after] = /\$ ?(\d{1,3}(?:\.\d\d)?)|\b(\d{1,3}(?:\.\d\d)?) (?:dollars?|bucks)\b/i.exec(raw) ?? [];
  return before === undefined && after === undefined ? null : Number(before ?? after);
}

/** "$45.00" */
function amountOf(price: string): number {
  return Number(price.replace(/[^\d.]/g, ''));
}

export function shipping({ turn, results, writer }: Scene): (Part | null)[] {
  const policy = resultOf(results, 'shipping_policy');
  if (!policy) return [required(writer.insist('order'))];
  // A place has a capital letter, except in hasty English.
  const elsewhere = turn.text.replaceAll(STATES, '_');
  const isAtHome = elsewhere !== turn.text && !ABROAD.test(elsewhere);
  const isAbroad =
    isAtHome ||
    /\b(us|usa|america|united states|states) only\b|\bonly (in|within|to) (the )?(us|usa|america|united states|states)\b/.test(turn.text) ||
    turn.language !== null ||
    /\b(to|in|into|outside|nach|à|a|en) \p{Lu}/u.test(turn.raw) ||
    ABROAD.test(turn.text);
  const countries = Array.isArray(policy['countries'])
    ? listed(policy['countries'].map((code) => (code === 'US' ? 'the United States' : String(code))))
    : 'the United States';
  const where = isAtHome
    ? `Yes, we ship there: our parcels go anywhere within ${countries}.`
    : `For now our parcels stay within ${countries}.`;
  // "And Mexico?"
  const isElsewhere = !isAtHome && ABROAD.test(turn.text);
  const isDated =
    /\b(how (fast|soon|long|quick\w*|many days)|when|arrives?|leaves?|today|tonight|tomorrow|wie (lange?|schnell)|wann|cuando|cuanto tarda|quand|combien de temps)\b/.test(
      turn.text,
    );
  const when = dispatchOf(policy);
  if (resultOf(results, 'add_up') && !isAbroad) return [...sumOf(writer, results), isDated ? required(when) : null];
  const sum = ORDER_SUM.test(turn.text) ? sumIn(turn.raw) : null;
  if (sum !== null && typeof policy['freeFrom'] === 'string' && !isAbroad)
    return [
      required(
        writer.insist(sum >= amountOf(policy['freeFrom']) ? 'shipsFree' : 'shipsNotYet', {
          sum: `$${sum.toFixed(2)}`,
          free: policy['freeFrom'],
        }),
      ),
    ];
  return [
    isAbroad && writer.isFresh(where) ? required(where) : isElsewhere ? required(`Not there either: only within ${countries}.`) : null,
    required(writer.insist('shipping', { free: String(policy['freeFrom'] ?? ''), standard: String(policy['standard'] ?? '') })),
    isDated ? required(when) : null,
  ];
}
