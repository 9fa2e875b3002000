/** Longer than any carrier's page about a parcel. */
const LONGEST = 1_000;

/** A link of a provider that may be shown: https, without a password, spelled as a browser spells it; null for anything else. */
export function httpsAddress(text: string | null | undefined): string | null {
  if (!text || text.length > LONGEST || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}
