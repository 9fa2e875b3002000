import { productsIn } from '../plan/tool-results.ts';
import { isGeneral } from '../understand/method.ts';
import { isKeepingTopic, type Method } from '../understand/turn.ts';
import { brewFacts } from '../voices/voices.ts';
import { amountFor } from './brew-amounts.ts';
import { optional, required, type Part, type Scene } from './scene.ts';

/** Methods of which the card of a product says more than a general rule. */
const ON_CARD: Partial<Record<Method, RegExp>> = {
  any: /./,
  heat: /./,
  grind: /./,
  press: /press/i,
  filter: /filter|pour/i,
  moka: /moka/i,
};

/** As the page of a product says it, with degrees Fahrenheit beside Celsius. */
function brewCardOf({ turn, results, writer }: Scene): string | null {
  const [product] = productsIn(results);
  const { brewing: card, name } = product ?? { brewing: null, name: '' };
  if (card === null || !ON_CARD[turn.method ?? 'any']?.test(card.method)) return null;
  const facts = Object.entries(card).map(([label, value]) => [label, value.charAt(0).toLowerCase() + value.slice(1)]);
  const water = card.water.replace(/(\d+) °C/, (degrees, celsius: string) => `${degrees} (${Math.round(Number(celsius) * 1.8 + 32)} °F)`);
  return writer.say('brewCard', { name, ...Object.fromEntries(facts), water: water.charAt(0).toLowerCase() + water.slice(1) });
}

const WHOLE_OR_GROUND = /\b(?:whole|beans?) or (?:pre )?ground\b|\bground or (?:whole|beans?)\b/;
/** A fact with one of these words comes first where the question has it, too. */
const NAMED_IN_FACTS = ['fridge', 'cold brew', 'aeropress', 'fast', 'garden', 'descal'];

/** Amounts, the card of a product, or a fact about the method. */
export function brewing(scene: Scene): (Part | null)[] {
  const { turn, writer } = scene;
  // "And for three people?"
  const amount =
    turn.method === 'moka' && !/\bbags?\b/.test(turn.text)
      ? null
      : (amountFor(turn.text) ?? (turn.asked === turn.text ? null : (amountFor(`how much ${turn.text}`) ?? amountFor(turn.asked))));
  if (amount !== null && writer.isFresh(amount)) return [optional(writer.say('brewLead')), required(amount)];
  // "Whole or ground?" asks for no recipe.
  const card = turn.method === 'grind' && WHOLE_OR_GROUND.test(turn.text) ? null : brewCardOf(scene);
  if (card !== null) return [required(card)];
  if (turn.method === null || turn.method === 'any') return [required(writer.insist('brew'))];
  if (isKeepingTopic(turn.method)) return [required(writer.insist(turn.method))];
  const named = NAMED_IN_FACTS.filter((word) => turn.asked.includes(word));
  const own = brewFacts[turn.method];
  const aboutNamed = named.flatMap((word) => own.filter((fact) => fact.toLowerCase().includes(word)));
  const facts = [...own.filter((text) => isAskedIn(turn.text, text)), ...aboutNamed, ...own];
  // A known fact again, before one about something else.
  const fact = facts.find((text) => writer.isFresh(text)) ?? facts[0];
  const isRecipe = !isGeneral(turn.method);
  return [fact && isRecipe ? optional(writer.say('brewLead')) : null, required(fact ?? writer.insist('brew'))];
}

/** What a question asks for, and what a fact has to name then. */
const ASPECTS: readonly (readonly [asked: RegExp, named: RegExp])[] = [
  [/\bhow long\b|\bminutes?\b|\bhours?\b/, /\b(?:minutes?|hours?|seconds)\b/],
  [/\bhow (?:much|many)\b|\bgrams?\b|\bratio\b|\bdose\b/, /\bgrams\b|\bsieve\b/],
  [/\bwhat is (?:a|that|it)\b/, /\bstands on\b/],
  [/\btemp\w*\b|\bhow hot\b|\bdegrees\b/, /\bdegrees\b/],
];
function isAskedIn(question: string, fact: string): boolean {
  const asked = ASPECTS.filter(([pattern]) => pattern.test(question));
  return asked.length > 0 && asked.every(([, named]) => named.test(fact));
}
