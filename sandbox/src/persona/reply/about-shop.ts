import { distinctProducts, type Found, productsIn, resultOf, searchesIn } from '../plan/tool-results.ts';
import { ORDER_SUM } from '../understand/intent/intent-of-sums.ts';
import { ASKS_FOR_ALLERGEN, COUNTS_TOWARDS, NO_ALLERGENS, OF_ALL_ALLERGENS, WHICH_SAFE } from '../understand/rules.ts';
import { texts } from '../understand/wishes/wishes.ts';
import { shown } from './about-offers.ts';
import { sumOf } from './about-prices.ts';
import { describe, labelOf } from './about-products.ts';
import type { Scene } from './scene.ts';
import { listed, wordsOf } from './wording.ts';
import { required, type Answer, type Part } from './writer.ts';

/** A fixed answer of the shop; the weight of a bag comes from the product. */
export function service(scene: Scene): Answer {
  const { turn, results, writer, offer } = scene;
  const found = productsIn(results);
  const [product] = found;
  if (turn.serviceTopic === 'weight' && product) {
    if (product.sizes.length > 0) return [writer.line('sizes', wordsOf(product))];
    if (product.weight !== '') return [writer.line('bagWeight', wordsOf(product))];
  }
  // "Can the receipt show my company's name?"
  const isOfName = turn.serviceTopic === 'receipt' && /\b(?:compan(?:y|ys|ies)|business|firm)\b/.test(turn.text);
  const line = writer.line(isOfName ? 'receiptName' : (turn.serviceTopic ?? 'help'));
  if (offer !== null) return [line, ...shown(scene)];
  const policy = resultOf(results, 'shipping_policy');
  if (policy) return [line, dispatchOf(policy)];
  if (turn.serviceTopic !== 'contents') return [line];
  if (OF_ALL_ALLERGENS.test(turn.text)) return [...listOf(scene), line];
  if (!product) return [line];
  const isOfAllergen = ASKS_FOR_ALLERGEN.test(turn.text);
  return [!isOfAllergen && describe(writer, product), labelOf(scene, product), ...found.map((one) => allergensOf(scene, one)), line];
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

function allergensNamed(text: string): string[] {
  return Object.keys(ALLERGENS).filter((one) => ALLERGENS[one]!.test(text));
}

/** "Which of these contain dairy?", "which have no allergens?", "which ones are safe?" */
function listOf({ turn, results, writer }: Scene): Answer {
  const isOfSafe = WHICH_SAFE.test(turn.text);
  const all = distinctProducts([...productsIn(results), ...searchesIn(results).flatMap(({ products }) => products)]);
  const found = isOfSafe ? all.filter(({ unsuitable }) => unsuitable.length === 0) : all;
  function namesOf(has: (allergens: string[]) => boolean): string {
    return listed(found.filter(({ allergens }) => allergens !== null && has(allergens)).map(({ name }) => name)) || 'none';
  }
  if (isOfSafe) return [writer.line('allergy'), writer.line('allergensNone', { name: namesOf((allergens) => allergens.length === 0) })];
  const named = allergensNamed(turn.text);
  if (NO_ALLERGENS.test(turn.text))
    return [writer.line('allergensNone', { name: namesOf((allergens) => allergens.every((one) => named.includes(one))) })];
  const asked = named.length > 0 ? named : Object.keys(ALLERGENS).filter((one) => found.some(({ allergens }) => allergens?.includes(one)));
  return asked.map((one) =>
    writer.line('allergenIn', { allergen: inWords([one]), names: ` ${namesOf((allergens) => allergens.includes(one))}` }),
  );
}

/** "tree nuts and milk" */
function inWords(allergens: readonly string[], last: 'and' | 'or' = 'and'): string {
  return listed(
    allergens.map((one) => one.replace('-', ' ')),
    last,
  );
}

/** What the shop lists, and whether that is what was asked for; the label of the bag has the last word. */
export function allergensOf({ turn, writer }: Scene, { name, category, allergens }: Found): Part | null {
  if (category !== 'beans') return null;
  if (allergens === null) return writer.line('allergensUnknown', { name });
  if (allergens.length === 0) return writer.line('allergensNone', { name });
  const others = allergensNamed(turn.asked).filter((one) => !allergens.includes(one));
  const but = others.length > 0 ? `, but no ${inWords(others, 'or')}` : '';
  return writer.line('allergensListed', { name, allergens: `${inWords(allergens)}${but}` });
}

function dispatchOf(policy: Record<string, unknown>): Part {
  return required(`A parcel leaves ${String(policy['dispatch'])}; how many days it travels is shown with each rate on /checkout.`);
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

const TO_STATES_ONLY =
  /\b(us|usa|america|united states|states) only\b|\bonly (in|within|to) (the )?(us|usa|america|united states|states)\b/;
/** A place has a capital letter, except in hasty English. */
const TO_A_PLACE = /\b(to|in|into|outside|nach|à|a|en) \p{Lu}/u;
const ASKS_WHEN =
  /\b(how (fast|soon|long|quick\w*|many days)|when|arrives?|leaves?|today|tonight|tomorrow|wie (lange?|schnell)|wann|cuando|cuanto tarda|quand|combien de temps)\b/;

/** "Do you deliver to a PO box?" */
const PO_BOX = /\bp ?o ?box\w*|\bpost office box/;

/** Where parcels go, what they cost, and when they leave. */
export function shipping({ turn, results, writer }: Scene): Answer {
  const policy = resultOf(results, 'shipping_policy');
  if (!policy) return [writer.line('order')];
  const { text, raw, language } = turn;
  const elsewhere = text.replaceAll(STATES, '_');
  const isAtHome = elsewhere !== text && !ABROAD.test(elsewhere);
  const isAbroad = isAtHome || TO_STATES_ONLY.test(text) || language !== null || TO_A_PLACE.test(raw) || ABROAD.test(text);
  const free = String(policy['freeFrom'] ?? '');
  const when = ASKS_WHEN.test(text) && dispatchOf(policy);
  if (!isAbroad && resultOf(results, 'add_up')) return [...sumOf(writer, results), when];
  if (!isAbroad && PO_BOX.test(text)) return [writer.line('poBox')];
  if (!isAbroad && COUNTS_TOWARDS.test(text)) return [writer.line('countsTowards', { free })];
  const sum = ORDER_SUM.test(text) ? sumIn(raw) : null;
  if (!isAbroad && sum !== null)
    return [writer.line(sum * 100 >= Number(policy['freeFromCents']) ? 'shipsFree' : 'shipsNotYet', { sum: `$${sum.toFixed(2)}`, free })];
  const countries = listed(texts.parse(policy['countries']).map((code) => (code === 'US' ? 'the United States' : code)));
  const where = isAtHome
    ? `Yes, we ship there: our parcels go anywhere within ${countries}.`
    : `For now our parcels stay within ${countries}.`;
  return [
    isAbroad && writer.isFresh(where)
      ? required(where)
      : // "And Mexico?"
        !isAtHome && ABROAD.test(text) && required(`Not there either: only within ${countries}.`),
    writer.line('shipping', { free, standard: String(policy['standard'] ?? '') }),
    when,
  ];
}
