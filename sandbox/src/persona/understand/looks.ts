/** Descriptions by which visitors refer to a character. */
const BY_LOOKS: [slug: string, looks: string, flavours?: string][] = [
  ['sparrows', 'birds?|nest|chick|sparrows?|honey'],
  ['dukes-spice', 'crown|monocle|cape|sceptre|king|royal|cinnamon|spice'],
  ['chocolate-java', 'whipped cream|cream hat|sprinkles|laughing', 'chocolate'],
  ['masters-blend', 'beard|headband|staff|monk|sensei|old man|wise|tea|bergamot'],
  ['jacks-pumpkin', 'carved|pumpkins?|jack o lantern|spooky|halloween', 'pumpkin'],
  ['brunana', 'sunglasses|banana|peel|holiday', 'banana'],
  ['friendly-neighborhood', 'fence|flat cap|neighbou?rly|waving|hazelnut'],
  ['mint-stole-christmas', 'burglar|thief|candy cane|robber|stocking cap', 'mint'],
  ['decaf-destiny', 'nightcap|sleepy|sleeping|drowsy', 'decaf'],
  ['darth', 'smoky|hood|hooded|cloak|dark|evil|scary|knitting|knits'],
  ['baggins', 'backpack|bedroll|walking stick|feather|walker|hobbit|toadstool|hilltop'],
  ['captains-choice', 'spyglass|anchor|sailor|ship|pirate|moustache and cap|rum'],
  ['snickering-weasley', 'caramel|peanut|giggling|snickering|tail|weasel'],
];

const PEOPLE = 'one|guy|dude|man|lady|girl|cup|mug|character|fellow|person';
const patterns = BY_LOOKS.map(
  ([slug, looks, flavours]) =>
    [
      slug,
      new RegExp(
        String.raw`\b(?:the|that) (?:${PEOPLE}) (?:with|who|in|that has|has|wearing)\b.{0,15}\b(?:${looks})\b|\b(?:the|your) (?:${looks}) (?:${PEOPLE})\b${flavours === undefined ? '' : String.raw`|\b(?:${flavours}) one\b|\b(?:the|your) (?:${flavours})\b(?! (?:one|taste|flavou?r|notes?)\b)`}`,
      ),
    ] as const,
);

/** Flavours that mean a character in these contexts: "you and mint", "does mint know". */
const IN_COMPANY: [string, string][] = [
  ['mint', 'mint stole christmas'],
  ['pumpkin', 'jacks pumpkin'],
  ['banana', 'brunana'],
  ['chocolate', 'chocolate java'],
  ['choco', 'chocolate java'],
  ['decaf', 'decaf destiny'],
  ['neighbor', 'friendly neighbor'],
  ['neighbour', 'friendly neighbor'],
];
const flavours = IN_COMPANY.map(([word]) => word).join('|');
const companions = new RegExp(
  String.raw`\b((?:between )?(?:you|him|her|it) (?:and|or|vs|versus|than) |does |did |is |has |ask |meet )(?:the )?(${flavours})\b(?= (?:do|did|steal|said|want|know|knows|think|say|like|love|hate|your|nice|a friend|mad|around|about it)\b|$| [?.!,]| (?:vs|or|and) )`,
  'g',
);

/** Replaces descriptions by the names of the characters. */
export function withFullNames(words: string): string {
  const full = new Map(IN_COMPANY);
  return words.replaceAll(companions, (_, before: string, word: string) => `${before}${full.get(word) ?? word}`);
}

/** The described characters; the description is blanked, so that it is no wish for a dark roast. */
export function describedProducts(words: string): { slugs: string[]; rest: string } {
  const hits = patterns.map(([slug, pattern]) => ({ slug, at: words.search(pattern) })).filter(({ at }) => at >= 0);
  const rest = patterns.reduce((text, [, pattern]) => text.replace(pattern, '_'), words);
  return { slugs: hits.toSorted((a, b) => a.at - b.at).map(({ slug }) => slug), rest };
}
