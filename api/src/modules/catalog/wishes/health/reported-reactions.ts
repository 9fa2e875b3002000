import type { Allergen } from '../../allergens.ts';

/** A clause with what it mentions, each mention in the text as one word with "@" before it. */
interface ReportedClause {
  text: string;
  isQuestion: boolean;
  mentions: readonly { word: string; allergens: readonly Allergen[]; tastes: readonly string[] }[];
}

const PART_OF_BODY = '(?:throat|windpipe|airways?|larynx|lungs?|tongue|lips?|face|arms?)';
/** Signs of a severe allergic reaction, or of medication against one. */
const SEVERE = new RegExp(
  String.raw`\b(?:${[
    String.raw`epi ?-?pens?|epinephrine?|(?:auto)?-?injectors?|adrenaline|anaphyla\w*|oxygen mask|(?:days|hours|night) on oxygen`,
    String.raw`(?:had|has|have|with|need|needs|carry|carries|use|used|about) (?:the|a|an|his|her|my|their) pens?(?: thing)?\b(?! ?(?:pal|friend|and paper|drive|to write))`,
    String.raw`(?:would|will|i'd|he'd|she'd) react|tested positive for|test (?:\w+ ){0,3}positive for`,
    String.raw`allergy (?:card|list|bracelet|tag)|(?:bracelet|tag) (?:with|that says) (?:\w+ ){0,2}@`,
    String.raw`${PART_OF_BODY} (?:(?:was|were|is|are|had|has|have|go|goes|went|began|begins|started|to|all|so|really|just|slowly|too) )*(?:clos\w+|shut\w*|swell\w*|swoll?en|swelled|puff\w*|balloon\w*|fat|thick|tight\w*|itch\w*|numb|gone|up like)`,
    String.raw`eyes? (?:\w+ ){0,2}(?:swell\w*|swoll?en|swelled|puff\w*|itch\w*)|hives|(?:blue in the face|like a (?:balloon|puffer ?fish|blowfish))`,
  ].join('|')})\b`,
);
/** An allergy or an intolerance that nobody denies. */
const ALLERGY =
  /(?<!\b(?:no|not|without|any|zero|never|nor|neither|free of|if|of an?|about) (?:\w+ ){0,2})\b(?:allerg(?:y|ies|ic)|intoleran(?:t|ces?)|@celiac|restrictions|food (?:issues|rules)|dietary(?: (?:needs|requirements))?|who can not (?:have|eat|drink) what)\b(?! (?:tests?|season|info\w*|advice|list|card|label|policy)\b)/;
/** Signs of a medical emergency of any cause. */
const EMERGENCY =
  /\b(?:hospital|emergency room|paramedics?|ambulance|blue lights|icu|intensive care|on a drip|in a clinic|on (?:a|the) ward|coma|collapsed?|lost consciousness|passed out|rushed (?:off|to|in)|helicopter|emergency landing|(?:turned|went) (?:blue|purple|grey|floppy|down)|floppy and|back from the brink|(?:very )?nearly (?:died|did|joined|lost)|almost died|(?:blood|skin|allergy) tests?|blood tested|got the results|off the chart|strict orders|(?:being|been) (?:very |so |really |extra )?careful|banned|had to ban|threw up|puked|nobody (?:\w+ ){0,8}(?:opens?|brings?|eats?))\b/;
const EATEN =
  /\b(?:ate|eats?|eating|eaten|bite|bit|slice|spread|crumbs?|crumb|trace|in it|inside|oil|pie|cake|brownie|bar|salad|sauce|soup|pesto|dressing|pudding|biscuits?|cookies?|dessert|lunch|dinner|buffet|put|gave|given|fed|served|ordered|had|opened|because of|after|since|undeclared|made with|to leave|out of|set it off|both of them|collapse|kissing|touched|tested)\b/;
const OVER =
  /\b(?:outgr[eo]wn?|grew out|cured|(?:no longer|not any ?more|used to be) (?:\w+ )?(?:allergic|intolerant|a (?:problem|issue))|(?:allergic|intolerant) (?:no longer|not? any ?more))\b/;
/** Beside one of these, an emergency sign is no report of one. */
const HAPPY = /\b(?:laugh\w*|lovely people|great|delicious|best (?:day|cake)|yum\w*|lived on|happily)\b/;
/** Causes other than food. */
const OTHER_CAUSE = /\b(?:dogs?|cats?|pupp(?:y|ies)|bees?|wasps?|hornets?|stings?|stung|pollen|penicillin|latex|dentist|crying)\b/;
/** Clauses about animals and fiction. */
const OF_OTHERS = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|parrots?|hamsters?|vet|movies?|films?|series|episode|novels?|game)\b/;

/** Begins no wish for what comes after it. */
const NO_WISH = String.raw`(?!(?:no|not|without|but|avoid|free|except|allergic|safe|from|anyone|someone|somebody)\b)`;
function isLiked(text: string, word: string): boolean {
  return new RegExp(
    [
      String.raw`\b(?:loves?|likes?|adores?|wants?|prefers?|something|anything|fan of|craving|mood for|give me|some|more|lots of|quiero|mochte|voudrais) (?:${NO_WISH}@?[\w-]+ ){0,8}@${word}\b`,
      String.raw`@${word} (?:lovers?|please)\b|@${word},? (?:bitte|svp|por favor|porfa|s'il|gern)\b|\b(?:mehr|mas|encore) @${word}\b`,
      String.raw`@${word}(?:[ ,]+(?:and |or )?@\w+)* (?:\w+ )?(?:is|are) (?:(?!not\b|never\b)\w+ )?(?:fine|ok|okay|safe|good|alright|no problem)\b`,
      String.raw`\b(?:drink|take|have|had) (?:\w+ )?with (?:some |a (?:bit|splash|drop) of )?@${word}`,
    ].join('|'),
  ).test(text);
}

/** Cream, but nothing creamy, is milk. */
function allergensIn({ word, allergens }: ReportedClause['mentions'][number]): readonly Allergen[] {
  return /^creams?$/.test(word) ? ['milk'] : allergens;
}

/**
 * The allergens that a message reports a reaction to, without a word of refusal: "one bite of her brownie with walnuts, and I spent the
 * night on a ward". An allergy or a severe sign anywhere in the message counts; an emergency sign only beside the clause, and beside something eaten.
 * Foods that are liked are left out, and so are clauses about animals and fiction.
 */
export function reportedReactions(clauses: readonly ReportedClause[]): Allergen[] {
  const message = clauses.map(({ text }) => text).join(' . ');
  if (OVER.test(message)) return [];
  const isSevere = (SEVERE.test(message) || ALLERGY.test(message)) && !OTHER_CAUSE.test(message);
  return clauses.flatMap((clause, at) => {
    if (clause.mentions.length === 0 || clause.isQuestion || OF_OTHERS.test(clause.text)) return [];
    const beside = clauses
      .slice(Math.max(0, at - 1), at + 2)
      .map(({ text }) => text)
      .join(' ');
    if (!isSevere && (!EMERGENCY.test(beside) || !EATEN.test(beside) || HAPPY.test(beside))) return [];
    return clause.mentions.filter(({ word }) => word !== 'nutty' && !isLiked(clause.text, word)).flatMap(allergensIn);
  });
}
