import type { CharacterSheetFieldsFragment, CoffeeInput } from '../../../generated/admin/character/graphql.ts';

export interface Story {
  keys: string;
  text: string;
  told: string;
}

/** A character as the form has it. */
export interface CharacterValues {
  name: string;
  slug: string;
  imageUrl: string;
  altText: string;
  tint: string;
  quip: string;
  grindType: 'WHOLE_BEAN' | 'GROUND';
  tags: string[];
  description: string;
  bio: string;
  greeting: string;
  personality: string;
  exampleDialogue: string;
  reminder: string;
  lore: Story[];
  moods: string[];
  tastes: string[];
  roast: string;
  caffeine: string;
  brewLine: string;
  wholeBeanStock: string;
  groundStock: string;
}
export type FieldName = keyof CharacterValues;
export type FieldErrors = Partial<Record<FieldName, string>>;

export const NEW_CHARACTER: CharacterValues = {
  name: '',
  slug: '',
  imageUrl: '',
  altText: '',
  tint: '#b98a5e',
  quip: '',
  grindType: 'WHOLE_BEAN',
  tags: [],
  description: '',
  bio: '',
  greeting: '',
  personality: '',
  exampleDialogue: '',
  reminder: '',
  lore: [],
  moods: [],
  tastes: [],
  roast: 'medium',
  caffeine: 'medium',
  brewLine: '',
  wholeBeanStock: '5',
  groundStock: '5',
};

export const LABELS: Record<FieldName, string> = {
  name: 'Name',
  slug: 'Slug',
  imageUrl: 'Image URL',
  altText: 'What the picture shows',
  tint: 'Tint',
  quip: 'Quip',
  grindType: 'Grind type',
  tags: 'Tags',
  description: 'Description',
  bio: 'Bio',
  greeting: 'Greeting',
  personality: 'Personality',
  exampleDialogue: 'Example dialogue',
  reminder: 'Reminder',
  lore: 'Stories',
  moods: 'Moods',
  tastes: 'Tastes',
  roast: 'Roast',
  caffeine: 'Caffeine',
  brewLine: 'How to brew it',
  wholeBeanStock: 'Whole bean stock',
  groundStock: 'Ground stock',
};
export const FIELD_NAMES = Object.keys(LABELS) as FieldName[];

/** Of the api (catalog/admin/coffees/coffees-admin.inputs.ts), which has the last word. */
export const LIMITS = {
  name: 40,
  slug: 60,
  imageUrl: 200,
  altText: 200,
  quip: 60,
  description: 400,
  bio: 800,
  greeting: 400,
  personality: 2_000,
  exampleDialogue: 3_000,
  reminder: 400,
  brewLine: 160,
} as const;

export function valuesOf(coffee: CharacterSheetFieldsFragment): CharacterValues {
  function countOf(grind: string): string {
    return String(coffee.stock.find((row) => row.grind === grind)?.available ?? 0);
  }
  return {
    name: coffee.name,
    slug: coffee.slug,
    altText: coffee.altText,
    tint: coffee.tint,
    quip: coffee.quip,
    grindType: coffee.grindType,
    tags: coffee.tags,
    description: coffee.description,
    bio: coffee.bio,
    greeting: coffee.greeting,
    personality: coffee.personality,
    exampleDialogue: coffee.exampleDialogue,
    reminder: coffee.reminder,
    moods: coffee.moods,
    tastes: coffee.tastes,
    roast: coffee.roast,
    caffeine: coffee.caffeine,
    imageUrl: coffee.imageUrl ?? '',
    brewLine: coffee.brewLine ?? '',
    lore: coffee.lore.map(({ keys, text, told }) => ({ keys: keys.join(', '), text, told: told ?? '' })),
    wholeBeanStock: countOf('WHOLE_BEAN'),
    groundStock: countOf('GROUND'),
  };
}

function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Some fields as the shop takes them. */
export function toInput(values: CharacterValues, names: readonly FieldName[]): CoffeeInput {
  const taken: Partial<Record<FieldName, unknown>> = {
    imageUrl: values.imageUrl.trim() || null,
    brewLine: values.brewLine.trim() || null,
    lore: values.lore.map(({ keys, text, told }) => ({ keys: wordsOf(keys), text, told: told.trim() || null })),
    wholeBeanStock: Number(values.wholeBeanStock),
    groundStock: Number(values.groundStock),
  };
  return Object.fromEntries(names.map((name) => [name, name in taken ? taken[name] : values[name]])) as CoffeeInput;
}

const REQUIRED = ['name', 'slug', 'imageUrl', 'description', 'tags', 'bio', 'greeting', 'personality'] as const;

/** The required fields that are empty, by their labels. */
export function missingFields(values: CharacterValues, isPictureNeeded: boolean): string[] {
  return REQUIRED.filter(
    (name) =>
      (name !== 'imageUrl' || isPictureNeeded) &&
      (typeof values[name] === 'string' ? values[name].trim() === '' : values[name].length === 0),
  ).map((name) => LABELS[name]);
}

const NOT_A_COUNT = 'Stock is a whole number, 0 or more.';

/** The errors that the browser finds without a request. */
export function errorsIn(values: CharacterValues): FieldErrors {
  const errors: FieldErrors = {};
  if (values.slug && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(values.slug)) errors.slug = 'Small letters, digits and single hyphens.';
  if (values.imageUrl && !/^\/(?!\/)[\w./-]+$/.test(values.imageUrl))
    errors.imageUrl = 'A path of this shop, such as /art/darth.png, or upload a picture.';
  if (!/^#[0-9a-f]{6}$/i.test(values.tint)) errors.tint = 'A colour such as #ff9f7a.';
  for (const name of ['wholeBeanStock', 'groundStock'] as const) if (!/^\d{1,6}$/.test(values[name].trim())) errors[name] = NOT_A_COUNT;
  if (values.lore.some(({ keys, text }) => wordsOf(keys).length === 0 || text.trim() === ''))
    errors.lore = 'Each story needs a key and a text.';
  return errors;
}
