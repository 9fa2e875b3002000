import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { STALE_EDIT } from '../../../../platform/graphql/stale-edit.ts';
import { UserError } from '../../../../platform/graphql/user-error.ts';
import { view } from '../../../../platform/graphql/view.ts';
import type { Grind } from '../../catalog.entity.ts';
import { grindEnum } from '../../catalog.views.ts';
import { SlugTaken } from '../slug-taken.results.ts';
import { AdminStock } from '../stock/stock-admin.results.ts';

@ObjectType({ description: 'A story that the character tells when one of its keys is named.' })
export class AdminLoreEntry {
  @Field(() => [String], { description: 'The words that bring it up.' })
  keys!: string[];

  @Field(() => String, { description: 'In the third person, for the product page.' })
  text!: string;

  @Field(() => String, { nullable: true, description: "In the character's own words; null: the text." })
  told!: string | null;
}

@ObjectType({ description: 'A coffee character as administrators see it: all that pages, search, quiz and chat read.' })
export class AdminCoffee {
  @Field(() => ID, { description: 'Names the coffee.' })
  id!: string;

  @Field(() => Int, { description: 'Rises with each edit; an edit names the one it was made on.' })
  version!: number;

  @Field(() => String, { description: 'Its name in addresses, and that of its product.' })
  slug!: string;

  @Field(() => String, { description: 'The name of the character.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The path of its picture; null: a cup in its tint.' })
  imageUrl!: string | null;

  @Field(() => String, { description: 'The picture that the shop shows.' })
  shownImageUrl!: string;

  @Field(() => String, { description: 'What the picture shows, for a screen reader.' })
  altText!: string;

  @Field(() => String, { description: 'A background colour that suits the picture, as #rrggbb.' })
  tint!: string;

  @Field(() => String, { description: 'One line in which the character describes itself.' })
  quip!: string;

  @Field(() => grindEnum, { description: 'The grind it prefers.' })
  grindType!: Grind;

  @Field(() => [String], { description: 'Notes of the taste.' })
  tags!: string[];

  @Field(() => String, { description: 'The tasting note.' })
  description!: string;

  @Field(() => String, { description: 'The story of the character in a paragraph.' })
  bio!: string;

  @Field(() => String, { description: 'The first line of a conversation.' })
  greeting!: string;

  @Field(() => String, { description: 'How it talks, for the model.' })
  personality!: string;

  @Field(() => String, { description: 'A few lines of talk, for the model.' })
  exampleDialogue!: string;

  @Field(() => String, { description: 'A reminder in the prompt, after each message.' })
  reminder!: string;

  @Field(() => [AdminLoreEntry], { description: 'Its stories.' })
  lore!: AdminLoreEntry[];

  @Field(() => [String], { description: 'Moods that it suits.' })
  moods!: string[];

  @Field(() => [String], { description: 'What it tastes of.' })
  tastes!: string[];

  @Field(() => String, { description: "'light', 'medium', 'medium-dark' or 'dark'." })
  roast!: string;

  @Field(() => String, { description: "'none', 'low', 'medium' or 'high'." })
  caffeine!: string;

  @Field(() => String, { nullable: true, description: 'How it says to brew it; null: the line of its roast.' })
  brewLine!: string | null;

  @Field(() => [AdminStock], { description: 'The stock of its product; empty when it has none.' })
  stock!: AdminStock[];

  @Field(() => Int, { nullable: true, description: 'The price of its product, in US cents; null when it has none.' })
  priceCents!: number | null;
}

@ObjectType({ description: 'The coffee is stored.' })
export class CoffeeSaved {
  @Field(() => AdminCoffee, { description: 'As it is now.' })
  coffee!: AdminCoffee;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when somebody else has changed the same fields since the version that the edit names. Code STALE_EDIT.',
})
export class CoffeeEditStale extends UserError {
  @Field(() => AdminCoffee, { description: 'The coffee as it is now.' })
  current!: AdminCoffee;

  @Field(() => [String], { description: 'The fields that both have changed.' })
  fields!: string[];
}

export function coffeeEditStale(current: AdminCoffee, fields: string[]): CoffeeEditStale {
  return view(CoffeeEditStale, { ...STALE_EDIT, current, fields });
}

export const SaveCoffeeResult = createUnionType({
  name: 'SaveCoffeeResult',
  description: 'What a mutation of a coffee answers.',
  types: () => [CoffeeSaved, SlugTaken, CoffeeEditStale] as const,
});
