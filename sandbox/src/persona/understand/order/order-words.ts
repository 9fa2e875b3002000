import { emojiToWords } from '../../language/emoji.ts';
import { knownProducts, namesByLength } from '../../language/product-names.ts';
import { plainText, tokensOf } from '../../language/text.ts';
import { ANY_NAME, namesProduct, withNames } from '../products.ts';
import { ASKED_TO } from './counts.ts';
import { countIn } from './quantities.ts';

const OF_SELF =
  /(?<!\b(?:thank|can|could|would|do|will|are|for|ask|if|did|have) )\byou(?= for (?:me|him|her|my \w+|mum|mom|dad)\b)|(?<=\b(?:one|two|three|four|five|six|\d{1,2}|bags?) (?:bags? )?of )you\b|(?<=(?:^|[:,] |\band )(?:one|two|three|four|five|six|\d{1,2}) )you(?= ?[,.!;]|$| and\b| for\b)|(?<=(?:^|[?:.] ))you(?= ,)|\byou(?= for me\b)|(?<=\b(?:take|want|would like|choose|go with|then|and|add) )you(?= (?:and|then|after all|please|too|instead|one bag|two bags)\b| ?[.,!;]|$)|\b(?:yours|yourself)\b/g;
/** Elsewhere "decaf" is a wish. */
const THE_DECAF =
  /\bthe decaf(?! destiny)\b|\bdecaf one(?= for )|\bdecaf(?= for )|(?<=\b(?:one|two|three|four|\d{1,2}|another|(?:and|plus|also|add) an?) (?:more )?(?:bags? of )?)decaf\b(?! (?:destiny|one|coffee|blend|bag))|(?<=\b(?:swap(?:ped)?|changed?|replaced?|switch(?:ed)?|traded?|exchanged?) (?:\w+ ){1,5}(?:for|to|with) (?:an?|one) )decaf\b(?! (?:destiny|one|coffee|blend|bag))/g;
/** The dot behind a title ends no clause. */
const TITLE_DOT = /\b(mrs|mr|ms|dr|st) \. /g;

/** "Mint 4 Sam" */
const FOUR_FOR = new RegExp(
  String.raw`(?<=[a-z] )4(?= (?:(?:my|his|her|our|me|him|us)\b|(?!bags?|packs?|of|more|${ANY_NAME})[a-z]+ ?(?:[,.;]|$)))`,
  'g',
);

/** "Make it two lol" */
const FILLERS = / (?:lol|haha+|lmao|btw|tbh)\b/g;

const NAMES = String.raw`\b(?:${ANY_NAME})\b`;
/** "Java -> Tom", "java: Tom." */
const ARROW_BEHIND = new RegExp(
  String.raw`(?<=${NAMES} )->|(?<=(?:^|[.,;] )(?:the )?${NAMES} ):(?= (?!ground|whole|\d|one|two|three)[a-z]+(?: [a-z]+)?(?: [.,;]|$))`,
  'g',
);
/** "Java x2", "2 x java", "the pumpkin twice" */
const TIMES_BEHIND = new RegExp(String.raw`\b(${NAMES}) x ?(\d{1,2})\b`, 'g');
const TIMES_BEFORE = new RegExp(String.raw`\b(\d{1,2}) ?x (?=${NAMES}\b)`, 'g');
const TWICE = new RegExp(String.raw`\b(${NAMES}) twice\b`, 'g');

/** "Make the duke a brunana" */
const MAKES_ONE = new RegExp(String.raw`(${ASKED_TO})make (?:the |my |that )?(${NAMES}) (?:into )?(?=an? ${NAMES})`);

const IS_NAME = new RegExp(`^${NAMES}$`);

/** Marks between products, or between a person and a product: "java + mint", "Tom -> java". */
const MARKS = /(->|=>|→|=|&|\+|(?<= )-(?= ))/;

