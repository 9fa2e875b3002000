import type { CaffeineLevel, Roast } from '../search-words.ts';
import type { ReadClause } from './read-clauses.ts';

/** What a message asks for in caffeine, beside its roast. */
export interface CaffeineRequest {
  /** Exactly this level. */
  caffeine: CaffeineLevel | null;
  maxCaffeine: CaffeineLevel | null;
  isDecafRefused: boolean;
  roast: Roast | null;
}

const LEVEL =
  'no|zero|low|lower|lowest|less|little|light on|medium|moderate|high|higher|highest|lots of|a lot of|plenty of|more|full|most|least|max|maximum|much|(?:a )?tons? of|(?:a )?loads? of|heaps of|extra';
const LEVELS = new RegExp(
  String.raw`(?<!\b(?:how|at) )\b(?!much @caffeine in (?:it|that|this|them|there)\b)(${LEVEL}|(?:some|with)(?! (?:${LEVEL})\b))\b(?: amount of| \w+)? (?:in )?@caffeine`,
);
const MUCH = /^(?:high|higher|highest|most|lots of|a lot of|plenty of|more|full|max|maximum|much|(?:a )?(?:ton|load)s? of|heaps of|extra)$/;
/** "With as much as possible, caffeine I mean" */
const MOST =
  /\bas (?:much|high|strong) as (?:possible|it gets|they come|there is|(?:i|you) \w+)\b|\bas @caffein\w+ as\b|\bthe (?:most|maximum)\b|\b(?:your|ur) most @caffein/;
const CAFFEINE_ALLOWED =
  /@caffeine(?:ated)? (is |would be )?(fine|ok|okay|welcome|allowed|good|great)\b|@caffeine (?:does not|no longer) matters?\b|\baccept (the |some )?@caffeine|(?<!\b(?:not|never) (?:\w+ )?)\b(?:forget|ignore|scrap|scratch|disregard)(?: about)? (?:(?:the|that|this|my|what i said about|no|low) )+@caffeine(?! (?:free|one))|\bany @caffeine\b|(?<!\b(?:not|no|never|nt) (?:\w+ )?)\b(fine|ok|okay|cool|happy|good) with @caffeine\b(?! free)/;

/** "Decaf is fine, too", "forget what I said about no decaf" */
export const DECAF_ALLOWED = /@decaf (?:is|are) (?:\w+ )?(?:allowed|fine|ok|okay)\b|\b(?:forget|ignore) (?:\w+ ){0,4}no @decaf\b/;
/** Not "jittery", which holds for who wants to wake up, too. */
const HOUR = /evening|tonight|dinner/;
/** Caffeine has words of its own ("decaf"), levels ("low caffeine") and hours ("before bed"). A stated level outweighs an hour. */
function readClause(request: CaffeineRequest, { text, mentions }: ReadClause, isWaking: boolean): void {
  for (const { kind, value, phrase, isRefused } of mentions) {
    if (kind !== 'cue' || (value === 'none' && DECAF_ALLOWED.test(text))) continue;
    if (value === 'none' && isRefused && /@decaf/.test(text)) request.isDecafRefused = true;
    else if (value === 'none') request.caffeine = 'none';
    // "Something gentle, I have to wake up"
    else if (value === 'high' && !isRefused) request.caffeine ??= request.maxCaffeine === null ? 'high' : null;
    // A dark roast is asked for whatever the hour.
    else if ((value === 'low' && request.roast !== 'dark' && !(isWaking && HOUR.test(phrase))) || isRefused) request.maxCaffeine ??= 'low';
  }
  const named = mentions.filter(({ kind }) => kind === 'caffeine');
  if (/\bmedium (?:is|would be) (?:\w+ )?(?:fine|ok|okay|good|alright)\b/.test(text)) request.maxCaffeine = 'medium';
  if (CAFFEINE_ALLOWED.test(text) && !named.some((mention) => mention.isRefused)) {
    // "At most high" is no condition, but replaces an earlier one.
    request.caffeine = null;
    request.maxCaffeine = 'high';
    return;
  }
  if (named.length === 0) return;
  const level = LEVELS.exec(text)?.[1] ?? '';
  const isSomeAllowed =
    /\b(too much|so much|much|less|a lot of|(?:lots|loads|tons|heaps|plenty|a ton|masses) of|high|@strong)\b(?: \w+)? @caffeine/.test(text);
  const isRefused = named.some((mention) => mention.isRefused) || /\b(no|zero) @caffeine|@caffeine free/.test(text);
  if (/^(least|lowest)$/.test(level)) request.caffeine = 'none';
  else if ((isRefused && isSomeAllowed) || /^(low|lower|less|little|light on)$/.test(level)) {
    request.maxCaffeine = 'low';
    if (request.caffeine === 'high' || (request.caffeine === 'none' && isSomeAllowed && !/@decaf/.test(text))) request.caffeine = null;
  } else if (isRefused) request.caffeine = 'none';
  else if (/^(medium|moderate)$/.test(level)) request.caffeine = 'medium';
  else if (MUCH.test(level) || MOST.test(text)) request.caffeine = 'high';
  else if (/@caffeinated|\b(some|with|regular|normal|usual) @caffeine/.test(text)) request.isDecafRefused = true;
}

/** Reads it out of the clauses of a message. */
export function readCaffeine(request: CaffeineRequest, read: readonly ReadClause[]): void {
  // "Good evening, I do nights": who wants to stay awake is not asked for the hour.
  const isWaking = read.some(({ text, mentions }) =>
    mentions.some(
      ({ kind, value, isRefused }) =>
        !isRefused && ((kind === 'cue' && value === 'high') || (kind === 'caffeine' && MUCH.test(LEVELS.exec(text)?.[1] ?? ''))),
    ),
  );
  for (const clause of read) readClause(request, clause, isWaking);
}
