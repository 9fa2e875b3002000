import { isKnownWord } from '../language/spelling.ts';

const CALLED = /\b(?:[Mm]y name is|[Mm]y name's|[Cc]all me|[Nn]ame's|[Ii] ?['’]?m|[Ii] am|[Tt]his is)\s+([A-Z][a-z]{1,14})\b/;
const CALLED_PLAINLY = /\b(?:my name is|my name's|call me)\s+([a-z]{2,15})\b/i;

/** The visitor's name in a message. Only plausible names: "I'm Tired" is a mood. */
export function nameIn(raw: string): string | null {
  const name = CALLED_PLAINLY.exec(raw)?.[1] ?? CALLED.exec(raw)?.[1];
  if (name === undefined || isKnownWord(name.toLowerCase())) return null;
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1).toLowerCase()}`;
}

export const ASKS_NAME = /\bwhat is my name\b|\b(know|remember|say|forgot|forget) my name\b|^who am i$/;
