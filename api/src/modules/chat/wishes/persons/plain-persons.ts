import { keepResults, RELATION, rewrite, rewritings, toPlainEnglish } from '../../../catalog/index.ts';
import { ROLE } from './relations.ts';

/** Persons and pronouns of German, Spanish and French, beside what `toPlainEnglish` translates. */
const FOREIGN = rewritings({
  'for ': String.raw`\b(?:fur|para|pour) (?=(?:mich|mein|mi\b|mis\b|mon\b|ma\b|mes\b|moi\b|ihn|sie\b|ella?\b|elle\b|lui\b|uns|unser|nosotr|nous|my\b|me\b)|(?:der|die|den|la|le|el) )`,
  'my ': String.raw`\b(?:meine?[nmr]?|unsere?[nmr]?|mis?|mon|ma|mes) (?=(?:mann|ehemann|frau|mutter|mama|vater|papa|schwester|bruder|sohn|tochter|freundin|freund|oma|opa|chef|kollegin?|nachbarin?|madre|padre|esposa|esposo|marido|mujer|hermana|hermano|hija|hijo|abuela|abuelo|novia|novio|amig[oa]|jefe|suegr[oa]|schwieger\w+|belle[- ]mere|beau[- ]pere|mere|pere|mari|femme|soeur|frere|fille|fils|copine|copain|ami|amie|patron|wife|husband)\b)`,
  husband: String.raw`(?<=\b(?:my|for|for den) )mann\b|\b(?:ehemann|esposo|marido|mari)\b`,
  wife: String.raw`\b(?<=my )(?:frau|esposa|mujer|femme)\b`,
  'mother in law': String.raw`\b(?:schwiegermutter|suegra|belle[- ]mere)\b`,
  'father in law': String.raw`\b(?:schwiegervater|suegro|beau[- ]pere)\b`,
  mother: String.raw`\b(?:mutter|madre|mere)\b`,
  father: String.raw`\b(?:vater|padre|pere)\b`,
  sister: String.raw`\b(?:schwester|hermana|soeur)\b`,
  brother: String.raw`\b(?:bruder|hermano|frere)\b`,
  daughter: String.raw`\b(?:tochter|hija|fille)\b`,
  son: String.raw`\b(?:sohn|hijo|fils)\b`,
  girlfriend: String.raw`\b(?:freundin|novia|copine)\b`,
  boyfriend: String.raw`\b(?:novio|copain)\b`,
  friend: String.raw`\b(?:freund|amig[oa]|amie?)\b`,
  granny: String.raw`\b(?:oma|abuela)\b`,
  grandpa: [String.raw`\b(?:opa|abuelo)\b`, String.raw`\b(?:granpa|pa+w?paw|nonno)\b`],
  grandma: String.raw`\b(?:granma|me+maw|mamaw|nonna)\b`,
  i: String.raw`\b(?:ich|yo|je)\b`,
  me: String.raw`\b(?:mich|mir|moi)\b`,
  he: String.raw`\ber\b(?= (?:mag|trinkt|darf|hasst|hates?|liebt|will|braucht|kann|nimmt|isst))|(?<=, )der(?= (?:mag|trinkt|darf|hasst|hates?|liebt|will|braucht|kann))`,
  she: String.raw`\bsie\b(?= (?:mag|trinkt|darf|hasst|hates?|liebt|will|braucht|kann|nimmt|isst))|(?<=\b(?:para|con|a|y|que|de|for|with) )ella\b|\bella (?=(?:no|quiere|toma|prefiere|bebe|es|esta|tiene|puede|le)\b)|\belle\b`,
  'he likes': String.raw`\ber am liebsten\b`,
  'she likes': String.raw`\bsie am liebsten\b`,
  him: String.raw`\b(?:ihn|ihm)\b|(?<=\bfor )lui\b`,
  her: String.raw`(?<=\bfor )(?:sie|ihr)\b`,
  likes: String.raw`\b(?:mag|liebt|gusta|aime)\b`,
  drinks: String.raw`\b(?:trinkt|toma|bebe|boit)\b`,
  says: String.raw`\b(?:sagt|meint|dice|dit)\b`,
  'can have': String.raw`\bdarf\b`,
  only: String.raw`\bnur\b`,
});

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
const PERSON = String.raw`(?:me|myself|i|him|her|(?:(?:my|our|the|his|her) (?:\w+ )?)?${RELATION}|(?:my|our|the|his|her) (?:\w+ )?${ROLE})`;
const AND = '(?:and|&|or|und|y|et)';
const TOGETHER = new RegExp(
  String.raw`(?<!\bfor )\b${PERSON} ${AND} ${PERSON}\b|\bfor (?:${PERSON}|[a-z]+(?= ${AND} (?:me|myself)\b)) ${AND} ${PERSON}\b(?! (?:wants?|likes?|loves?|needs?|prefers?|drinks?|takes?|hates?|has|is|can|am|gave|does|do)\b)`,
  'g',
);

/** Messages that were read lately: each turn reads the whole talk again. */
const MOST_KEPT = 2_000;

function inPlainPersons(message: string): string {
  const plain = toPlainEnglish(message.replace(/\b[MFSB]IL\b/g, (short) => IN_LAW[short]!).replace(TITLE, '$1'));
  return rewrite(plain, FOREIGN).replace(TOGETHER, (said) => (said.startsWith('for ') ? 'for us' : 'us'));
}

/** A message in plain English, its persons too. */
export const toPlainPersons = keepResults(inPlainPersons, MOST_KEPT);
