import { isWishWord } from '../../../catalog/index.ts';
import { isName } from './names-in.ts';

/** Headings of a message or of an order, which are no persons. */
const HEADING =
  /^(?:questions?|notes?|ps|p s|edit|update|allerg\w*|intoleranc\w*|diet|budget|limit|price|order|orders|total|taste|tastes|flavou?rs?|roast|roasts|caffeine|likes?|dislikes?|loves?|hates?|favou?rites?|conditions?|grind|grinder|preferences?|wish|wishes|also|and|but|so|then|hi|hello|hey|thanks|list|recap|summary|gifts?|presents?|occasion|deal|method|brewer|equipment|maker|filter|strength|mood|goal|problem|issue|answer|either|option|options|first|second|third|fourth|last|next|one|two|three|must|want|wants|need|needs|never|no|yes|avoid|avoids|contains?|ingredients?|number|other|another|rather|after|dinner|summer|winter|weather|water|paper|color|colou?r|offer|error|reminder|newcomer|power|matter|river|sugar|flower|letter|computer|delivery|shipping|address|usual|morning|mornings|evening|evenings|day|night|weekdays?|weekends?|work|home|office|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
/** Words for what somebody does: "drummer", "bassist", "treasurer". */
const ROLE_WORD = String.raw`(?:[a-z]{2,12}(?:er|ist|or|ian|man|woman|mate|ant)|boss|chef|cook|nurse|coach|captain|intern|guest|host|lead|bride|groom|goalie|referee|secretary|pastor)`;
/** "Drummer: anything chocolate", "Marco: really dark" */
const LABEL = new RegExp(
  String.raw`(?<=^|[.!?;\n]\s|,\s)(?:(?:[Aa]nd|[Tt]hen|[Tt]he|[Oo]ur|[Mm]y)\s)*(?:(\p{Lu}\p{Ll}{1,15})|(${ROLE_WORD})):(?=\s)`,
  'gu',
);
/** "Singer needs something with honey", in a talk with labels. */
const ROLE_ASKS = new RegExp(
  String.raw`(?<=^|[.!?;\n]\s|,\s|\band\s)(?:the |our )?(${ROLE_WORD})(?= (?:needs|wants|likes|loves|prefers|hates|drinks|takes|gets|asked for|(?:is|['’]s) (?:allergic|vegan|pregnant|off)|can(?:['’]t|not| not)? (?:have|drink|eat))\b)`,
  'giu',
);
/** "There's four of us", "for my bandmates" */
const GROUP =
  /\b(?:two|three|four|five|six|seven|eight|[2-9]) (?:of us|[a-z]+ (?:of us|here)|people|persons|guys|girls|friends|colleagues|members|helpers|[a-z]+mates)\b|\b(?:my|our|the) (?:[a-z]+mates|band|team|crew|choir|friends|colleagues|coworkers|squad|club|class|family)\b/i;
const MOST_LABELS = 12;

function isPerson(label: string): boolean {
  const word = label.toLowerCase();
  return !HEADING.test(word) && !isWishWord(word) && (word === label || isName(label));
}

/** The persons that labels of a talk name, in lower case: "Marco: really dark". Empty for a single label without a group. */
export function labelsIn(messages: readonly string[]): Set<string> {
  const labels = messages.flatMap((message) => [...message.matchAll(LABEL)].map(([, name, role]) => (name ?? role)!)).filter(isPerson);
  const found = new Set(labels.slice(0, MOST_LABELS).map((label) => label.toLowerCase()));
  return found.size > 1 || (found.size === 1 && messages.some((message) => GROUP.test(message))) ? found : new Set();
}

/** The roles of persons without a label in a talk with labels: "singer needs something with honey". */
export function rolesBeside(labels: ReadonlySet<string>, messages: readonly string[]): string[] {
  if (labels.size === 0) return [];
  return messages
    .flatMap((message) => [...message.matchAll(ROLE_ASKS)].map(([, role]) => role!.toLowerCase()))
    .filter((role) => !HEADING.test(role) && !isWishWord(role))
    .slice(0, MOST_LABELS);
}
