import { isWishWord, RELATION } from '../../../catalog/index.ts';

const NOT_A_NAME =
  /^(?:I|God|Christmas|Xmas|Halloween|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|USA|US|She|He|They|We|You|Who|This|That|These|Those|There|What|It|Every(?:one|body)|Nobody|Some(?:one|body)|Java|Darkroast|Destiny|Spice|Nest|Blend|Pumpkin|Neighbou?r\w*|Stole|Rambler|Choice|Weasel|Poster|Lord|Duke|Captain|Master|Jack|Hilltop|Friendly|Snickering|Mint|Brunana|Decaf|Chocolate|Sparrow\w*|Oops|Sorry|Well|Okay|Yes|Yeah|Thanks|Actually|Also|Hmm|Haha|Great|Perfect|Wait|Right|Hey|Hello|Please|Wow|Sure|Good|Nice|Cool|Fine|Anyway|One|Two|Three|Four|Another|Both|Each|Half)$/;
const NAMED = new RegExp(
  String.raw`\b(?:[Ff]or|[Ff]ür|[Pp]ara|[Pp]our|[Tt]hat['’]?s|[Aa]bout|[Nn]ext is|[Tt]here(?: is|['’]?s)|(?:first|second|third|last|other|one) is|(?:eldest|oldest|youngest|middle one|first|second|third|last),|my (?:${RELATION}),?) (\p{Lu}\p{Ll}{2,15})\b|(?<=\b[Ff]or \p{Lu}\p{Ll}{1,15} )and (\p{Lu}\p{Ll}{1,15})\b|\band (\p{Lu}\p{Ll}{2,15})(?=[,?]| (?:could|can|would|should|will|is|has|gets)\b)|(?<=^|[.!?,;:] |\b(?:[Aa]nd|[Bb]ut|[Ww]hile|[Tt]hen|[Ss]o) )(\p{Lu}\p{Ll}{1,15})(?=, (?:he|she)\b| (?:only |really |just |also |usually )?(?:will (?:only |not )?(?:touch|drink|have|take)\b|won['’]?t (?:touch|drink|have)\b|does(?:n['’]?t| not) (?:drink|like|want|have|eat|take|do)\b|likes|loves|hates|wants|drinks|prefers|needs|takes|gets|enjoys|adores|avoids|asked for|goes for|swears by|would (?:like|love|prefer)|gave up|quit|mag|trinkt|quiere|prefiere|aime|veut)\b|(?:['’]s| is) (?:after|into|keen on|mad about|crazy about) )|\b(?:[Gg]oes to|[Bb]ag to|[Dd]ecaf to) (\p{Lu}\p{Ll}{1,15})\b|(?<=[.!?,;:] |\band )(\p{Lu}\p{Ll}{1,15})(?=, who (?:likes|loves|wants|drinks|prefers|needs|takes|hates)\b)`,
  'gu',
);
const UNFIT = String.raw`(?:(?:is|['’]s) (?:(?:also|very|really|herself|too) )*(?:allergic|pregnant|expecting|nursing|breast-?feeding|vegan|lactose|intolerant|celiac|coeliac|diabetic|sensitive|off (?:the )?caffeine|on decaf|(?:no longer|not) allowed)|has (?:an?|no) (?:\w+ )?(?:allergy|allergies|intolerance|heart|condition)|has (?:palpitations|arr?h?ythmia)|(?:gave up|quit|avoids) caffeine|can(?:['’]t|not| not) (?:have|drink|eat|stand)|vertr[aä]gt kein|ist schwanger|est[aá] embarazada|no (?:toma|puede)|ne (?:boit|prend|supporte)|est enceinte)`;
/** "Priya is allergic to nuts", "Tom can't have caffeine" */
const WITH_CONDITION = new RegExp(
  String.raw`(?<=^|[.!?,;:] |\b(?:[Aa]nd|[Bb]ut|[Ww]hile|[Tt]hen|[Ss]o) )(\p{Lu}\p{Ll}{2,15})(?= ${UNFIT}\b)`,
  'gu',
);
/** "Linda, Marcus, Priya and Tom" */
const LIST = /\b\p{Lu}\p{Ll}{2,15}(?:, \p{Lu}\p{Ll}{2,15}){1,8},? (?:and|&) \p{Lu}\p{Ll}{2,15}\b/gu;
const IS_RELATION = new RegExp(String.raw`^${RELATION}$`);

/** The names of persons that a message introduces, in small letters: "my boss Karen", "Next is Tom". */
export function namesIn(message: string): string[] {
  const said = [...message.matchAll(NAMED), ...message.matchAll(WITH_CONDITION)].map(([, ...names]) =>
    names.find((name) => name !== undefined)!,
  );
  const lists = [...message.matchAll(LIST)].map(([list]) => list.match(/\p{Lu}\p{Ll}+/gu) ?? []);
  const listed = lists.filter((names) => !names.some((name) => NOT_A_NAME.test(name))).flat();
  return [...said, ...listed]
    .filter((name) => !NOT_A_NAME.test(name))
    .map((name) => name.toLowerCase())
    .filter((name) => !IS_RELATION.test(name) && !isWishWord(name));
}
