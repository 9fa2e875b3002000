import { rewrite, type Rewriting } from '../rewritings.ts';

/** Persons of a list of coffees, by the word that the English reader knows. */
const PERSONS: readonly (readonly [string, string])[] = [
  ['mujer|esposa|frau|ehefrau|femme|epouse', 'wife'],
  ['marido|esposo|mann|ehemann|mari', 'husband'],
  ['madre|mama|mami|mutter|mutti|mere|maman', 'mother'],
  ['padre|papa|papi|vater|vati|pere', 'father'],
  ['hermana|schwester|soeur', 'sister'],
  ['hermano|bruder|frere', 'brother'],
  ['abuela|oma|grossmutter|grand-?mere|mamie', 'grandma'],
  ['abuelo|opa|grossvater|grand-?pere|papy', 'grandpa'],
  ['hija|tochter|fille', 'daughter'],
  ['hijo|sohn|fils', 'son'],
  ['novia|freundin|copine|amie|amiga', 'girlfriend'],
  ['novio|freund|copain|ami|amigo', 'friend'],
  ['jefe|jefa|chef|chefin|patron|patronne', 'boss'],
  ['suegra|schwiegermutter|belle-?mere', 'mother'],
  ['suegro|schwiegervater|beau-?pere', 'father'],
  ['tia|tante', 'aunt'],
  ['tio|onkel|oncle', 'uncle'],
  ['companer[oa]|kollege|kollegin|collegue', 'colleague'],
];
const DRINKS = '(?:toma|bebe|quiere|trinkt|mag|will|boit|prend|veut|aime)';
const OTHERS_DRINK: readonly Rewriting[] = PERSONS.map(
  ([words, person]) => [new RegExp(String.raw`\b(?:mi|meine?|ma|mon) (?:${words}) ${DRINKS}\b`, 'g'), `my ${person} drinks`] as const,
);
const I_WANT =
  /\b(?:yo (?:quiero|necesito|tomo)|ich (?:brauche?|will|mochte|trinke|nehme)|(?:et )?moi,? je (?:veux|prends|bois|voudrais)) /g;
const FOR = '(?:para|fur|pour)';
const OWN = '(?:mi|mis|tu|su|la|el|meine[nmr]?|mein|unsere?n?|ihre?n?|die|den|der|das|ma|mon|sa|son|notre|le)';
const TO_ENGLISH: readonly Rewriting[] = [
  ...PERSONS.map(([words, person]) => [new RegExp(String.raw`\b${FOR} (?:${OWN} )?(?:${words})\b`, 'g'), `for my ${person}`] as const),
  [/\bpara mi\b(?= ?(?:$|[.,;:!?]|(?:y|e|o|pero|con|sin|un|uno|una|otro|otra|que|por)\b))|\b(?:fur mich|pour moi)\b/g, 'for me'],
  [/\b(?:fur (?:ihn|sie)|pour (?:lui|elle)|para (?:el|ella))(?= ?(?:$|[.,;:!?]|(?:y|und|et)\b))/g, 'for her'],
];

const ONE_MORE = String.raw`(?:otr[oa]|un[oa]?|(?:einen?|einer|eins?) ander(?:en|er|es)|einen|einer|eine|eins|ein|une? autre|l'autre|une|un)`;
const ONE = String.raw`(?:un[oa]|einen|einer|eine|eins|ein|l'un|l'une|une|un)`;
/** "Quiero uno", when its "uno" is in English. */
const WANTS_ONE =
  /\b(?:quiero|quisiera|querria|necesito|busco|ich (?:mochte|brauche|nehme|will)|je (?:voudrais|veux|prends|cherche)) (?=one )/g;
/** The joint between two coffees: "y otro", "und einen", "et un". */
const AND_ONE = new RegExp(String.raw`(?:,? (?:y|und|et)|,) (?:el |la |le )?${ONE_MORE} (?=\S)`, 'g');
const FIRST_ONE = new RegExp(
  String.raw`(^|[.:;!?,] ?|\b(?:brauche|mochte|nehme|hatte gern|will|necesito|quiero|quisiera|querria|busco|voudrais|veux|prends|cherche|besoin d'|bitte|cafes?|kaffees?|for (?:me|her|my \w+)) )${ONE} (?=\S)`,
  'g',
);
/** "Etwas Starkes", where two persons are to have a coffee each. */
const SOMETHING =
  /\b(?:et)?was (?=(?:ohne|mit|ganz|richtig|so|sehr|nicht|ent\w+|koffein\w+|[a-z]+es)\b)|\balgo (?!de\b)(?=\w)|\bquelque chose (?:de |d')?(?=\w)/;
const SOMETHINGS = new RegExp(SOMETHING, 'g');
const AND_SOMETHING = /,? (?:y|und|et) (?=(?:for (?:my \w+|me|her),? )?something |for (?:my \w+|me|her) one )/g;
/** "Un fort et un déca": two of them. */
const TWICE_ONE = /\b(?:un[eoa]?|eine?[nrs]?|l'une?)\b.*(?:\b(?:y|und|et)|,) (?:otr[oa]|un[eoa]?|eine?[nrs]?|l'autre)\b/;
/** Numbers that announce a list. */
const SEVERAL = /\b(?:dos|tres|zwei|drei|deux|trois|beide|ambos|les deux)\b/;

/** "One without caffeine and one with plenty" */
const WITH_PLENTY = /(?<=\b(?:koffein|cafeina|cafeine)\b.*)\b(?:con mucha|mit (?:ganz )?viel|avec beaucoup)(?= ?(?:$|[.,!?]))/g;

/** "My mother drinks decaf, I want a strong one", where both are said. */
function withEnglishPersons(plain: string): string {
  const text = rewrite(plain, OTHERS_DRINK);
  return text === plain ? plain : text.replace(I_WANT, 'i want ');
}

/** A list of coffees in German, Spanish or French with "one", "and another" and "for my mother" in English; another text as it is. */
export function withEnglishParts(plain: string): string {
  const joints = plain.match(AND_ONE)?.length ?? 0;
  const persons = TO_ENGLISH.reduce((count, [pattern]) => count + (plain.match(pattern)?.length ?? 0), 0);
  const isForTwo = persons > 1 && SOMETHING.test(plain);
  if (!isForTwo && (joints === 0 || (persons === 0 && !SEVERAL.test(plain) && !TWICE_ONE.test(plain)))) return withEnglishPersons(plain);
  return rewrite(withEnglishPersons(isForTwo ? plain.replace(SOMETHINGS, 'something ') : plain), TO_ENGLISH)
    .replace(/\bfor (me|her|my \w+),? (?:bitte|por favor) /g, 'for $1 ')
    .replace(FIRST_ONE, '$1one ')
    .replace(WANTS_ONE, 'i want ')
    .replace(AND_SOMETHING, ' and ')
    .replace(AND_ONE, ' and another ')
    .replace(WITH_PLENTY, 'with lots of caffeine');
}