/** Inserts the marks that tokenizing has removed: "and" for & and +, "->" for arrows, ":" for = and a dash. */
export function withMarks(words: string, raw: string): string {
  const all = words.split(' ');
  const parts = raw.split(MARKS);
  const texts = parts.map((part, at) => (at % 2 === 0 ? tokensOf(plainText(emojiToWords(part))) : []));
  // Only if every word is one of the message, so that the places agree.
  if (parts.length === 1 || texts.flat().length !== all.length) return words;
  let from = 0;
  return parts
    .flatMap((mark, at) =>
      at % 2 === 0 ? all.slice(from, (from += texts[at]!.length)) : /[&+]/.test(mark) ? ['and'] : /[>→]/.test(mark) ? ['->'] : [':'],
    )
    .join(' ');
}

/** "Six bags, half of them the duke, half decaf": a count for each half. */
const HALVES =
  /\b(two|four|six|eight|ten|twelve|twenty|\d{1,2}) bags?\b([^.]*?)\bhalf (?:of (?:it|them) )?([^.]*?)(?: (?:,|and|the other))+ half\b(?: of (?:it|them))?/;
function withHalves(words: string): string {
  return words.replace(HALVES, (all: string, bags: string, between: string, first: string, at: number) => {
    const count = countIn(`${bags} bags`) ?? 1;
    const [second = ''] = words.slice(at + all.length).split(/[.,;!?]/);
    const isOfTwo = !namesProduct(between) && namesProduct(first) && (namesProduct(second) || /\bdecaf\b/.test(second));
    return isOfTwo && count % 2 === 0 ? `${between}${count / 2} ${first} and ${count / 2}` : all;
  });
}

/** A flavour that is one of the products chosen, or that is counted or for somebody: "drop the mint", "pumpkin for Mo". */
const flavoured = knownProducts.flatMap(({ slug, names, flavours, nicknames, listed }) => {
  const [name = ''] = names.split(', ');
  const words = [
    ...(nicknames ? [String.raw`(?:${nicknames})(?: ones?| roasts?)?`] : []),
    ...(flavours ? [String.raw`(?:${flavours})s?\b(?! ones?\b)`] : []),
  ].join('|');
  const flavour = String.raw`(?:${words})\b(?! (?:tastes?|flavou?rs?|notes?|coffees?|blends?|roasts?|destiny|stole|thing|neighbou?rs?|neighbou?rhood)\b)`;
  const counted = String.raw`(?<=(?:^|[.,;!:] )(?:and )?[a-z]+(?: [a-z]+){0,2} (?::|->) |\b(?:(?:add|put|order|also|and|plus|get) (?:an?|the)|add|order|one|two|three|four|five|six|another|\d{1,2}|bags? of|\d of the) |${NAMES} (?:and|plus) )${flavour}(?= (?:for|x ?\d|please\b|and |->|in(?= for\b| ?[.,!;]|$))| ?[,.!;]|$)|(?<=${ASKED_TO}(?:add|put) (?:an? |the |one )?)${flavour}(?= (?:in)?to (?:(?:the|my|our) )?(?:cart|basket|list|order)\b(?! of\b))`;
  const ofPerson = String.raw`(?<=(?:^|[,.:] |\b(?:and|plus|so|ok|then|an?|the) ))${flavour}(?= (?:x ?\d|->|: [a-z]+(?: [a-z]+)?(?: [.,;]|$)|(?:in place|instead|rather than) |for (?!breakfast|dessert|lunch|dinner|tonight|now|the (?:morning|evening|night))))`;
  const known = String.raw`(?<!\b(?:with|like|likes|love|loves|hates?|of|real|some|any|much|more|less|taste|tastes|or|have|has|want|wants|something|anything) )${flavour}`;
  return words
    ? [
        {
          slug,
          name,
          open: new RegExp(`${NAMES}|${counted}|${ofPerson}`, 'g'),
          known: new RegExp(`${NAMES}|${known}|${counted}`, 'g'),
          any: new RegExp(String.raw`${NAMES}|\b${flavour}${listed ? String.raw`|\b(?:${listed})\b` : ''}`, 'g'),
        },
      ]
    : [];
});

