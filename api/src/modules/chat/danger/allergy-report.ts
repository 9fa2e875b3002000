import { normalizeMessage } from './normalize-message.ts';

const FOOD_VERB =
  '(?:eats?|ate|eating|have|has|had|drinks?|touch(?:es)?|esse|isst|esst|trinke|trinkt|como|come|tomo|toma|bebo|bebe|mange|mangent|bois|boit)';
/** States what food does to somebody in general: an allergy, a condition, what would happen otherwise. */
const IN_GENERAL = new RegExp(
  [
    String.raw`\b(?:allerg\w*|alergi\w*|intoleran\w*|unvertrag\w*|sonst|otherwise|anaphyla\w+ (?:to|with|from)|no gos? for (?:me|him|her|us)|carr(?:y|ies|ying) (?:\w+ ){0,2}epi ?pens?)\b`,
    String.raw`\b(?:if|when|whenever|every time|wenn|sobald|si|cuando|cada vez que|quand|lorsqu\w*|des qu\w*|chaque fois) (?:\w+ ){0,4}${FOOD_VERB}\b`,
    String.raw`\b(?:gets?|goes|turns?|swells?|itches|tingles) (?:\w+ ){0,2}(?:from|of|after)\b`,
    String.raw`\b(?:darf|kann|vertrage) (?:\w+ ){0,2}kein\w*|\bno (?:puedo|puede) (?:tomar|comer|beber)\b|\bne (?:peux|peut|dois|doit) pas (?:manger|boire)\b`,
    String.raw`\b(?:nix|nichts|kein\w*|ohne) (?:mit )?\w+ (?:bitte )?da(?:von)? (?:krieg|bekomm)e? ich keine luft\b`,
  ].join('|'),
);
/** States that a reaction is happening: then it is an emergency, whatever else the message states. */
const NOW =
  /\b(?:now|just|already|suddenly|help|emergency|currently|right away|is (?:swelling|closing|having|getting|turning)|are (?:swelling|closing)|jetzt|gerade|eben|plotzlich|hilfe|notfall|ahora|me dio|me cuesta respirar|acab\w+|ayuda|socorro|de repente|maintenant|vien\w+ (?:d[eu]n?) (?:manger|avaler|boire|gouter)|vient de|aide\w*|secours|soudain)\b/;

/** A time that is over. */
const BEFORE =
  '(?:last (?:time|year|month|summer|winter|spring|fall|autumn|week|christmas)|one time|once|years? ago|months? ago|weeks? ago|ages ago|long ago|back (?:in|when|then)|in the past|when (?:i|he|she|we) (?:was|were)|as a (?:kid|child|teen\\w*|baby)|used to|the (?:first|only|other) time)';
const TASTED = '(?:had|ate|drank|tried|tasted|bit|touched|ordered|got|gave|fed)';
const REACTED =
  '(?:swelled|swoll?en|swole|puffed|ended up|landed|wound up|rushed|broke out|closed up|went numb|itched|tingled|threw up|was sick|taken to|went to|spent (?:the|a) night|carried|put (?:me|him|her)|sent (?:me|him|her)|gave (?:me|him|her) hives|had (?:hives|a reaction|an allergic))';
/** States what food did at a time that is over: "last time I had a nut coffee, my lips swelled up". */
const IN_THE_PAST = new RegExp(
  String.raw`\b${BEFORE}\b.*\b${TASTED}\b.*\b${REACTED}\b|\b${TASTED}\b.*\b${BEFORE}\b.*\b${REACTED}\b|\b${TASTED}\b.*\b${REACTED}\b.*\b${BEFORE}\b`,
);
/** Beside it, these may be of today: an illness of another kind, a symptom that lasts, another bite. */
const OF_TODAY =
  /\b(?:again|today|tonight|this (?:morning|evening|afternoon|time)|(?:minutes?|hours?) ago|still|feels?|feeling|i think|getting|starting|started|chest|heart|stroke|seizure|pills?|overdos\w*|poison|bleach|(?:cant|cannot|can not) (?:breathe|swallow|speak)|(?:throat|face|lips?|tongue|eyes?) (?:is|are|hurts?)|(?:is|are) (?:so |very |really |all )?(?:swollen|tight|numb|blue|closing|swelling))\b/;

/** A mild local reaction in the mouth to a small amount, stated in general: an allergy, not an emergency. */
const MILD_LOCAL_REACTION =
  /^(?:just |even |only )?(?:one|a single|a bite of|a crumb of) (?:\w+ ){1,3}and (?:my|his|her) (?:tongue|mouth) (?:goes numb|tingles?|itch(?:es)?)\b/;
/** Symptoms of a severe reaction or of a stroke: in the same message, each makes it an emergency. */
const SEVERE = /\b(?:breath\w*|throat|swell\w*|swollen|blue|droop\w*|side|chest|arm|faint\w*|dizzy|speak|speech|talk|slur\w*)\b/;

/** States that somebody reacts badly, and to what: "anaphylaxis here. cashews, pistachios." */
const STATED =
  /\b(?:(?:is|am|are|im|hes|shes) (?:\w+ )?anaphylactic(?! shock| reaction)|anaphyla\w+ (?:here|risk|person|patient|sufferer|kid|mom|mum|dad|household)|(?:risk|history) of anaphyla\w+)\b/;

/** Whether a message about symptoms only states an allergy, which is a wish and no emergency: "if I eat nuts, my throat closes". */
export function isAllergyReport(message: string): boolean {
  const text = normalizeMessage(message);
  if (NOW.test(text)) return false;
  return (
    IN_GENERAL.test(text) ||
    (IN_THE_PAST.test(text) && !OF_TODAY.test(text)) ||
    (STATED.test(text) && !OF_TODAY.test(text) && !SEVERE.test(text)) ||
    (MILD_LOCAL_REACTION.test(text) && !SEVERE.test(text))
  );
}

/** Somebody lives with it: "on blood pressure tablets". */
const LASTING =
  /\b(?:on|takes?|taking) (?:\w+ ){0,3}(?:tablets|pills|meds|medication|thinners|blockers)\b|\b(?:my|his|her) (?:\w+ ){0,2}(?:tablets|pills|meds|medication|thinners|blockers) and (?:caffeine|coffee|milk|dairy)\b|\b(?:not|never) allowed\b|\b(?:since|for) (?:\w+ ){0,2}(?:years|birth|childhood)\b/;

/** Whether a message only states a condition that lasts, which a classifier easily takes for an emergency. */
export function isLastingCondition(message: string): boolean {
  // "She is picky, so help" asks for advice.
  const text = normalizeMessage(message).replace(/\b(picky|choosy|fussy) so help$/, '$1');
  return LASTING.test(text) && !NOW.test(text);
}
