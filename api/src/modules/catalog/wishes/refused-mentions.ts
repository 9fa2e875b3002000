import type { Allergen } from '../allergens.ts';

/** A word of a message that wishes are about. */
export interface Mention {
  word: string;
  kind: 'allergen' | 'taste' | 'caffeine' | 'decaf';
  allergens: Allergen[];
  tastes: string[];
}

/** Begin a refusal. Two words before one. */
const NEGATORS =
  /^(?:(?:anything|everything|all) (?:but|except)|instead of|rather than|other than|apart from|free (?:of|from)|not into|sick of|tired of|stay(?:ing)? (?:away|off|clear)(?: from| of)?|keep(?:ing)? (?:away|off)|hold the|leave out|allerg(?:ic|y) to|intolerant (?:to|of)|intolerance (?:to|of)|sensitive to|reacts? (?:\w+ )?to|cut out|give up|gave up|giving up|cutting out|off|not|no|without|never|hates?|hated|dislikes?|detest|loathe|avoid(?:s|ing)?|except|nothing|none|minus|skip|neither|nor|quit|zero|too)(?= |$)/;
/** End a refusal: what follows is wanted. */
const STOPS =
  /^(?:want|like|love|loves|need|prefer|give|please|more|extra|rather|just|maybe|perhaps|instead|also|show|craving|because|recommend|suggest|something)$/;
/** End it once something was refused: "no nuts, with mint". */
const SOFT_STOPS = /^(?:with|that|which|for|in|under|below|around|when|so|who|if|to|is|are|makes?|then)$/;
/** "I do not want", "would not like": here the verb belongs to the refusal. */
const NEGATED_VERB = /^(?:not|never|nor|neither) (?:\w+ )?(?:want|like|love|need|prefer|give|drink|eat|have)\b/;
/** A refusal without an object ends after this many words. */
const REACH = 7;

const AFTER =
  /^(?:(?:is|are|taste|tastes) (?:so |really |just |strictly |absolutely )?(?:disgusting|gross|awful|horrible|yuck|nasty|vile|not for me|not my|bad for|forbidden|off limits|out of|out$|dangerous|deadly|poison|a no|too much|no good|not allowed|not an option)|(?:would |will |can |could |always )?(?:makes?|gives?|sends?|gets?) (?:me|him|her|them|us|my|his|your) (?:\w+ ){0,3}?(?:sick|ill|swell\w*|itch\w*|rash|hives|shak\w*|jitter\w*|wheez\w*|throat|hospital|head ?aches?|migraines?|heartburn|reflux|insomnia|panic\w*|sleepless|twitch\w*|nauseous|anxious|dizzy|die|cough|palpitations|vomit|awake)|(?:would |will |can |could )?kills? (?:me|him|her|them)|(?:allergy|allergies|intolerance|intolerant|allergic|sensitivity)(?= |$)|keeps? (?:me|him|her) (?:up|awake)|close(?:s)? (?:up )?(?:my|his|her) throat|free(?= |$)(?! shipping)|no(?: way)?$|ew\b|yuck)/;

/** "No nuts and mint" refuses both; "no caffeine and chocolate" wants the chocolate. */
const TASTES: readonly string[] = ['taste', 'allergen', 'group'];
function isListedWith(one: { kind: string }, other: { kind: string }): boolean {
  return TASTES.includes(one.kind) === TASTES.includes(other.kind);
}

/** The mentions of a clause in lower case that its words refuse; each stands in the text as one word with "@" before it. */
export function refusedMentions<M extends { kind: string }>(text: string, mentions: readonly M[]): M[] {
  const tokens = text.split(' ').filter(Boolean);
  const queue = [...mentions];
  const refused: M[] = [];
  let reach = 0;
  let last: M | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const rest = tokens.slice(at).join(' ');
    if (token.startsWith('@')) {
      const mention = queue.shift();
      if (!mention) continue;
      const after = tokens.slice(at + 1).join(' ');
      if (reach > 0 || AFTER.test(after)) {
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
      const verb = NEGATED_VERB.exec(rest)?.[0];
      at += (verb ?? negator).split(' ').length - 1;
      // "too" refuses the next word only: "too sweet", "too much cinnamon".
      if (negator === 'too') reach = 2;
      continue;
    }
    if (reach === 0) continue;
    reach -= 1;
    const isJoint = token === ',' || token === 'and' || token === 'or' || token === '&';
    if (isJoint) {
      const next = tokens.slice(at + 1).find((one) => !/^(?:and|or|,|any|the|no|&)$/.test(one));
      const isListed = next?.startsWith('@') === true && last !== null && queue[0] !== undefined && isListedWith(last, queue[0]);
      if (last === null ? token === ',' : !isListed) reach = 0;
    } else if (STOPS.test(token) || (last !== null && SOFT_STOPS.test(token))) reach = 0;
  }
  return refused;
}
