const INTRODUCES =
  /^\W*((hi|hey|hello|hiya|yo|hallo|hola|salut|good (morning|evening|afternoon))\W+)?(i['’]?m|i am|this is|it['’]?s|my name is|call me)\s+([\p{L}'’-]+)\W*$/iu;

/** "I'm Tom", and nothing else: a greeting, whatever the name looks like. The name itself is read by the shop. */
export function isIntroduction(raw: string, guestName: string | null): boolean {
  return guestName !== null && INTRODUCES.exec(raw)?.at(-1)?.toLowerCase() === guestName.toLowerCase();
}
