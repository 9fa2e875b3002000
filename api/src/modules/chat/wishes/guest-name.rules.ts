import { isWishWord } from '../../catalog/index.ts';

const WORD = String.raw`(\p{L}[\p{L}'’-]{1,19})`;
/** "My name is", in four languages. */
const CALLED = new RegExp(
  String.raw`\b(?:my name(?: is|['’]?s)|name['’]s|(?:you can |please |just )?call me|ich hei(?:ß|ss)e|mein name ist|me llamo|mi nombre es|je m['’]appelle|mon (?:pr[ée])?nom est)\s+${WORD}`,
  'iu',
);
/** "I am Mia": with a capital letter, or at the beginning behind a hello. */
const I_AM = new RegExp(
  String.raw`(?:\b[Ii] ?['’]?m|\b[Ii] am|\b[Tt]his is|\b[Ii]ch bin|\b[Ss]oy|\b[Jj]e suis)\s+(?=\p{Lu})${WORD}(?!\s+\p{Lu})`,
  'u',
);
const HELLO_I_AM = new RegExp(
  String.raw`^(?:hi|hey|hello|hiya|yo|hallo|hola|salut|bonjour|good (?:morning|evening|afternoon)|(?:nice|pleased|good) to meet (?:you|ya|u))[\s,.!]+(?:there[\s,.!]+)?(?:i ?['’]?m|i am|ich bin|soy|je suis|this is|it['’]?s)\s+${WORD}(?=\s*(?:$|[,.!?]|lol\b|haha\b|btw\b|and\b|from\b|here\b|und\b|y\b|et\b))`,
  'iu',
);
/** "im jonas", and nothing else or "my mum" after a comma */
const ONLY_I_AM = new RegExp(
  String.raw`^\W*(?:i ?['’]?m|i am|ich bin|soy|je suis|this is|it['’]?s)\s+${WORD}(?: (?:btw|lol|haha))?(?:\W*$|\s*,\s+(?=my\b))`,
  'iu',
);
/** "Hey, Marco here" */
const NAME_HERE = new RegExp(String.raw`^(?:hi|hey|hello|hiya|yo|it['’]?s)[\s,.!]+${WORD} here\b(?! (?:is|are|was|to|for|at|in)\b)`, 'iu');
/** What somebody is, and is not called; words that end like a state ("looking", "tired") and wishes are left out as well. */
const NO_NAMES = new Set(
  'anyone anybody nobody somebody everyone everybody who what where nothing something its this that there you me we i a an the not so very really just too in on at back here new vegan vegetarian pregnant allergic intolerant diabetic celiac coeliac sick ill sorry sure fine good great ok okay okey well bad sad happy glad hungry thirsty bored lonely lost broke poor late early busy curious done ready off out up down home alone old young german french spanish english american italian canadian christmas monday tuesday wednesday thursday friday saturday sunday god your my his her their our cold hot warm cool dead chill high low drunk hungover beat nuts mad angry calm asleep awake fat thin slim short tall smart clever dumb stupid rich strong weak human real serious fun funny crazy lazy lame weird dizzy numb yours mine away gone single free right wrong left lit soft hard easy stuck torn upset new nice mean rude open closed hers ours him us them over game unsure aware alive afraid ashamed scared weekend winter summer spring autumn december january february march april may june july august september october november today tomorrow yesterday tonight morning evening night noon midnight raining snowing love hate true false kidding joking lying okay alright tea coffee'.split(
    ' ',
  ),
);
const STATE = /(?:ing|ed|ful|less|ous|able|ive|ant|ent)$/;
const NATION = /ish$/i;

function isName(word: string): boolean {
  const plain = word.toLowerCase();
  return !NO_NAMES.has(plain) && !NATION.test(plain) && !STATE.test(word) && !isWishWord(plain);
}

/** The name that a message gives, with a capital letter; null for none. "I'm Tired" is a mood. */
export function guestNameIn(message: string): string | null {
  const word = [CALLED, I_AM, HELLO_I_AM, ONLY_I_AM, NAME_HERE]
    .map((pattern) => pattern.exec(message.trim())?.[1])
    .find((found) => found !== undefined && isName(found));
  return word === undefined ? null : `${word[0]!.toUpperCase()}${word.slice(1)}`;
}
