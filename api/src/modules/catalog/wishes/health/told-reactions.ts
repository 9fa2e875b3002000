import type { Allergen } from '../../allergens.ts';

/** A clause with what it mentions, each mention in the text as one word with "@" before it. */
interface Told {
  text: string;
  isQuestion: boolean;
  mentions: readonly { word: string; allergens: readonly Allergen[]; tastes: readonly string[] }[];
}

const PART_OF_BODY = '(?:throat|windpipe|airways?|larynx|lungs?|tongue|lips?|face|eyes?|arms?)';
/** Signs of a severe reaction, or of somebody who is prepared for one: they tell why a food is named at all. */
const SURE = new RegExp(
  String.raw`\b(?:${[
    String.raw`epi ?-?pens?|epinephrine?|(?:auto)?-?injectors?|adrenaline|anaphyla\w*|oxygen mask|(?:days|hours|night) on oxygen`,
    String.raw`(?:had|has|have|with|need|needs|carry|carries|use|used|about) (?:the|a|an|his|her|my|their) pens?(?: thing)?\b(?! ?(?:pal|friend|and paper|drive|to write))`,
    String.raw`allergy (?:card|list|bracelet|tag)|(?:bracelet|tag) (?:with|that says) (?:\w+ ){0,2}@`,
    String.raw`${PART_OF_BODY} (?:(?:was|were|is|are|had|has|have|go|goes|went|began|begins|started|to|all|so|really|just|slowly|too) )*(?:clos\w+|shut\w*|swell\w*|swoll?en|swelled|puff\w*|balloon\w*|fat|thick|tight\w*|itch\w*|numb|gone|up like)`,
    String.raw`(?:hives|blue in the face|like a (?:balloon|puffer ?fish|blowfish))`,
  ].join('|')})\b`,
);
/** Signs that need what was eaten beside them. */
const GRAVE =
  /\b(?:hospital|emergency room|paramedics?|ambulance|blue lights|icu|intensive care|on a drip|in a clinic|on (?:a|the) ward|coma|collapsed?|lost consciousness|passed out|rushed (?:off|to|in)|helicopter|emergency landing|(?:turned|went) (?:blue|purple|grey|floppy|down)|floppy and|back from the brink|(?:very )?nearly (?:died|did|joined|lost)|almost died|(?:blood|skin|allergy) tests?|blood tested|got the results|off the chart|strict orders|(?:being|been) (?:very |so |really |extra )?careful|banned|had to ban|threw up|puked|nobody (?:\w+ ){0,8}(?:opens?|brings?|eats?))\b/;
const EATEN =
  /\b(?:ate|eats?|eating|eaten|bite|bit|slice|spread|crumbs?|crumb|trace|in it|inside|oil|pie|cake|brownie|bar|salad|sauce|soup|pesto|dressing|pudding|biscuits?|cookies?|dessert|lunch|dinner|buffet|put|gave|given|fed|served|ordered|had|opened|because of|after|since|undeclared|made with|to leave|out of|set it off|both of them|collapse|kissing|touched|tested)\b/;
const OVER = /\b(?:outgr[eo]wn?|grew out|cured|no longer|not any ?more|used to be)\b/;
/** In a good mood, a hospital is only where it was. */
const HAPPY = /\b(?:laugh\w*|lovely people|great|delicious|best (?:day|cake)|yum\w*|lived on|happily)\b/;
/** Of an animal, or of an allergy that is not about food. */
const OTHER_CAUSE = /\b(?:dogs?|cats?|pupp(?:y|ies)|bees?|wasps?|hornets?|stings?|stung|pollen|penicillin|latex|dentist|crying)\b/;
const OF_OTHERS = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|parrots?|hamsters?|vet|movies?|films?|series|episode|novels?|game)\b/;

function isLiked(text: string, word: string): boolean {
  return new RegExp(
    String.raw`\b(?:loves?|likes?|adores?|wants?|prefers?|something|anything|fan of|craving|mood for|give me|some|more|lots of) (?:[\w-]+ ){0,2}@${word}\b|@${word} (?:lovers?|please)\b`,
  ).test(text);
}

/** Cream, but nothing creamy, is milk. */
function allergensIn({ word, allergens, tastes }: Told['mentions'][number]): readonly Allergen[] {
  return tastes.includes('cream') && !word.endsWith('y') ? ['milk'] : allergens;
}

/**
 * The foods of a story about a reaction to them: "one bite of her brownie with walnuts, and I spent the night on a ward". In the whole
 * message for a sure sign, beside what was eaten for a grave one; never what is liked, nor what others ate.
 */
export function toldReactions(clauses: readonly Told[]): Allergen[] {
  const story = clauses.map(({ text }) => text).join(' . ');
  if (OVER.test(story)) return [];
  const isSure = SURE.test(story) && !OTHER_CAUSE.test(story);
  return clauses.flatMap((clause, at) => {
    if (clause.mentions.length === 0 || clause.isQuestion || OF_OTHERS.test(clause.text)) return [];
    const beside = clauses
      .slice(Math.max(0, at - 1), at + 2)
      .map(({ text }) => text)
      .join(' ');
    if (!isSure && (!GRAVE.test(beside) || !EATEN.test(beside) || HAPPY.test(beside))) return [];
    return clause.mentions.filter(({ word }) => !isLiked(clause.text, word)).flatMap(allergensIn);
  });
}
