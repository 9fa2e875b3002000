import type { Allergen } from '../allergens.ts';
import { SYMPTOM } from './health-words.ts';

/** A word of a message that wishes are about. */
export interface Mention {
  word: string;
  /** A diet is a person's: "vegan" refuses by being said. */
  kind: 'allergen' | 'taste' | 'caffeine' | 'decaf' | 'diet';
  allergens: Allergen[];
  tastes: string[];
}

/** Begin a refusal. Two words before one. */
const NEGATORS =
  /^(?:(?:anything|anyone|anybody|everything|all) (?:but|bar|save|except)|instead of|rather than|other than|apart from|free (?:of|from)|not into|(?:sick|tired|bored) of|(?:bored|done|fed up) with|had enough of|break from|clean of|detox(?:ing)? from|kicked|watching (?:my|the)|cut(?:ting)? (?:down|back) on|enough (?:of|with)|(?:am|so) over|less(?= @)|forb(?:ade|idden|ids)(?: (?:me|us|him|her))?|point (?:of|in)|(?:stay(?:ing)?|keep(?:ing)?|steer(?:ing)?) (?:away|off|clear)(?: from| of)?|(?:hold|lose|spare me) the|(?:keep|leave)(?: the| your| any| all)?(?= @\S+ (?:out|away))|leave out|why would \w+|opposite of|as little(?= @)|allerg(?:ic|y) to|intolerant (?:to|of)|intolerance (?:to|of)|sensitive to|reacts? (?:\w+ )?to|cut out|give up|gave up|giving up|cutting out|no more|ditch(?:ing)?|bann?(?:ed|s)|off|not|no|without|never|hates?|hated|dislikes?|detests?|loathes?|despises?|abhors?|averse to|aversion to|(?:scared|afraid) of|(?:issues?|problems?|trouble|struggles?|thing) (?:with|digesting)|go easy on|avoid(?:s|ing)?|except|nothing|none|minus|skip|neither|nor|quit|zero|too)(?= |$)/;
/** End a refusal: what follows is wanted. */
const STOPS =
  /^(?:want|like|love|loves|need|prefer|give|please|more|extra|rather|just|maybe|perhaps|instead|also|show|craving|because|recommend|suggest|something)$/;
/** End it once something was refused: "no nuts, with mint". */
const SOFT_STOPS = /^(?:with|that|which|for|in|under|below|around|when|so|who|if|to|is|are|makes?|then)$/;
/** "I do not want", "would not like": here the verb belongs to the refusal. */
const NEGATED_VERB = /^(?:not|never|nor|neither) (?:\w+ )?(?:want|like|love|need|prefer|give|drink|eat|have)\b/;
/** A refusal without an object ends after this many words. */
const REACH = 7;

const SOMEBODY = String.raw`(?:me|him|her|them|us|(?:my|his|her|our|their) \w+)`;
const BAD = String.raw`(?:disgusting|gross|awful|horrible|yuck|nasty|vile|pointless|not (?:for (?:me|us|him|her)|my|friends|compatible|on speaking terms|a good (?:mix|match|combo)|allowed|an option|coffee|happening)|bad for|forbidden|banned|off (?:limits|the (?:table|menu|list))|out of(?! stock)|out$|dangerous|deadly|poison|a trigger|a (?:big |hard |definite |total )?(?:no|pass|nightmare|crime)|wrong|blasphemy|an abomination|(?:a |the |my |his |her |pure )?(?:nemesis|enemy|kryptonite|trigger|devil|worst|danger|death|evil)|too (?!low|weak|little|mild|light|few|expensive|dear|pricey)\w+|no good|no[- ]?go)\b`;
/** Refuse what stands before them: "mint is disgusting", "nuts give me hives". */
const AFTER = new RegExp(
  `^(?:${[
    String.raw`(?:is|are|was|were|taste|tastes) (?:(?:so|way|much|far|really|just|strictly|absolutely|totally|completely) )?${BAD}`,
    String.raw`tastes? (?:\w+ )?like (?:\w+ )?(?:ash\w*|dirt|tar|mud|soap|toothpaste|medicine|cough|cardboard|feet|rubber|burn\w*|chemicals)\b`,
    String.raw`(?:would |will |can |could |always )?(?:makes?|gives?|gave|sends?|sent|gets?|put) ${SOMEBODY} (?:\w+ ){0,3}?${SYMPTOM}`,
    String.raw`(?:would |will |can |could |nearly |almost )?kill(?:s|ed)? ${SOMEBODY}`,
    String.raw`(?:turns?|upsets?|wrecks?|ruins?|triggers?|irritates?|messes? (?:with|up)|destroys?|disagrees? with|close(?:s)?(?: up)?|(?:does|will) not work for|does nothing for|does not agree with|do not agree with|does not sit well with|goe?s? right through|keeps? (?:me|him|her) (?:up|awake)) ?(?:${SOMEBODY})?`,
    String.raw`(?:and|&) (?:i|me|my \w+) (?:do not|can not|never|are not|are enemies|broke up|fell out|had a|parted)\b`,
    String.raw`(?:allergy|allergies|intolerance|intolerant|allergic|sensitivity)(?= |$)`,
    String.raw`free(?= |$)(?! shipping)`,
    String.raw`.*\b(?:none of|not|no|without|avoid|skip|away from|leave out) (?:any of )?(?:those|them|these)\b|.*\b(?:anything but (?:that|this|those|them)|not interested)\b`,
    String.raw`(?:hates?|(?:does|do) not (?:love|like)) me\b|tr(?:y|ies) to kill`,
    String.raw`(?:do|does) not (?:mix|get along|get on|agree|sit)\b`,
    String.raw`(?:break|ban|detox)\b`,
    String.raw`tastes? (?:\w+ ){0,2}?(?:sour|burnt|bitter|acidic|stale|weird|chemical|artificial|fake)\b`,
    String.raw`no(?: way)?$|ew\b|yuck`,
  ].join('|')})`,
);
/** What belongs to the word before it: "dark roasts". */
const BELONGING = /^(?:(?:@?(?:roasts?|beans?|blends?|coffees?|ones?|stuff|things?|in|my)) )+/;

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
      const after = tokens
        .slice(at + 1)
        .join(' ')
        .replace(BELONGING, '');
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
