import type { BoxSize } from '../../platform/gateways/shippo/carrier-gateway.ts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../platform/graphql/register-list.ts';
import { categories, type Category, type Grind, grinds } from './catalog.entity.ts';

export const grindEnum = registerList(grinds, {
  name: 'Grind',
  description: 'How a bag of coffee is sold.',
  values: { 'whole-bean': 'Whole beans.', ground: 'Ground coffee.' },
});

export const categoryEnum = registerList(categories, {
  name: 'ProductCategory',
  description: 'The kind of a product.',
  values: { beans: 'A bag of coffee.', equipment: 'Something to brew with.', merchandise: 'Anything else with our name on it.' },
});

/** A coffee character as the public sees it. */
@ObjectType('Coffee', { description: 'A coffee character. The bag of coffee is the product of the same slug.' })
export class CoffeeView {
  @Field(() => ID, { description: 'The name of the coffee in addresses, such as dukes-spice.' })
  slug!: string;

  @Field(() => String, { description: 'The name of the character.' })
  name!: string;

  @Field(() => String, { description: 'The path of the picture on this host.' })
  imageUrl!: string;

  @Field(() => String, { description: 'What the picture shows, for a screen reader.' })
  altText!: string;

  @Field(() => String, { description: 'A background colour that suits the picture, as #rrggbb.' })
  tint!: string;

  @Field(() => String, { description: 'One line in which the character describes itself.' })
  quip!: string;

  @Field(() => String, { description: "The grind that the character prefers: 'whole-bean' or 'ground'." })
  grindType!: string;

  @Field(() => [String], { description: 'Notes of the taste, such as Cinnamon.' })
  tags!: string[];

  @Field(() => String, { description: 'The story of the character in a paragraph.' })
  bio!: string;

  @Field(() => String, { description: 'The first line of a conversation.' })
  greeting!: string;

  @Field(() => String, { description: "'light', 'medium', 'medium-dark' or 'dark'." })
  roast!: string;

  @Field(() => String, { description: "'none', 'low', 'medium' or 'high'." })
  caffeine!: string;

  @Field(() => Int, { description: 'Bags in stock, in all grinds.' })
  stock!: number;

  @Field(() => Int, { description: 'Bags of whole beans in stock.' })
  wholeBeanStock!: number;

  @Field(() => Int, { description: 'Bags of ground coffee in stock.' })
  groundStock!: number;
}

@ObjectType('DialogueLine', { description: 'A line of an example dialogue.' })
export class DialogueLineView {
  @Field(() => Boolean, { description: 'True for what the guest says.' })
  isGuest!: boolean;

  @Field(() => String, { description: 'What is said; plain text.' })
  text!: string;
}

@ObjectType({ description: 'One way to buy a bag of coffee, with its stock.' })
export class GrindOption {
  @Field(() => grindEnum, { description: 'The grind.' })
  grind!: Grind;

  @Field(() => String, { description: 'The grind in words, for a label.' })
  label!: string;

  @Field(() => Int, { description: 'Bags in stock in this grind.' })
  stock!: number;

  @Field(() => Boolean, { description: 'True while a bag is in stock.' })
  isAvailable!: boolean;
}

/** A product. Its id is its slug. */
@ObjectType('Product', { description: 'Something that is sold.' })
export class ProductView {
  @Field(() => ID, { description: 'The slug again, as the key of caches.' })
  id!: string;

  @Field(() => String, { description: 'The name of the product in addresses, such as dukes-spice.' })
  slug!: string;

  @Field(() => String, { description: 'The name of the product.' })
  name!: string;

  @Field(() => String, { description: 'A sentence or two for the card.' })
  description!: string;

  @Field(() => Int, { description: 'The price of one, in US cents, without shipping.' })
  priceCents!: number;

  @Field(() => String, { nullable: true, description: "How much coffee is in a bag: '12 oz'; null for what is no bag of coffee." })
  bagWeight!: string | null;

  @Field(() => String, { nullable: true, description: 'The path of the picture on this host; null for none.' })
  imageUrl!: string | null;

  @Field(() => String, { description: 'What the picture shows, for a screen reader; empty for none.' })
  altText!: string;

  @Field(() => String, { description: 'A background colour that suits the picture, as #rrggbb.' })
  tint!: string;

  @Field(() => categoryEnum, { description: 'The kind of the product.' })
  category!: Category;

  @Field(() => String, { description: 'The series that the card names, such as Tales from the Crema.' })
  character!: string;

  @Field(() => [GrindOption], { description: 'The grinds it is sold in; empty for what cannot be ground.' })
  grindOptions!: GrindOption[];

  @Field(() => [String], { description: 'The sizes it is sold in; empty when it has one size.' })
  sizes!: string[];

  @Field(() => Int, { description: 'Pieces in stock, in all grinds.' })
  stock!: number;

  @Field(() => Int, { description: 'Bags of whole beans in stock; 0 for what is no coffee.' })
  wholeBeanStock!: number;

  @Field(() => Int, { description: 'Bags of ground coffee in stock; 0 for what is no coffee.' })
  groundStock!: number;

  @Field(() => Boolean, { description: 'True for a product of the home page.' })
  isFeatured!: boolean;

  /** Not published: the database key, what a parcel weighs, and how large it is packed in mm; null for a bag. */
  productId!: number;

  weightGrams!: number;

  packedMm!: BoxSize | null;
}
