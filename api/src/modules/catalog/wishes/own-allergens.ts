import type { Allergen } from '../allergens.ts';
import { isHearsay } from './refusals/lifted-mentions.ts';
import type { Mention } from './refusals/refused-mentions.ts';

const LIKE_THAT = String.raw`(?: ?(?:$|[,.!;)\n]|(?:lol|haha\w*|lmao|again|now|really|i (?:want|like)|too|honestly|actually|so|at all|here|myself|tho|any ?more|whatsoever|on my side|for me|in (?:my|this) house)\b))`;
/** Said of all food at once. */
const EATS_ALL = new RegExp(
  [
    String.raw`\bi (?:can|may) (?:(?:now|actually|really|literally|basically|pretty much|just|still|totally|definitely) )*(?:eat|have|drink|tolerate|handle) (?:literally |absolutely |basically )?(?:whatever|anything|everything|all foods?)(?=${LIKE_THAT})`,
    String.raw`\bi eat (?:literally |absolutely )?(?:whatever|anything|everything)(?=${LIKE_THAT})`,
    String.raw`\bno (?:known |food |more )*(?:allergies|allergy|intolerances|dietary (?:restrictions|requirements|needs))(?: or (?:intolerances|allergies))?(?=${LIKE_THAT})`,
    String.raw`\b(?:do|have) not (?:have |got )?any (?:known |food )*(?:allergies|intolerances)(?=${LIKE_THAT})`,
    String.raw`\bi am not (?:\w+ )?(?:allergic|intolerant)(?: to (?:anything|any food))?(?=${LIKE_THAT})`,
  ].join('|'),
);
/** An exception, a question or another person beside it: then nothing is taken back. */
const IN_DOUBT =
  /\?|\b(?:but|except|besides|apart|other than|save|unless|as long as|without|minus|not|no|if|when|wish|only|until|before|used to|has|is|her|his|she|he|son|daughter|wife|husband|kids?|pills?|tablets?|meds|medications?|medicines?|shots|injections?)\b/;

/** Whether the visitor says that they may have any food. In doubt, they have not said so. */
export function isFreeOfAllergies(plain: string): boolean {
  const found = EATS_ALL.exec(plain);
  if (!found || isHearsay(plain) || /\b(?:if|wish|when|would|could|are|do you)\b[^.!,]*$/.test(plain.slice(0, found.index))) return false;
  return !IN_DOUBT.test(plain.slice(found.index + found[0].length));
}

const OFTEN = String.raw`(?:all (?:day|week|year|the time)|every ?day|daily|every (?:single )?(?:day|morning|week|night)|by the \w+|constantly|for (?:breakfast|lunch|dinner)|like (?:crazy|@?candy|popcorn|a \w+)|without (?:any )?(?:problems?|issues?|trouble)|just fine|no problem|non ?stop|24)`;
const NO_HABIT =
  /\b(?:if|when|whenever|used to|would|could|wish|before|until|till|allerg\w*|intoleran\w*|not|never|sick|ill|hives|rash|swell\w*|then|doctor)\b/;

/** The allergens that the visitor eats every day: "I eat peanuts by the bucket". */
export function eatenOften(text: string, mentions: readonly Mention[]): Allergen[] {
  if (NO_HABIT.test(text.replace(/\bwithout\b/g, ''))) return [];
  return mentions.flatMap((mention) => {
    const habit = new RegExp(
      String.raw`(?:^|[,] |\b(?:because|since|and|so|lol|haha|please|actually|well|no|wait|mean|meant|honestly) )i (?:(?:always|literally|still|regularly|usually|happily|do|actually|basically) )*(?:eat|have|snack on|munch(?: on)?|devour|inhale|live on|go through) (?:\w+ )?(?:@\w+ (?:, |and |or )*)*?@${mention.word}(?: @\w+)? ${OFTEN}(?= |$)`,
    );
    return habit.test(text) ? mention.allergens : [];
  });
}

/** "It's peanuts only, she eats hazelnuts", "she's allergic to peanuts though, just peanuts" */
const ONE_KIND_OF_NUT =
  /\b(?:it is|allergy is|allergic to|reacts? to) (?:(?:only|just) (?:the )?(peanut|tree ?nut)s?|(peanut|tree ?nut)s? (?:only|alone)|(?:the )?(peanut|tree ?nut)s?\b(?: \w+)?,? (?:just|only) (?:the )?\3s?)\b(?![^.!\n]*\?)|\b(?:only|just) (?:the )?(peanut)s?\b[^.!?]{0,40}\bnot (?:the )?(?:walnuts?|hazelnuts?|almonds?|cashews?|pecans?|tree ?nuts?|other nuts?)\b|\bno other nuts? (?:is|are) (?:an? )?(?:problem|issue),? (?:just|only) (?:the )?(peanut|tree ?nut)s?\b/;

/** The kind of nut that is not ruled out, where a message states that only the other kind is; else null. */
export function otherKindOfNut(plain: string): Allergen | null {
  const found = isHearsay(plain) ? null : ONE_KIND_OF_NUT.exec(plain);
  return found && (found.slice(1).find((kind) => kind !== undefined) === 'peanut' ? 'tree-nuts' : 'peanuts');
}

/** "Forget the allergy bit, that was my cousin": what was said of an allergy holds no more, and why. */
const ALLERGY_DROPPED =
  /(?:^|[.!,;\n] ?)(?:(?:ok|okay|oh|well|actually|please|and|so|you can|we can|just|now|wait|no) )*(?:forget|ignore|scrap|scratch|drop|never ?mind|disregard|cancel) (?:(?:about|the|my|that|what i said about|all) )*allerg(?:y|ies)(?: (?:bit|thing|part|stuff|rule|business|talk|warning))?(?! (?:to|for (?:a|an|one|now|the)|just|if|when)\b)(?![^.!\n]*\?)(?=[^]*\b(?:(?:that|it|this) (?:was|is) (?:only |just )?(?:for )?(?:my|an?|the|her|his|our|somebody|someone)|not (?:coming|joining|mine|here)|cancel\w*|mistake|mixed|joking|kidding|misdiagnos\w*|can (?:eat|have)|no longer|after all)\b)/;
export function withoutDroppedAllergy(plain: string): string {
  return plain.replace(ALLERGY_DROPPED, ' ');
}
