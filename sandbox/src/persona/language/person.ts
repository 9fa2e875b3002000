const OF_SOMEBODY = String.raw`(?:my|our|his|her|the) (?:(?!in\b|and\b|who\b|is\b)\w+ )?\w+(?:[ -]in[ -]law)?`;
const DOES = String.raw`(?:only |just |really |always |mostly )?(?:wants?|likes?|loves?|needs?|drinks?|prefers?|takes?|hates?|adores?|is|has|can|would|gave)`;
const FOR = new RegExp(String.raw`\bfor (${OF_SOMEBODY}|me|him|her|them)\b`, 'i');
const SUBJECT = new RegExp(
  String.raw`^(?:a coffee, |and |but |so |well |ok |hi |hey |oh )*(${OF_SOMEBODY}|i|he|she)(?:'s|’s|'m|’m| ${DOES})\b`,
  'i',
);

/** Who is to get what a request asks for, as the visitor calls them: "my dad", "me", "her"; null if it names nobody. */
export function personIn(request: string): string | null {
  const found = (SUBJECT.exec(request)?.[1] ?? FOR.exec(request)?.[1])?.toLowerCase() ?? null;
  return found === null ? null : (OBJECTS[found] ?? found);
}
const OBJECTS: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her' };

/** The person in a reply to the visitor: "your dad", "you". */
export function addressed(person: string): string {
  return /^(?:me|myself)$/.test(person) ? 'you' : person.replace(/^(?:my|our) /, 'your ');
}
