/** The nine major food allergens of the United States (https://www.fda.gov/food/nutrition-food-labeling-and-critical-foods/food-allergies). */
export const allergens = ['tree-nuts', 'peanuts', 'milk', 'eggs', 'soy', 'wheat', 'sesame', 'fish', 'shellfish'] as const;
export type Allergen = (typeof allergens)[number];

const treeNuts: readonly Allergen[] = ['tree-nuts'];
const bothNuts: readonly Allergen[] = ['tree-nuts', 'peanuts'];

export function isNut(allergen: Allergen): boolean {
  return bothNuts.includes(allergen);
}

/** What a word in the singular stands for. Plain "nut" is both: who says it rarely means tree nuts alone. */
const words: Readonly<Record<string, readonly Allergen[]>> = {
  nut: bothNuts,
  nutty: bothNuts,
  hazelnut: treeNuts,
  walnut: treeNuts,
  almond: treeNuts,
  cashew: treeNuts,
  pecan: treeNuts,
  pistachio: treeNuts,
  macadamia: treeNuts,
  chestnut: treeNuts,
  praline: treeNuts,
  marzipan: treeNuts,
  filbert: treeNuts,
  groundnut: ['peanuts'],
  peanut: ['peanuts'],
  milk: ['milk'],
  dairy: ['milk'],
  lactose: ['milk'],
  cheese: ['milk'],
  butter: ['milk'],
  yogurt: ['milk'],
  yoghurt: ['milk'],
  casein: ['milk'],
  whey: ['milk'],
  egg: ['eggs'],
  soy: ['soy'],
  soya: ['soy'],
  soybean: ['soy'],
  tofu: ['soy'],
  edamame: ['soy'],
  wheat: ['wheat'],
  gluten: ['wheat'],
  sesame: ['sesame'],
  tahini: ['sesame'],
  fish: ['fish'],
  tuna: ['fish'],
  salmon: ['fish'],
  cod: ['fish'],
  haddock: ['fish'],
  seafood: ['fish', 'shellfish'],
  shellfish: ['shellfish'],
  shrimp: ['shellfish'],
  prawn: ['shellfish'],
  crab: ['shellfish'],
  lobster: ['shellfish'],
};

/** The allergens that a word names, in either number; empty for other words. */
export function allergensOf(word: string): readonly Allergen[] {
  const forms = [word, word.replace(/s$/, '')];
  return forms.flatMap((form) => (Object.hasOwn(words, form) ? [words[form]!] : []))[0] ?? [];
}

/** "tree nuts" */
export function allergenLabel(allergen: Allergen): string {
  return allergen.replace('-', ' ');
}
