import { z } from 'zod';
import type { AdminCoffee } from '../coffees/coffees-admin.results.ts';

/*
 * Character cards of version 2, as chat programs exchange them: https://github.com/malfoyslastname/character-card-spec-v2. What the shop
 * has beside them is in extensions.brew_quest.
 */

const OWN = 'brew_quest';
const SCENARIO = 'Behind the counter of the Brew Quest cafe; a guest sits down.';
const MOST_LORE = 12;
const MOST_TAGS = 8;

export function toCharacterCard(coffee: AdminCoffee) {
  const { name, slug, description, bio, personality, greeting, exampleDialogue, reminder, lore, tags, version } = coffee;
  const { imageUrl, altText, tint, quip, grindType, moods, tastes, roast, caffeine, brewLine } = coffee;
  return {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name,
      description: bio,
      personality,
      scenario: SCENARIO,
      first_mes: greeting,
      mes_example: `<START>\n${withPlaceholders(exampleDialogue, name)}`,
      creator_notes: description,
      system_prompt: '',
      post_history_instructions: reminder,
      alternate_greetings: [],
      character_book: {
        extensions: {},
        entries: lore.map(({ keys, text, told }, index) => ({
          keys,
          content: told ?? text,
          extensions: { [OWN]: { text, told } },
          enabled: true,
          insertion_order: index,
        })),
      },
      tags,
      creator: 'Brew Quest',
      character_version: String(version),
      extensions: { [OWN]: { slug, imageUrl, altText, tint, quip, grindType, moods, tastes, roast, caffeine, brewLine } },
    },
  };
}

function withPlaceholders(dialogue: string, name: string): string {
  return dialogue.replaceAll(/^Guest:/gm, '{{user}}:').replaceAll(`\n${name}:`, '\n{{char}}:');
}

function withNames(dialogue: string, name: string): string {
  return dialogue
    .replaceAll(/<START>\s*/gi, '')
    .replaceAll(/\{\{user\}\}|<user>/gi, 'Guest')
    .replaceAll(/\{\{char\}\}|<bot>/gi, name)
    .trim();
}

const text = z.string().max(10_000).default('');
const words = z.array(z.string().max(200)).max(100).default([]);
const entry = z.looseObject({
  keys: words,
  content: text,
  extensions: z.record(z.string(), z.unknown()).default({}),
});
const card = z.object({
  spec: z.literal('chara_card_v2'),
  spec_version: z.string().max(10),
  data: z.looseObject({
    name: z.string().min(1).max(200),
    description: text,
    personality: text,
    first_mes: text,
    mes_example: text,
    creator_notes: text,
    post_history_instructions: text,
    character_book: z.looseObject({ entries: z.array(entry).max(200).default([]) }).optional(),
    tags: words,
    extensions: z.record(z.string(), z.unknown()).default({}),
  }),
});

/** The shop's own part of a card; a value that does not fit is as if it were not there. */
const ownFields = z
  .object({
    slug: z.string().max(100),
    imageUrl: z.string().max(200).nullable(),
    altText: z.string().max(200),
    tint: z.string().max(7),
    quip: z.string().max(200),
    grindType: z.enum(['whole-bean', 'ground']),
    moods: words,
    tastes: words,
    roast: z.string().max(20),
    caffeine: z.string().max(20),
    brewLine: z.string().max(400).nullable(),
  })
  .partial();

const read = new Set([
  'name',
  'description',
  'personality',
  'first_mes',
  'mes_example',
  'creator_notes',
  'post_history_instructions',
  'character_book',
  'tags',
  'extensions',
]);
/** What a card always has, and what says nothing about the character. */
const meaningless = new Set(['creator', 'character_version']);

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
}

/** What a card fills in of a coffee, and what of the card has no place there. Null for what is no card of version 2. */
export function readCharacterCard(json: unknown) {
  const parsed = card.safeParse(json);
  if (!parsed.success) return null;
  const { data } = parsed.data;
  const { name } = data;
  const own = ownFields.safeParse(data.extensions[OWN]).data ?? {};
  const entries = data.character_book?.entries ?? [];
  const ignored = Object.entries(data)
    .filter(
      ([key, value]) =>
        !read.has(key) && !meaningless.has(key) && value !== '' && value !== SCENARIO && !(Array.isArray(value) && value.length === 0),
    )
    .map(([key]) => key);
  if (entries.length > MOST_LORE) ignored.push(`${entries.length - MOST_LORE} entries of character_book`);
  if (data.tags.length > MOST_TAGS) ignored.push(`${data.tags.length - MOST_TAGS} tags`);
  ignored.push(
    ...Object.keys(data.extensions)
      .filter((key) => key !== OWN)
      .map((key) => `extensions.${key}`),
  );
  const draft = {
    slug: slugOf(name),
    ...own,
    name,
    bio: withNames(data.description, name),
    personality: withNames(data.personality, name),
    greeting: withNames(data.first_mes, name),
    exampleDialogue: withNames(data.mes_example, name),
    description: withNames(data.creator_notes, name),
    reminder: withNames(data.post_history_instructions, name),
    tags: data.tags.slice(0, MOST_TAGS),
    lore: entries.slice(0, MOST_LORE).map(({ keys, content, extensions }) => {
      const said = z.object({ text: z.string().max(10_000), told: z.string().max(10_000).nullish() }).safeParse(extensions[OWN]);
      return {
        keys,
        ...(said.success ? { text: said.data.text, told: said.data.told ?? null } : { text: withNames(content, name), told: null }),
      };
    }),
  };
  return { draft, ignored };
}
