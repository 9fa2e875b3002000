import { RELATION, toPlainEnglish } from '../../../catalog/index.ts';

/** Persons and pronouns of German, Spanish and French, beside what `toPlainEnglish` translates. */
const FOREIGN: readonly [RegExp, string][] = [
  [
    /\b(?:fur|para|pour) (?=(?:mich|mein|mi\b|mis\b|mon\b|ma\b|mes\b|moi\b|ihn|sie\b|ella?\b|elle\b|lui\b|uns|unser|nosotr|nous|my\b|me\b)|(?:der|die|den|la|le|el) )/g,
    'for ',
  ],
  [
    /\b(?:meine?[nmr]?|unsere?[nmr]?|mis?|mon|ma|mes) (?=(?:mann|ehemann|frau|mutter|mama|vater|papa|schwester|bruder|sohn|tochter|freundin|freund|oma|opa|chef|kollegin?|nachbarin?|madre|padre|esposa|esposo|marido|mujer|hermana|hermano|hija|hijo|abuela|abuelo|novia|novio|amig[oa]|jefe|suegr[oa]|schwieger\w+|belle[- ]mere|beau[- ]pere|mere|pere|mari|femme|soeur|frere|fille|fils|copine|copain|ami|amie|patron|wife|husband)\b)/g,
    'my ',
  ],
  [/(?<=\b(?:my|for|for den) )mann\b|\b(?:ehemann|esposo|marido|mari)\b/g, 'husband'],
  [/\b(?<=my )(?:frau|esposa|mujer|femme)\b/g, 'wife'],
  [/\b(?:schwiegermutter|suegra|belle[- ]mere)\b/g, 'mother in law'],
  [/\b(?:schwiegervater|suegro|beau[- ]pere)\b/g, 'father in law'],
  [/\b(?:mutter|madre|mere)\b/g, 'mother'],
  [/\b(?:vater|padre|pere)\b/g, 'father'],
  [/\b(?:schwester|hermana|soeur)\b/g, 'sister'],
  [/\b(?:bruder|hermano|frere)\b/g, 'brother'],
  [/\b(?:tochter|hija|fille)\b/g, 'daughter'],
  [/\b(?:sohn|hijo|fils)\b/g, 'son'],
  [/\b(?:freundin|novia|copine)\b/g, 'girlfriend'],
  [/\b(?:novio|copain)\b/g, 'boyfriend'],
  [/\b(?:freund|amig[oa]|amie?)\b/g, 'friend'],
  [/\b(?:oma|abuela)\b/g, 'granny'],
  [/\b(?:opa|abuelo)\b/g, 'grandpa'],
  [/\b(?:granma|me+maw|mamaw|nonna)\b/g, 'grandma'],
  [/\b(?:granpa|pa+w?paw|nonno)\b/g, 'grandpa'],
  [/\b(?:ich|yo|je)\b/g, 'i'],
  [/\b(?:mich|mir|moi)\b/g, 'me'],
  [
    /\ber\b(?= (?:mag|trinkt|darf|hasst|hates?|liebt|will|braucht|kann|nimmt|isst))|(?<=, )der(?= (?:mag|trinkt|darf|hasst|hates?|liebt|will|braucht|kann))/g,
    'he',
  ],
  [
    /\bsie\b(?= (?:mag|trinkt|darf|hasst|hates?|liebt|will|braucht|kann|nimmt|isst))|(?<=\b(?:para|con|a|y|que|de|for|with) )ella\b|\bella (?=(?:no|quiere|toma|prefiere|bebe|es|esta|tiene|puede|le)\b)|\belle\b/g,
    'she',
  ],
  [/\ber am liebsten\b/g, 'he likes'],
  [/\bsie am liebsten\b/g, 'she likes'],
  [/\b(?:ihn|ihm)\b|(?<=\bfor )lui\b/g, 'him'],
  [/(?<=\bfor )(?:sie|ihr)\b/g, 'her'],
  [/\b(?:mag|liebt|gusta|aime)\b/g, 'likes'],
  [/\b(?:trinkt|toma|bebe|boit)\b/g, 'drinks'],
  [/\b(?:sagt|meint|dice|dit)\b/g, 'says'],
  [/\bdarf\b/g, 'can have'],
  [/\bnur\b/g, 'only'],
];

/** "MIL can't have caffeine" */
const IN_LAW: Readonly<Record<string, string>> = {
  MIL: 'mother in law',
  FIL: 'father in law',
  SIL: 'sister in law',
  BIL: 'brother in law',
};

/** The point of "Mrs. Patel" ends no sentence. */
const TITLE = /\b(Mr|Mrs|Ms|Dr)\.(?= \p{Lu})/gu;

/** Two persons of one coffee: "my husband and I" are "us". */
const PERSON = String.raw`(?:me|myself|i|him|her|(?:(?:my|our|the|his|her) (?:\w+ )?)?${RELATION})`;
const AND = '(?:and|&|or|und|y|et)';
const TOGETHER = new RegExp(
  String.raw`(?<!\bfor )\b${PERSON} ${AND} ${PERSON}\b|\bfor (?:${PERSON}|[a-z]+(?= ${AND} (?:me|myself)\b)) ${AND} ${PERSON}\b(?! (?:wants?|likes?|loves?|needs?|prefers?|drinks?|takes?|hates?|has|is|can|am|gave|does|do)\b)`,
  'g',
);

/** Messages that were read lately: each turn reads the whole talk again. */
const MOST_KEPT = 2_000;
const kept = new Map<string, string>();

/** A message in plain English, its persons too. */
export function toPlainPersons(message: string): string {
  const known = kept.get(message);
  if (known !== undefined) return known;
  let plain = toPlainEnglish(message.replace(/\b[MFSB]IL\b/g, (short) => IN_LAW[short]!).replace(TITLE, '$1'));
  for (const [pattern, word] of FOREIGN) plain = plain.replace(pattern, word);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(message, (plain = plain.replace(TOGETHER, (said) => (said.startsWith('for ') ? 'for us' : 'us'))));
  return plain;
}
