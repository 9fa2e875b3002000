
const PLACES: Record<string, number> = { first: 0, '1st': 0, former: 0, second: 1, '2nd': 1, other: 1, latter: 1, middle: 1, third: 2, '3rd': 2, last: -1 }; // oxfmt-ignore

/** A message that only selects from the list: "ok the second one". */
export function ordinalOf(text: string): number | null {
  const found =
    /^(?:ok(?:ay)? |fine |alright |and |tell me (?:more )?about |what about |how about |i (?:will take|like|want|would like|prefer|choose|pick) |more about |what is |maybe |let us (?:go|do) (?:with )?|about )*(?:the )?(first|second|third|last|former|latter|other|1st|2nd|3rd|middle)(?: (?:one|coffee|option|blend|two))?(?: (?:please|sounds good|then|taste like|like|is|looks good|sounds nice))*$/.exec(
      text,
    )?.[1];
  if (!found) return null;
  return PLACES[found] ?? null;
}

/** The list position in a message: "the second one, how much for two bags?" */
export function pickedPlace(text: string): number | null {
  const picked =
    /\b(first|second|third|last|former|latter|other|1st|2nd|3rd|middle) (?:one|coffee|option|blend|bag)\b|\bthe (former|latter|1st|2nd|3rd)\b/.exec(
      text,
    );
  return ordinalOf(text) ?? PLACES[picked?.[1] ?? picked?.[2] ?? ''] ?? null;
}

const ANY_PLACE = /\b(first|second|third|last|1st|2nd|3rd)\b/g;

/** "Compare the first and the third". */
export function comparedPlaces(text: string): number[] {
  return /\b(compare|difference|versus|vs|better|stronger|or)\b/.test(text)
    ? [...text.matchAll(ANY_PLACE)].map(([place]) => PLACES[place] ?? 0).slice(0, 2)
    : [];
}

export function isRefusedPronoun(text: string): boolean {
  return NOT_THAT.test(text) && /\b(not|anything but)\b/.test(text);
}

const NOT_THAT =
  /^(no |nope |ok |okay |h?m+ |please |but |well |i do not (want|like) )*(not |anything but |no not )?(that|this|it|him|her|them|those|these)( (one|ones|two|coffee))?( please| again| though)*$/;
/** Of two that were shown: "the other one then". */
export const THE_OTHER = /^(\w+ ){0,4}the other( one| coffee)?( please| then| instead| though)*$/;
