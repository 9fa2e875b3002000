import { POSTER } from '../products.ts';
import * as rule from '../rules.ts';
import { serviceTopic } from '../service-topic.ts';
import type { Intent } from '../turn.ts';
import { hasHardWish } from '../wishes/wishes.ts';
import { isOfTheHour, isWishful, tastesAsked, type Clues } from './clues.ts';
import { CHEAPER, isWhyAsked } from './follow-up.ts';

const OPINION =
  /\bwhat do you (really |actually |honestly )?(think|make) (of|about)\b|\bdo you (really |actually |even )?(like|love|hate|trust|fear|miss|respect|admire|get on with|get along with)\b|\bdo you (really |actually )?know _+( well)?$|\b(your )?(opinion|thoughts|view) (of|on|about)\b|\bhow do you feel about\b|\bare you (and|friends with|in love with|afraid of|scared of|mad at|jealous of)\b|\b(does|did|is|has) (he|she|_+) (know|knows|think|like|love|hate|nice|mean|evil|scary|your friend|mad)\b|\b(does|did|can|will|has|is) _+ (ever |really |get |getting |always |still )*(bite|sleep|sing|dance|lie|cheat|snore|cry|laugh|mind|care|fight|mad|angry|upset|jealous|lonely|asleep|single|married|rich|old|funny)\b/;
const FRIEND =
  /\b(your|you have a) (best |closest |dearest |oldest )?(friends?|buddy|buddies|mate|pal)\b|\bfavou?rite (character|person|neighbou?r|cup|mug)\b|\bwho do you (like|love|hate|trust|miss)\b|\bdo you have (any |a )?friends?\b|\bwho (are|is) your (friends?|crush|favou?rite)\b|\bwho is the (funniest|nicest|kindest|smartest|cleverest|oldest|youngest|coolest|weirdest|grumpiest|loudest|cutest|prettiest|boss|leader)\b|\b(do|what do|what would) (they|the others?|the other \w+|everybody|people) (like|love|hate|fear|think|say)( (of|about))? you\b|\bdo you (like|love) (him|her|them|the others|anyone|somebody|anybody)\b|\bwho do you (hang out|get along|get on) with\b/;
const BOTH_GRINDS = /\b(whole )?beans? (or|and|versus|vs|than) (pre ?)?ground\b|\bground (or|and|versus|vs|than) (whole|beans?)\b/;
const ABOUT_THEM = /\b(him|her)\b/;
/** "Let me talk to your friends" asks for the other characters. */
const MEETS_THEM = /\b(talk|speak|chat|meet|introduce|be)\b/;
const NOT_THEM = /\b(tell|joke|story)\b/;
/** Characters of stories and films that visitors mistake the coffees for. */
const LOOKALIKE =
  /\bare you .{0,20}\b(vader|anakin|skywalker|sith|potter|weasley|ron|frodo|bilbo|hobbit|gandalf|aragorn|jack sparrow|sparrow from|picard|kirk|nemo|spider ?man|grinch|skellington|yoda|splinter|miyagi|paul atreides|leto|willy wonka|mr rogers|star wars|lord of the rings|harry)\b/;

export function mistakesCharacter(text: string): boolean {
  return LOOKALIKE.test(text);
}

/** Questions about service, the other characters, and resemblances. */
export function company(clues: Clues): Intent | null {
  const { text, rest, named, self, memory, guess } = clues;
  if (mistakesCharacter(text)) return 'who-are-you';
  const isOfOne = named.length === 1 || (named.length === 0 && memory.lastProducts.length > 0);
  if (rule.ASKS_FOR_ALLERGEN.test(text) && isOfOne) return 'service';
  if (BOTH_GRINDS.test(text) && named.length === 0) return 'brew';
  if (isWhyAsked(clues)) return 'why';
  if (CHEAPER.test(text)) return null;
  const topic = /\bcaffeine\b/.test(text) ? null : serviceTopic(guess);
  const isAsked = /^(so |and |but |ok )*(is|are|does|do|has|have|what|how|any|which|where)\b/.test(text);
  // Only these two ask about a product or a taste by its name.
  const isOfProduct = isAsked && (topic === 'contents' || topic === 'why-dearer' || (topic === 'makings' && !tastesAsked(clues)));
  const isGeneral = named.length === 0 && !tastesAsked(clues) && (!hasHardWish(clues.wishes) || isOfTheHour(clues));
  if (topic !== null && (isOfProduct || isGeneral)) return 'service';
  const isOfThem = named.some((slug) => slug !== self && slug !== POSTER);
  const last = memory.lastProducts[0];
  const isOfLast = ABOUT_THEM.test(rest) && last !== undefined && last !== self && last !== POSTER;
  if (isOfLast && OPINION.test(rest) && !isOfThem && !isWishful(clues)) return 'opinion';
  if (FRIEND.test(rest) && !isOfThem && !tastesAsked(clues) && !MEETS_THEM.test(rest)) return 'friend';
  if (isWishful(clues)) return null;
  return OPINION.test(rest) && isOfThem && !NOT_THEM.test(rest) && !rule.PRICE.test(rest) ? 'opinion' : null;
}
