export const CHAT_SECTION_ID = 'chat-section';
const PARAM = 'character';

/** Address of the home page with this character's dialogue open. */
export function dialoguePath(slug: string): string {
  return `/?${new URLSearchParams({ [PARAM]: slug }).toString()}#${CHAT_SECTION_ID}`;
}

/** The character that an address names; undefined for none, and for one that is not in the house. */
export function wantedCharacter(address: { search: string; hash: string }, coffees: readonly { slug: string }[]): string | undefined {
  if (address.hash !== `#${CHAT_SECTION_ID}`) return undefined;
  const wish = new URLSearchParams(address.search).get(PARAM);
  return coffees.find(({ slug }) => slug === wish)?.slug;
}
