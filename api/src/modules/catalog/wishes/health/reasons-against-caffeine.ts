/** Illnesses of the heart for which the shop leaves out caffeine by itself. */
const HEART = [
  String.raw`heart (?:condition|scare|surgery|operation|bypass|transplant|problems?|disease|failure|issues?|trouble|patient|rhythm|defect|murmur|arrhythmia|thing|stuff|meds?|medication|medicine|pills?)`,
  String.raw`(?:weak|bad|dodgy|sick|failing|damaged|fragile) (?:heart|ticker)`,
  String.raw`(?:my|his|her|our|the|\w+'s) ticker`,
  String.raw`(?:heart|ticker) is (?:(?:a bit|a little|quite|very|pretty|rather) )?(?:not (?:what|great|good|well|strong|the best|up to)|weak|bad|dodgy|failing|acting up|on the blink)`,
  String.raw`heart attacks? (?:last|this|two|three|four|five|a|in|at|and|so|survivor)`,
  String.raw`(?:had|has had|have had|having|after|since|survived) (?:a|an|his|her|my|the|two|another) (?:\w+ )?(?:heart attack|stroke|bypass|infarct\w*|angioplasty)`,
  String.raw`arr?h?ythmia|irregular heart ?beats?|atrial fibrillation|a-?fib|tachycardia|palpitations|pace ?maker|defibrillator|stents?|angina|cardiomyopathy|long qt`,
  String.raw`(?:high|raised|elevated) blood pressure|blood pressure (?:is|runs|has been|pills?|meds?|tablets?|medication)|hypertensi(?:on|ve)`,
  String.raw`(?:cardiologist|heart doctor|heart specialist) (?:has |just |has just )?(?:banned|forbade|forbids|forbidden|barred) (?:me|him|her|us|them)(?! from (?!coffee|caffeine|espresso))`,
  // Medicines of the heart and of the blood.
  String.raw`beta ?-?blockers?|blood ?-?thinn(?:ers?|ing)|anti-?coagulants?|anti-?arr?h?ythmics?|warfarin|digoxin|propranolol|metoprolol|bisoprolol|atenolol`,
].join('|');

const PERSON = String.raw`(?:i am|she is|(?:my|his|her|our|the) \w+(?:[ -]in[ -]law)? is|we are|wife is|sister is|daughter is|is|are)`;
/** What is expected or due beside a child. */
const ON_THE_WAY = String.raw`(?:a |our |my |her |their |another )?(?:first|second|third|little one|baby|child|twins|kid|girl|boy|daughter|son|bundle)`;
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** Pregnancy and breastfeeding. */
const CHILD = [
  String.raw`pregnan(?:t|cy)(?! pause)|pregg\w*|preggo|knocked up|with child|in the family way|up the duff|eating for two|baby bump|my bump`,
  String.raw`(?:weeks|months) (?:along|gone)\b|trimester|midwife|obstetrician|prenatal|antenatal|morning sickness|growing a (?:human|baby)|carrying (?:twins|triplets|a (?:baby|child)|(?:her|my|our|their) \w+ (?:baby|child))|(?:due|about|going) to give birth|maternity leave|(?:bump|baby) is \d+ (?:weeks|months)`,
  String.raw`(?:bun|one) in the oven|(?:baby|little one|child|kid) (?:is )?(?:on the way|coming (?:in|this)|due)|baby is due`,
  String.raw`(?:mom|mum|mother|mommy|mummy|mama)[ -]to[ -]be|(?:expectant|expecting) (?:mom|mum|mother|wife|sister|daughter|friend|mama)`,
  String.raw`(?:i am|she is|(?:my|his) (?:wife|girlfriend|partner|sister|daughter)(?:[ -]in[ -]law)? is|baby is|wife is) due (?:in|on|any|next|this|around|early|late)\b`,
  String.raw`due date is|due in (?:\w+ (?:weeks|months)|${MONTH})(?= with| and i| so)`,
  String.raw`${PERSON} (?:also |now |currently )?expecting(?= ?$| ?[,.!?;]| and\b| so\b| what\b| which\b| but\b| ${ON_THE_WAY}\b| in ${MONTH}| this (?:spring|summer|fall|autumn|winter|year)| again)`,
  String.raw`expecting ${ON_THE_WAY}\b|^(?:also |now )?expecting in ${MONTH}`,
  String.raw`breast ?-?feed(?:ing|s)?|breast ?milk|lactating|pumping milk|(?:is|am|are|still) nursing(?! (?:a|an|my|this) (?:hangover|cold|beer|drink|cough|fever|flu|broken|sore|headache|wound|grudge|coffee|cup|old|sick|parent|sprain\w*))|nursing (?:a (?:baby|newborn|infant|little)|my (?:baby|newborn|son|daughter|infant|twins)|our|mom|mum|mother)`,
].join('|');

const REASON = new RegExp(String.raw`\b(?:${HEART}|${CHILD})`);
const GONE =
  /\b(?:not|no longer|never|was not|am not) (?:\w+ ){0,3}(?:heart condition|pregnant|expecting|breast ?-?feeding|nursing|arrh?ythmia|palpitations)\b|\b(?:no|without a) (?:heart condition|heart problems?|arrh?ythmia|palpitations)\b|\b(?:had|gave birth to) (?:the|my|our|her) baby\b|\bstopped (?:breast ?-?feeding|nursing)\b|\bbaby is (?:here|born|out)\b/;

/** "I am not pregnant any more" */
export function isReasonGone(clause: string): boolean {
  return GONE.test(clause);
}

/** A heart condition, a pregnancy: caffeine is left out without being named. */
export function isReasonAgainstCaffeine(clause: string): boolean {
  return REASON.test(clause) && !GONE.test(clause);
}

const AGE = '(?:[2-9]|1[0-3]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)';
const YOUNG = '(?:(?:grand)?(?:son|daughter|kids?|child|children)|twins|nephew|niece|boy|girl|brother|sister|he|she|they)';
/** "He is nine", "my seven year old". */
const A_CHILD = new RegExp(
  String.raw`\b(?:${YOUNG} (?:is|are|turns|just turned|(?:is|are) turning) (?:only |just |about )?${AGE}(?= ?$| ?[,.!?;]| and\b| so\b| but\b| btw\b| years?\b| what\b| which\b| (?:on|this|next) \w+day\b)|(?:my|our|her|his|the|a|for) ${AGE}[- ]years?[- ]olds?\b(?! (?:coffee|machine|grinder|bag|car|house|shop|company|cat|dog)))`,
);

/** "My daughter is 7 and needs to know how many of you there are" asks for no coffee. */
const CURIOUS = /\b(?:to know|to ask|asks|wonders|is asking|is wondering)\b/;

/** Whether a child is spoken of by its age: it gets no caffeine in this talk, which says nothing of the customer's own health. */
export function isOfChild(clause: string): boolean {
  return A_CHILD.test(clause) && !CURIOUS.test(clause);
}
