import { RELATION } from '../language/persons.ts';
import { type Part, partsAt } from './part.ts';

/** "My budget: 20", "it needs", "also likes" */
const NO_PERSON = String.raw`(?:budget|limit|max(?! [a-z]+s)|price|order|name|only|favou?rite|things?|ones|problem|catch|rule|doctor|stomach|body|heart|head|cat|dog|coffees?|bags?|taste|i|you|we|they|he|she|it|is|are|has|my|our|that|which|who|this|everyone|nobody|really|also|still|just|always|mostly|usually|recently|finally|already|never|now|lately|currently|today|tonight|family|household|house|office|team|and|but)\b`;
const PERSON = String.raw`(?:me|myself|him|her|mich|moi|${RELATION}(?: (?!${NO_PERSON})\w+)?|(?:my|our|the|his|her|their)(?: (?!${NO_PERSON})[\w'-]+){1,4}?|(?:a )?(?:meine?[nrm]?|unsere?[nrm]?|mis?|mon|ma) [^\s,;.:]+)(?: \(\d+\))?`;
const WANT = String.raw`(?:(?:only|really|just|always|mostly|usually|also|still|now|would|practically|basically|desperately) )*(?:want|like|love|need|drink|take|prefer|enjoy|hate|adore|crave)`;
const WANTS = String.raw`(?:${WANT}s|fancies|dislikes|(?:will not|never) (?:touch|drink|go near)(?:es)?|does not (?:like|want|enjoy)|is not (?:into|a (?:\w+ )?fan|keen)|(?:has|(?:only )?does) (?=(?:an? |the |only )?(?:decaf|regular|normal)\b)|would (?:like|love)|will (?:have|take)|(?:lives|runs) on|swears by|can not (?:have|stand|drink)|can only|has (?:an? (?:\w+ )?sweet tooth|to (?:stay|be|get|wake))|(?:has )?(?:quit|given up|gave up|stopped)|is (?:(?:all|mad|crazy|wild|nuts) (?:about|for)|off|into|after|more of|an? (?:[\w-]+ ){0,3}(?:\w+holic|person|lover|drinker|fan|fiend|addict|guy|girl))|mag|liebt|trinkt|mochte|quiere|prefiere|toma|le (?:gusta|encanta)|aime|veut|boit|prefere)`;
const GROUP = String.raw`(?:(?:half|some|most|one|two|three|four|[2-9]|another|(?:the )?(?:others?|rest)(?: one)?|everyone else)(?: half|(?: of)? (?:them|us|(?:my|our|the) \w+))?|(?:my|our|the)(?: (?!${NO_PERSON})[\w'-]+){0,2} (?!${NO_PERSON})[\w'-]+(?:s|men|people|children)(?: (?:at|in|of|from) [\w' -]{2,25})?)`;
/** "Sis = peppermint, granny = decaf", "Mr Alvarez - dark roast": of two or more of these, every label is a person. */
const PERSON_LABEL = new RegExp(
  String.raw`^(?:for )?(?:(?:the|my) )?(?:s?he|me|oldest|middle|youngest|elder|younger|m(?:r|rs|s|iss)\.? [a-z]+|(?:colleague|flatmate|roommate|friend|guest|person|teacher|kid) (?:\d|[a-d]|one|two|three)|${RELATION}(?: in law)?(?: [a-z]+)?) ?[:=-]`,
);
/** "One: dark. Two: doesn't drink caffeine"; "1: no caffeine, 2: dark" is of one coffee. */
const NUMBERED_PERSON = /\b(?:one|two|three|[1-4]) ?[:=-] ?(?:does|is|drinks?|likes|loves|hates|wants|needs|has|can)\b/;
const NUMBER_LABEL = /^(?:for )?(?:one|two|three|[1-4]) ?[:=-]/;
/** What holds for all, after the persons. */
const NOTE_LABEL =
  /^(?:(?:the|my) )?(?:notes?|ps|conditions?|important|must|rules?|restrictions?|requirements?|caffeine|allerg\w+|limits?|coffees?|all|both|everyone|everybody) ?[:=-]/;
