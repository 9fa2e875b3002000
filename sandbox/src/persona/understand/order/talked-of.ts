import { isOne } from '../../language/person.ts';
import { namedProducts } from '../products.ts';
import { grindIn, PERSON } from './clause.ts';
import { personMeant } from './persons.ts';
import { ASKS, type Pick } from './picks.ts';
import { countIn } from './quantities.ts';
import type { Clause } from './read-clauses.ts';

/** "I'll take that for Linda", "that one for me then" */
const TAKES_IT = new RegExp(
  String.raw`(?:^|, |\. )(?:\w+ ){0,2}(?:that|this) one for (${PERSON})(?= |$)|\bput (?:it|that|this)(?: one)? (?:down|on (?:my|the|our) list)(?: for (${PERSON}))?(?= |$)|\b(?:i|we) (?:will |would |am going to )?(?:take|have|get|order|buy|go with) (?:it|that|this)(?: one)?(?! (?:one )?(?:sent|shipped|delivered|wrapped|mailed|any|by|before|after|here|in|on|to|as|over|black|iced|hot|cold|with (?:\w+ ){0,2}(?:milk|cream|sugar|honey|ice|cake))\b)(?: then)?(?: for (${PERSON}))?(?= |$)|\bput (?:one|it|that) in(?: for (${PERSON}))?(?= |$)|\b(?:i|we) (?:will|would) (?:take|have|get) one(?= (?:ground|whole|please|then)\b| ?[.,!]|$)|^(?:(?:yes|yeah|yep|haha|lol|oh|ok|good|sure|great|fine)[ ,]+)*(?:(?:(?:i )?will )?take (?:the first|that|this)(?: one)?|(?:that|this) one(?: please| then)?)(?= ?[.!]| ?,? ?(?:ground|whole)\b| ?$)`,
);
/** "Put two bags in", "two bags, please", "make it one" */
const BAGS_ALONE =
  /(?:^|[.!,:;] )(?:then |ok |and |so )?(one|two|three|four|five|six|\d{1,2}) bags?(?: please| then| it is)?(?= ?[.!,?;]|$)|\b(?:put|take|have|give me|want|get|add|let us do) (one|two|three|four|five|six|\d{1,2}) bags?(?: in)?(?= ?[.!,?;]|$| please| then)|\bmake it (one|two|three|four|five|six|\d{1,2})(?: bags?)?(?= ?[.!,;]|$| and add| please| then)/;
const OF_IT =
  /(?<!\b(?:the|all|these|those) )\b(?:half a dozen|a dozen|two|three|four|five|six|\d{1,2}) (?:bags? )?of (?:it|that|this|them|those|these)\b(?! (?:can|could|do|does|are|is|have|has|need|wants?|like|love|hate|prefer|drink|take|must|may|should|will(?! do\b)|never|who)\b)|(?<!\b(?:the|cheaper|cheapest|which|any) )\bone (?:bags? )?of (?:it|that|this)\b/;
/** "One for grandma, one for mum and one for me", of the coffee that was talked of */
const ONE_FOR_EACH =
  /^(?:so |and |ok )*(?:one|a bag) for (?:my |the )?\w+(?:(?: ,)? (?:and )?(?:one|a bag) for (?:my |the )?\w+)+ ?[.!?]?$/;
interface Talk {
  said: string;
  clauses: readonly Clause[];
  /** Whether the message chooses by a name, or changes what is chosen. */
  isNamed: boolean;
  isChanged: boolean;
  lastProducts: readonly string[];
  whom: string | null;
}

/** "I'll take that", "half a dozen of them", "two bags": of the product that was talked of. */
export function pickOfTalk({ said, clauses, isNamed, isChanged, lastProducts, whom }: Talk): { pick: Pick; isTaken: boolean } | null {
  // "Duke's Spice sounds nice. I'll take that."
  const [mentioned, ...others] = namedProducts(said.replace(/ [.,!?;:]/g, '')).slugs;
  const slug = others.length === 0 ? (mentioned ?? lastProducts[0]) : lastProducts[0];
  if (slug === undefined) return null;
  const line = { slug, person: null, grind: null, change: null, inPlaceOf: null };
  if (isNamed || isChanged) return null;
  const taken = takenIn(said, clauses);
  const counted = clauses.find(({ text }) => ONE_FOR_EACH.test(text))?.text ?? OF_IT.exec(said)?.[0] ?? bagsIn(said, clauses);
  if (taken === null && counted === undefined) return null;
  const word = taken?.slice(1).find((one) => one !== undefined);
  const person = word === undefined ? (taken && isOne(whom) ? whom : null) : word;
  return {
    pick: {
      ...line,
      grind: grindIn(said),
      count: countIn(counted ?? taken?.input ?? ''),
      person: person === null ? null : personMeant(person, clauses.at(-1)?.named ?? []),
    },
    isTaken: taken !== null || bagsIn(said, clauses) !== undefined || /\b(?:please|ground|whole)\b/.test(said),
  };
}

export function takenIn(said: string, clauses: readonly Clause[]): RegExpExecArray | null {
  const found = clauses.map(({ text }) => (ASKS.test(text) ? null : TAKES_IT.exec(text))).find((one) => one !== null);
  return found ?? null;
}

function bagsIn(said: string, clauses: readonly Clause[]): string | undefined {
  // "The darkroast. Two."
  const alone = clauses.find(({ text }, at) => at > 0 && /^(?:one|two|three|four|five|six|\d{1,2}) ?[.!]?$/.test(text));
  return (
    alone?.text ??
    BAGS_ALONE.exec(said)
      ?.slice(1)
      .find((count) => count !== undefined)
  );
}
