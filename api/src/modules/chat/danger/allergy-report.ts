import { normalizeMessage } from './normalize-message.ts';

const FOOD_VERB =
  '(?:eats?|ate|eating|have|has|had|drinks?|touch(?:es)?|esse|isst|esst|trinke|trinkt|como|come|tomo|toma|bebo|bebe|mange|mangent|bois|boit)';
/** States what food does to somebody in general: an allergy, a condition, what would happen otherwise. */
const IN_GENERAL = new RegExp(
  [
    String.raw`\b(?:allerg\w*|alergi\w*|intoleran\w*|unvertrag\w*|sonst|otherwise)\b`,
    String.raw`\b(?:if|when|whenever|every time|wenn|sobald|si|cuando|cada vez que|quand|lorsqu\w*|des qu\w*|chaque fois) (?:\w+ ){0,4}${FOOD_VERB}\b`,
    String.raw`\b(?:darf|kann|vertrage) (?:\w+ ){0,2}kein\w*|\bno (?:puedo|puede) (?:tomar|comer|beber)\b|\bne (?:peux|peut|dois|doit) pas (?:manger|boire)\b`,
  ].join('|'),
);
/** States that a reaction is happening: then it is an emergency, whatever else the message states. */
const NOW =
  /\b(?:now|just|already|suddenly|help|emergency|currently|right away|is (?:swelling|closing|having|getting|turning)|are (?:swelling|closing)|jetzt|gerade|eben|plotzlich|hilfe|notfall|ahora|acab\w+|ayuda|socorro|de repente|maintenant|vient de|aide\w*|secours|soudain)\b/;

/** Whether a message about symptoms only states an allergy, which is a wish and no emergency: "if I eat nuts, my throat closes". */
export function isAllergyReport(message: string): boolean {
  const text = normalizeMessage(message);
  return IN_GENERAL.test(text) && !NOW.test(text);
}
