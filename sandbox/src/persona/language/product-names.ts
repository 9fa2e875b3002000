/** Names that visitors use for products. Price, stock and taste come from the tools only. */
export const PRODUCT_NAMES: Record<string, string[]> = {
  'dukes-spice': ['dukes spice', 'duke spice', 'the duke', 'duke', 'dukes'],
  sparrows: ['sparrows nest', 'sparrow nest', 'the nest', 'sparrows', 'sparrow'],
  'chocolate-java': ['chocolate java', 'choco java', 'choc java', 'java'],
  'masters-blend': ['masters blend', 'master blend', 'the master', 'masters', 'old master', 'master'],
  'jacks-pumpkin': ['jacks pumpkin', 'jack pumpkin', 'pumpkin jack', 'jack', 'jacks'],
  brunana: ['brunana', 'brunanas', 'brunnana', 'brunanna'],
  'friendly-neighborhood': [
    'friendly neighbor',
    'friendly neighbour',
    'friendly neighborhood',
    'friendly neighbourhood',
    'the neighbor',
    'the neighbour',
  ],
  'mint-stole-christmas': ['mint stole christmas', 'mint thief', 'the burglar', 'stole christmas'],
  'decaf-destiny': ['decaf destiny', 'destiny'],
  darth: ['lord darkroast', 'darkroast', 'darth', 'dark lord', 'the dark lord', 'lord dark roast'],
  baggins: ['hilltop rambler', 'the rambler', 'rambler', 'baggins'],
  'captains-choice': ['captains choice', 'captain choice', 'the captain', 'captain', 'captains'],
  'snickering-weasley': ['snickering weasel', 'snickering weasley', 'the weasel', 'weasel', 'weasley'],
  'stranger-brew-poster': ['stranger brew poster', 'stranger brew', 'the poster', 'poster', 'posters', 'print of the stranger'],
};

/** The longest first: "lord darkroast" before "darkroast". */
export const namesByLength = Object.entries(PRODUCT_NAMES)
  .flatMap(([slug, names]) => names.map((name) => ({ slug, name })))
  .toSorted((a, b) => b.name.length - a.name.length);
