import { isWishWord, RELATION } from '../../../catalog/index.ts';

const NOT_A_NAME =
  /^(?:I|God|Christmas|Xmas|Halloween|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|USA|US|She|He|They|We|You|Who|This|That|These|Those|There|What|It|Every(?:one|body)|Nobody|Some(?:one|body)|Java|Darkroast|Destiny|Spice|Nest|Blend|Pumpkin|Neighbou?r\w*|Stole|Rambler|Choice|Weasel|Poster|Lord|Duke|Captain|Master|Jack|Hilltop|Friendly|Snickering|Mint|Brunana|Decaf|Chocolate|Sparrow\w*|Oops|Sorry|Well|Okay|Yes|Yeah|Thanks|Actually|Also|Hmm|Haha|Great|Perfect|Wait|Right|Hey|Hello|Please|Wow|Sure|Good|Nice|Cool|Fine|Anyway|One|Two|Three|Four|Another|Both|Each|Half|Just|Recently|Finally|Already|Never|Always|Now|Still|Only|Really|Usually|Sometimes|Normally|Lately|Currently|Today|Tonight|Sadly|Definitely|Probably|Honestly|Lent|Advent|Ramadan|Passover|Eid|Diwali|Hanukkah|Thanksgiving|Spring|Summer|Autumn|Fall|Winter|Breakfast|Lunch|Dinner|Health|Work|School|Church|Family|Household|House|Office|Team|Here|Coffee|Espresso|Body|Stomach|Heart)$/;
/** Holidays, occasions and machines: "for Thanksgiving", "for Moka". */
const OCCASION =
  /^(?:Kwanzaa|Juneteenth|Valentines?|Memorial|Labor|Independence|Veterans|Presidents|Purim|Chanukah|Nowruz|Carnival|Oktoberfest|Ferragosto|New|Retirement|Graduation|Birthdays?|Weddings?|Anniversary|Camping|Brunch|Dessert|Party|Parties|Meetings|Guests|Weekends?|Mornings?|Evenings?|Nights?|Afternoons?|Chemex|Aero[Pp]ress|Keurig|Nespresso|Moka|Drip|French|Breville|Bialetti|Delonghi|Cold|Iced|Filter|Percolator|Cappuccino|Latte)$/;
/** German nouns, which all have a capital: "für Filterkaffee". */
const GERMAN_NOUN =
  /(?:kaffee|espresso|maschine|automat|kanne|kocher|träger|mühle|bohnen?|presse|filter|tasse|becher|\p{L}{4}ung|heit|keit|schaft|tage?|woche|abend|morgen|nacht|zeit|feier|essen|stück|geschenke?|urlaub|büro|arbeit|küche|hause?|sorten?|röstung|gäste|kollegen|kollegin|freunde|familie|eltern|kinder|leute|besuch|weihnachten|ostern|pfingsten|nikolaus|silvester|anfänger|kenner|trinker|liebhaber|milch|zucker|wasser|euro|dollar|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|navidad|noël|pâques)$/iu;
