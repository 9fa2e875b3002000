import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { type Grind, grinds } from '../../catalog.entity.ts';
import { grindEnum } from '../../catalog.views.ts';
import { caffeineLevels, roasts } from '../../search-words.ts';
import { lineOf, textOf } from '../../../../platform/input/text-fields.ts';
import { altTextField, pictureField, slugField, stockField, tintField } from '../catalog-fields.ts';

@InputType({ description: 'A story that the character tells when one of its keys is named.' })
class LoreEntryInput {
  @Field(() => [String], { description: 'From 1 to 8 words that bring it up.' })
  keys!: string[];

  @Field(() => String, { description: 'In the third person, for the product page.' })
  text!: string;

  @Field(() => String, { nullable: true, description: "In the character's own words; the text when left out." })
  told?: string | null;
}

/** All fields are optional: an edit names what it changes, and a new coffee has defaults for the others. */
@InputType({ description: 'The fields of a coffee character. A field that is left out keeps its value, or its default in a new coffee.' })
export class CoffeeInput {
  @Field(() => String, { nullable: true, description: 'From 1 to 40 characters.' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its name in addresses: small letters, digits and hyphens. Its product gets the same.',
  })
  slug?: string;

  @Field(() => String, { nullable: true, description: 'A path of this shop; null: a cup in its tint.' })
  imageUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'What the picture shows, for a screen reader.' })
  altText?: string;

  @Field(() => String, { nullable: true, description: 'A background colour that suits the picture, as #rrggbb.' })
  tint?: string;

  @Field(() => String, { nullable: true, description: 'One line in which the character describes itself; at most 60 characters.' })
  quip?: string;

  @Field(() => grindEnum, { nullable: true, description: 'The grind it prefers; WHOLE_BEAN by default.' })
  grindType?: Grind;

  @Field(() => [String], { nullable: true, description: 'From 1 to 8 notes of the taste.' })
  tags?: string[];

  @Field(() => String, { nullable: true, description: 'At most 400 characters.' })
  description?: string;

  @Field(() => String, { nullable: true, description: 'At most 800 characters.' })
  bio?: string;

  @Field(() => String, { nullable: true, description: 'The first line of a conversation; at most 400 characters.' })
  greeting?: string;

  @Field(() => String, { nullable: true, description: 'How it talks, for the model; at most 2,000 characters.' })
  personality?: string;

  @Field(() => String, { nullable: true, description: 'A few lines of talk, for the model; at most 3,000 characters.' })
  exampleDialogue?: string;

  @Field(() => String, { nullable: true, description: 'A reminder in the prompt, after each message; at most 400 characters.' })
  reminder?: string;

  @Field(() => [LoreEntryInput], { nullable: true, description: 'At most 12 stories.' })
  lore?: LoreEntryInput[];

  @Field(() => [String], { nullable: true, description: 'Moods that it suits, such as cozy; for search and quiz.' })
  moods?: string[];

  @Field(() => [String], { nullable: true, description: 'What it tastes of, such as chocolate; for search and quiz.' })
  tastes?: string[];

  @Field(() => String, { nullable: true, description: "'light', 'medium', 'medium-dark' or 'dark'." })
  roast?: string;

  @Field(() => String, { nullable: true, description: "'none', 'low', 'medium' or 'high'." })
  caffeine?: string;

  @Field(() => String, { nullable: true, description: 'How it says to brew it; null: the line of its roast.' })
  brewLine?: string | null;

  @Field(() => Int, { nullable: true, description: 'Bags of whole beans.' })
  wholeBeanStock?: number;

  @Field(() => Int, { nullable: true, description: 'Bags of ground coffee.' })
  groundStock?: number;
}

function wordsOf(label: string) {
  const word = z
    .string()
    .transform((text) =>
      text
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_]+/g, '-'),
    )
    .pipe(
      z
        .string()
        .max(24)
        .regex(/^[a-z]+(-[a-z]+)*$/, `${label} are single words, such as cozy`),
    );
  return z.array(word).max(8, `${label}: 8 at most`);
}

const TAGS_MISSING = 'Tags are required';

const loreEntry = z
  .object({
    keys: z
      .array(lineOf('A key of a story', 40).transform((key) => key.toLowerCase()))
      .min(1, 'A story needs a key')
      .max(8, 'A story has 8 keys at most'),
    text: textOf('The text of a story', 800),
    told: z.string().trim().max(800).nullish(),
  })
  .transform(({ told, ...entry }) => ({ ...entry, ...(told && { told }) }));

/** What a character is, without its place in the shop: of a stored one and of a draft. */
export const personaFields = z.object({
  name: lineOf('Name', 40),
  description: textOf('Description', 400),
  bio: textOf('Bio', 800),
  greeting: textOf('Greeting', 400),
  personality: textOf('Personality', 2_000),
  exampleDialogue: z.string().trim().max(3_000, 'Example dialogue has 3,000 characters at most'),
  reminder: z.string().trim().max(400, 'Reminder has 400 characters at most'),
  quip: z.string().trim().max(60, 'Quip has 60 characters at most'),
  lore: z.array(loreEntry).max(12, 'A character has 12 stories at most'),
  moods: wordsOf('Moods'),
  tastes: wordsOf('Tastes'),
  roast: z.enum(roasts),
  caffeine: z.enum(caffeineLevels),
  brewLine: z.string().trim().max(160, 'How to brew it has 160 characters at most').nullable(),
});

const allFields = personaFields.extend({
  slug: slugField,
  imageUrl: pictureField.nullable(),
  altText: altTextField,
  tint: tintField,
  grindType: z.enum(grinds),
  tags: z.array(lineOf('A tag', 24), { error: TAGS_MISSING }).min(1, TAGS_MISSING).max(8, '8 tags at most'),
  wholeBeanStock: stockField,
  groundStock: stockField,
  stock: stockField,
});

/** The values of a coffee, each optional. */
export const coffeeFields = allFields.partial();

export const newCoffee = coffeeFields.extend({
  ...allFields.pick({ name: true, slug: true, description: true, tags: true, bio: true, greeting: true, personality: true }).shape,
  imageUrl: pictureField,
});