/** "Mint, pumpkin and weasel, one each": a list of nothing but products. */
const LISTED = new RegExp(
  String.raw`^(?=.*_.*_)(?:(?:i would like|i want|i will (?:take|have)|give me|can i (?:get|have)|add|order) )?(?:(?:_|an?|and|the|of|one|two|three|four|five|six|\d{1,2}|bags?|each|all|both|please|ground|whole|beans?|[,:])(?: |(?=[.!;])|$))*(?:for (?:my )?[a-z]+ ?)?[.!;]? ?$`,
);

function withListed(sentence: string): string {
  const named = flavoured.reduce((text, { name, any }) => text.replaceAll(any, (found) => (IS_NAME.test(found) ? found : name)), sentence);
  return LISTED.test(named.replaceAll(new RegExp(NAMES, 'g'), '_')) ? named : sentence;
}

/** The words of a message with the names of the products that they mean; `self` is the character's own product. */
export function orderWords(words: string, self: string, chosen: readonly string[]): string {
  const own = namesByLength.find(({ slug }) => slug === self)?.name ?? '$&';
  const named = withNames(
    withHalves(words)
      .replaceAll(FOUR_FOR, 'for')
      .replaceAll(FILLERS, '')
      .replaceAll(/(?<=\bof )em\b/g, 'them')
      .replaceAll(/(?<= )n(?= (?:the|my|a|an|one|two|mint|for)\b)/g, 'and'),
  )
    .replaceAll(OF_SELF, own)
    .replaceAll(THE_DECAF, 'decaf destiny')
    .replaceAll(TITLE_DOT, '$1 ');
  return flavoured
    .reduce(
      (text, { slug, name, open, known }) =>
        text.replaceAll(chosen.includes(slug) ? known : open, (found) => (IS_NAME.test(found) ? found : name)),
      named
        .split(/(?<=[.;!?] )/)
        .map(withListed)
        .join(''),
    )
    .replaceAll(ARROW_BEHIND, 'for')
    .replaceAll('->', ':')
    .replaceAll(TIMES_BEHIND, '$2 $1')
    .replaceAll(TIMES_BEFORE, '$1 ')
    .replaceAll(TWICE, 'two $1')
    .replace(MAKES_ONE, '$1swap the $2 for ');
}

/** "Could you drop the duke, and add a java?" */
const POLITE_BEFORE = /^(?:(?:and|so|but|ok|oh|please) )*(?:can|could|would|will) you\b[^.?!;]*$/;

/** Sentences, what is added to one, and its question: "..., and let us add a Brunana", "two bags, is shipping free?". */
export function clausesOf(said: string): string[] {
  return said
    .split(
      /(?<=[.;!?]) | but | ,? ?(?:and |then )?(?=(?:let us|let me|i would like to|please|can we|could you) (?:add|get|order|swap|change|remove)\b)| ,? ?(?:and |so )?(?=(?:please )?make it (?:one|two|three|four|five|six|\d)\b)| ,? ?and (?=(?:add|remove|drop)\b)|(?<=\bmake (?:it|that) (?:one|two|three|four|five|six|\d{1,2})) (?=and an? )| , (?=(?:remove|drop|scratch|cancel) (?:it|that|those|them)\b|(?:only|just|keep) the\b)|(?<!\bif\b[^.!?;]*) ,? (?=(?:and |so )?(?:is|are|do|does|when|will|would|can) (?:i|you|it|that|there|they|shipping|delivery|the (?:total|sum))\b[^.!;]*\?|(?:the |my |our |new )*total\b[^.!;]*\?)/,
    )
    .filter((clause) => clause.trim() !== '')
    .map((clause, at, all) =>
      /^(?:add|remove|drop)\b/.test(clause) && POLITE_BEFORE.test(all[at - 1] ?? '') ? `could you ${clause}` : clause,
    );
}