/** "And Tom", "young Kayla" */
const BEFORE_NAME = '(?:[Aa]nd|[Bb]ut|[Ww]hile|[Tt]hen|[Ss]o|[Yy]oung|[Ll]ittle|[Oo]ld|[Bb]ig|[Dd]ear|[Pp]oor|[Ss]weet)';
const NAMED = new RegExp(
  String.raw`\b(?:[Ff]or|[Ff]ür|[Pp]ara|[Pp]our|[Tt]hat['’]?s|[Aa]bout|[Nn]ext is|[Tt]here(?: is|['’]?s)|(?:first|second|third|last|other|one) is|(?:eldest|oldest|youngest|middle one|first|second|third|last),|[Mm]y (?:${RELATION}),?) (\p{Lu}\p{Ll}{2,15})\b|(?<=\b[Ff]or \p{Lu}\p{Ll}{1,15} )and (\p{Lu}\p{Ll}{1,15})\b|\band (\p{Lu}\p{Ll}{2,15})(?=[,?]| (?:could|can|would|should|will|is|has|gets)\b)|(?<=^|[.!?,;:] |\b${BEFORE_NAME} )(\p{Lu}\p{Ll}{1,15})(?=, (?:he|she)\b| (?:only |really |just |also |usually )?(?:will (?:only |not )?(?:touch|drink|have|take)\b|won['’]?t (?:touch|drink|have)\b|does(?:n['’]?t| not) (?:drink|like|want|have|eat|take|do)\b|likes|loves|hates|wants|drinks|prefers|needs|takes|gets|enjoys|adores|asked for|goes for|swears by|would (?:like|love|prefer)|mag|trinkt|quiere|prefiere|aime|veut)\b|(?:['’]s| is) (?:after|into|keen on|mad about|crazy about) )|(?<=[.!?,;:] |\band )(\p{Lu}\p{Ll}{1,15})(?=, who (?:likes|loves|wants|drinks|prefers|needs|takes|hates)\b)`,
  'gu',
);
/** Of persons alone: "Stomach is sensitive", "Just quit caffeine" name nobody. */
const UNFIT = String.raw`(?:(?:is|['’]s) (?:(?:also|very|really|herself|too) )*(?:allergic|pregnant|expecting|nursing|breast-?feeding|vegan|lactose|intolerant|celiac|coeliac|diabetic)|has (?:an?|no) (?:\w+ )?(?:allergy|allergies|intolerance|heart)|can(?:['’]?t|not| not) (?:have|drink|eat|stand)|ist schwanger|est[aá] embarazada|est enceinte)`;
/** "Priya is allergic to nuts", "Tom can't have caffeine" */
const WITH_CONDITION = new RegExp(String.raw`(?<=^|[.!?,;:] |\b${BEFORE_NAME} )(\p{Lu}\p{Ll}{2,15})(?= ${UNFIT}\b)`, 'gu');
/** "Ms Lund: no caffeine"; a "Dr" is mostly the doctor of somebody else. */
const WITH_TITLE = /\b(?:Mr|Mrs|Ms|Miss)\.? (\p{Lu}\p{Ll}{1,15})\b/gu;
/** "Linda, Marcus, Priya and Tom" */
const LIST = /\b\p{Lu}\p{Ll}{2,15}(?:, \p{Lu}\p{Ll}{2,15}){1,8},? (?:and|&) \p{Lu}\p{Ll}{2,15}\b/gu;
const IS_RELATION = new RegExp(String.raw`^${RELATION}$`);

/** Whether a word with a capital may be the name of a person. */
export function isName(name: string): boolean {
  const word = name.toLowerCase();
  return ![NOT_A_NAME, OCCASION, GERMAN_NOUN].some((pattern) => pattern.test(name)) && !IS_RELATION.test(word) && !isWishWord(word);
}

const WITH_RELATION = new RegExp(String.raw`\b(\p{Lu}\p{Ll}{2,15}),? who(?: is|['’]?s) my (${RELATION})\b`, 'gu');
/** The relations of names, in small letters: "Ann, who's my sister". */
export function relationsIn(message: string): { name: string; relation: string }[] {
  return [...message.matchAll(WITH_RELATION)].flatMap(([, name, relation]) =>
    isName(name!) ? [{ name: name!.toLowerCase(), relation: relation!.toLowerCase() }] : [],
  );
}

/** The names of persons that a message introduces, in small letters: "my boss Karen", "Next is Tom". */
export function namesIn(message: string): string[] {
  const said = [...message.matchAll(NAMED), ...message.matchAll(WITH_CONDITION), ...message.matchAll(WITH_TITLE)].map(([, ...names]) =>
    names.find((name) => name !== undefined)!,
  );
  const lists = [...message.matchAll(LIST)].map(([list]) => list.match(/\p{Lu}\p{Ll}+/gu) ?? []);
  const listed = lists.filter((names) => !names.some((name) => NOT_A_NAME.test(name))).flat();
  return [...said, ...listed].filter(isName).map((name) => name.toLowerCase());
}

/** "I'm Martha", "I, Martha, want" */
const OWN_NAME =
  /\b(?:[Ii]['’]?m|[Ii] am|[Mm]y name(?: is|['’]s)|I,) (?!(?:Pregnant|Expecting|Nursing|Vegan|Allergic|Intolerant|C(?:oe|e)liac|Diabetic|Off|Not|Just|Only|Sorry|Fine|Good|Sure|Looking)\b)(\p{Lu}\p{Ll}{2,15})\b(?=[.,!?]| and\b|$)/gu;
/** The visitor's own names, in small letters. */
export function ownNamesIn(message: string): string[] {
  return [...message.matchAll(OWN_NAME)].map(([, name]) => name!.toLowerCase());
}