const LABEL = String.raw`(?:(?:the|my) )?(?!${NO_PERSON})(?:mr?s?\. )?\w[\w']*(?: [\w']+){0,2}?`;
const LABELLED = new RegExp(String.raw`(?<=^|[.,;!?\n] ?|\band )(?:for )?(?:s?he|${PERSON}|${LABEL})(?: ?[:=]| - )`, 'g');
/** "My dad: dark and smoky" */
const HEADED = String.raw`(?<=^|[.,;!?\n] ?|\band )(?:(?:for )?${PERSON}(?: ?[:=]| - )|(?:(?:for|fur|para|pour) ${PERSON}(?: please)?|me),? (?:the|an?|one|un[oae]?|eine?n?|something|anything|algo|etwas|quelque)\b)`;
/** "Caffeine is off the table for my mom" */
export const OFF = String.raw`caffeine is (?:off the (?:table|menu|list|cards)|out|an? (?:big |hard )?no(?:[- ]go)?)`;
/** "So a strong one for me" */
const FOR_ME = String.raw`(?:an?|one|something) (?:[\w-]+ ){1,3}?for (?:me|myself)`;
/** "My wife drinks decaf, I need something strong", "he wants it smoky, she wants it mild", "the basses want a backbone" */
const SUBJECT = new RegExp(
  String.raw`(?<=^(?:(?:so|ok|well),? )?|[.,:;!?\n] ?(?:so )?|\band |\bbut |\bwhile |(?:^|[.,;!?\n] ?|\band )for (?=[^.,;:!?]{1,40} who ))(?:${FOR_ME}|${OFF} for ${PERSON}|no caffeine for ${PERSON}(?= ?[,;.])|(?:for )?${PERSON},? ${OFF}|${GROUP} (?:${WANT}s?|(?:is|are) (?:off|into)|runs? on)|(?:${PERSON},? (?:who )?(?:[^,;.:?!]{0,40}\b(?:and|but) )?|(?:he|she|(?<name>(?!${NO_PERSON})[a-z]+)) )${WANTS}|(?:me,? )?i (?:am |would )?(?:${WANT}|quit|gave up|stopped|into|after|more of)|(?:ich|yo|moi,?) \w+|(?:${PERSON}|i) (?:have|did|do) not(?= ?[,.]))\b`,
  'g',
);
/** A part about the visitor. */
export const OWN = new RegExp(
  String.raw`^(?:(?:(?:me,? )?i|ich|yo|moi,?) |(?:${FOR_ME}|(?:${OFF}|no caffeine) for (?:me|myself)|(?:for )?(?:me|myself),? ${OFF})\b)`,
);
/** The end of a part's first words, from its verb on: what is before it names the person. */
const VERB = / (?:am|is|has|can|would|only|just|really|always|usually|also)\b.*$| \w+$/;

/** "my dad: ... my mom: ..." */
export function headedParts(plain: string): Part[] {
  const labelled = [...plain.matchAll(LABELLED)];
  const isNumbered = NUMBERED_PERSON.test(plain);
  const persons = labelled.filter(([said]) => PERSON_LABEL.test(said) || (isNumbered && NUMBER_LABEL.test(said)));
  const parts = partsAt(plain, persons.length > 1 ? labelled : [...plain.matchAll(new RegExp(HEADED, 'g'))]);
  return parts.map((part) => (NOTE_LABEL.test(part.text) ? { ...part, isItem: false } : part));
}

/** "The teacher (hates sweet stuff), the driver (up at 4)" */
export function bracketedParts(plain: string): Part[] {
  return partsAt(plain, [...plain.matchAll(/\b\w+(?: \w+)? \(/g)]);
}

/** "Recently quit caffeine. Something dark for me": a word that stands where a name does, beside the visitor alone. */
function isOneNameAlone(subjects: readonly RegExpMatchArray[]): boolean {
  const others = subjects.filter(([said]) => !OWN.test(said));
  return others.length === 1 && others[0]!.groups?.['name'] !== undefined;
}

/** The sentences about persons. */
export function personsParts(plain: string): Part[] {
  const all = [...plain.matchAll(SUBJECT)];
  // Beside "my wife", "she" may be the same person.
  const isNamed = all.some(([said]) => !/^(?:he|she|i|me|an?|one|something) /.test(said));
  const found = all.filter(([said]) => !isNamed || !/^(?:he|she) |\bfor (?:him|her)$/.test(said));
  const persons = found.map(([said], at) => (/^(?:half|one|two|some) /.test(said) ? at : said.replace(VERB, '')));
  return new Set(persons).size < 2 || isOneNameAlone(found) ? [] : partsAt(plain, found);
}
