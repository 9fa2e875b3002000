import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { categories, type Category } from '../../catalog.entity.ts';
import { categoryEnum } from '../../catalog.views.ts';
import { type Allergen, allergens } from '../../allergens.ts';
import { lineOf, textOf } from '../../../../platform/input/text-fields.ts';
import { altTextField, pictureField, slugField, stockField, tintField } from '../catalog-fields.ts';

/** All fields are optional: an edit names what it changes, and a new product has defaults for the others. */
@InputType({ description: 'The fields of a product. A field that is left out keeps its value, or its default in a new product.' })
export class ProductInput {
  @Field(() => String, { nullable: true, description: 'From 1 to 40 characters.' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Its name in addresses: small letters, digits and hyphens.' })
  slug?: string;

  @Field(() => String, { nullable: true, description: 'For the card; from 1 to 300 characters.' })
  description?: string;

  @Field(() => Int, { nullable: true, description: 'The price of one, in US cents.' })
  priceCents?: number;

  @Field(() => String, { nullable: true, description: 'A path of this shop; null for none.' })
  imageUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'What the picture shows, for a screen reader.' })
  altText?: string;

  @Field(() => categoryEnum, { nullable: true, description: 'BEANS by default.' })
  category?: Category;

  @Field(() => Int, { nullable: true, description: 'Of all grinds together; 0 by default.' })
  stock?: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether the home page shows it; false by default.' })
  isFeatured?: boolean;

  @Field(() => [String], {
    nullable: true,
    description: 'What it contains: tree-nuts, peanuts, milk, eggs, soy, wheat, sesame, fish, shellfish; empty: none; null: not known.',
  })
  allergens?: Allergen[] | null;

  @Field(() => ID, { nullable: true, description: 'Its coffee character (AdminCoffee); null for none.' })
  coffeeId?: string | null;
}

const MOST_CENTS = 1_000_000;
const PRICE_MISSING = 'Price is required';

const allFields = z.object({
  name: lineOf('Name', 40),
  slug: slugField,
  description: textOf('Description', 300),
  priceCents: z.number({ error: PRICE_MISSING }).int().min(1, 'Price must be above 0').max(MOST_CENTS, 'Price is $10,000 at most'),
  imageUrl: pictureField.nullable(),
  altText: altTextField,
  tint: tintField,
  category: z.enum(categories),
  stock: stockField,
  isFeatured: z.boolean(),
  allergens: z
    .array(z.enum(allergens, { error: `Allergens are ${allergens.join(', ')}` }))
    .max(allergens.length)
    .nullable(),
  coffeeId: z.string().nullable(),
});

/** The values of a product, each optional. */
export const productFields = allFields.partial();

export const newProduct = productFields.extend(allFields.pick({ name: true, slug: true, description: true, priceCents: true }).shape);
