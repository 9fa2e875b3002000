import { type Allergen, allergensOf } from '../../allergens.ts';
import { COMPARES, NEGATED_VERB, NEGATORS, SOFT_STOPS, STOPS } from './negators.ts';
import {
  ADDED,
  ANOTHER_ITEM,
  BARE_DISGUST,
  BEFORE_NOUN,
  BELONGING,
  ONE_IS_ENOUGH,
  REST_OF_LIST,
  VERDICT,
  WANTED_BEFORE,
} from './verdicts.ts';

/** A word of a message that wishes are about. */
export interface Mention {
  word: string;
  /** A diet is a person's: "vegan" refuses by being said. */
  kind: 'allergen' | 'taste' | 'caffeine' | 'decaf' | 'diet';
  allergens: Allergen[];
  tastes: string[];
}

/** "She can't have milk and wants chocolate" */
const WANTS = /^(?:wants|likes|loves|needs|prefers|adores|enjoys)$/;
const ENDS_CLAUSE = /^(?:and|but|,)$/;

/** A refusal without an object ends after this many words. */
const REACH = 7;

/** "No nuts and mint" refuses both; "no caffeine and chocolate" wants the chocolate. */
const TASTES: readonly string[] = ['taste', 'allergen', 'group'];
function isListedWith(one: { kind: string }, other: { kind: string }): boolean {
  return TASTES.includes(one.kind) === TASTES.includes(other.kind);
}

const ONE = /(?<!\b(?:even|just|only) )\bone(?: (?:bag|coffee|pack|blend))?$/;
const NUTTY = /^@(?:nutty|peanutty|milky|buttery)$/;
const DESCRIBES = /^(?:(?:very|quite|a bit|really|rather) )?(?:@|(?:dark|light|mild|strong|bold|smooth|sweet|rich|smoky|fruity)\b)/;
/** "One chocolate and caramel and I get hives" */
const HARMS =
  /\b(?:and|means) (?:(?:i|he|she|they|we) (?!(?:also |really |still )?(?:want|need|would|like|love|prefer|take|drink)s?\b)|(?:my|his|her|their) (?:throat|face|lips?|skin|tongue|mouth|stomach|gut|heart|body|eyes?|sugar|head|chest|belly|tummy)\b)|\b(?:makes?|gives?|sends?|kills?|puts?) (?:me|him|her|us|them)\b/;
/** "One light and lemony", "one nutty and sweet"; not "one almond and I look like a balloon". */
function isDescription({ kind }: { kind: string }, token: string, before: string, later: string): boolean {
  return (kind !== 'allergen' || NUTTY.test(token)) && DESCRIBES.test(later) && ONE.test(before) && !HARMS.test(later);
}

/** "Does the mint taste like toothpaste?" */
const ASKS_LIKENESS = /(?:^|\b(?:and|but|so) |, )(?:does|do|did|will|would)(?: (?:the|your|its|that|this))?$/;
const TASTES_LIKE = /^(?:(?:actually|really|just) )?(?:taste|smell|sound|feel)\b/;
/** Whether something is said after a word that refuses it. */
function isRefusedAfter(before: string, token: string, after: string): boolean {
  const own = after.replace(BELONGING, '');
  if (ASKS_LIKENESS.test(before) && TASTES_LIKE.test(own)) return false;
  if (VERDICT.test(own)) return true;
  if (BEFORE_NOUN.test(`${token} ${after}`)) return false;
  const rest = own.replace(REST_OF_LIST, '');
  return rest !== own && VERDICT.test(rest) && !WANTED_BEFORE.test(before);
}

/** The mentions of a clause in lower case that its words refuse; each stands in the text as one word with "@" before it. */
export function refusedMentions<M extends { kind: string }>(text: string, mentions: readonly M[]): M[] {
  if (BARE_DISGUST.test(text)) return [...mentions];
  const tokens = text.split(' ').filter(Boolean);
  const queue = [...mentions];
  const refused: M[] = [];
  let reach = 0;
  let last: M | null = null;
  // A food that is no wish word: "without dairy that is chocolatey".
  let isNamed = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const rest = tokens.slice(at).join(' ');
    if (token.startsWith('@')) {
      const mention = queue.shift();
      if (!mention) continue;
      const [before, after] = [tokens.slice(0, at).join(' '), tokens.slice(at + 1).join(' ')];
      const [joint = '', later] = [tokens[at + 1], tokens.slice(at + 2).join(' ')];
      const isOneEnough =
        ONE_IS_ENOUGH.test(`${before} ${token} ${joint}`) && !ANOTHER_ITEM.test(later) && !isDescription(mention, token, before, later);
      const isAdded = refused.length > 0 && ADDED.test(`${before} ${token} ${joint}`.trim());
      if (reach > 0 || isOneEnough || isAdded || isRefusedAfter(before, token, after)) {
        refused.push(mention);
        if (reach > 0) {
          last = mention;
          reach = REACH;
        }
      }
      continue;
    }
    const negator = NEGATORS.exec(rest)?.[0];
    if (negator) {
      reach = REACH;
      last = null;
      isNamed = false;
      const verb = NEGATED_VERB.exec(rest)?.[0];
      at += (verb ?? negator).split(' ').length - 1;
      // "too" refuses the next word only: "too sweet", "too much cinnamon".
      if (negator === 'too') reach = 2;
      continue;
    }
    if (reach === 0) continue;
    reach -= 1;
    isNamed ||= allergensOf(token).length > 0;
    const isJoint = token === ',' || token === 'and' || token === 'or' || token === '&';
    if (isJoint) {
      const next = tokens.slice(at + 1).find((one) => !/^(?:and|or|,|any|the|no|&|other|all|kinds?|sorts?|types?|of)$/.test(one));
      const isListed = next?.startsWith('@') === true && last !== null && queue[0] !== undefined && isListedWith(last, queue[0]);
      if (last === null ? token === ',' : !isListed) reach = 0;
    } else if (
      (WANTS.test(token) && ENDS_CLAUSE.test(tokens[at - 1] ?? '')) ||
      (STOPS.test(token) && !(token === 'like' && COMPARES.test(tokens[at - 1] ?? ''))) ||
      ((last !== null || isNamed) && SOFT_STOPS.test(token))
    )
      reach = 0;
  }
  return refused;
}
