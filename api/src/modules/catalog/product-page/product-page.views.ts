import { Field, Int, ObjectType } from 'type-graphql';
import { CoffeeView, ProductView } from '../catalog.views.ts';

/** A line of a list of facts: "Water", "93 °C". */
@ObjectType('ProductFact', { description: 'A line of a table of facts, such as Water: 93 °C.' })
export class ProductFactView {
  @Field(() => String, { description: 'What the fact is about.' })
  label!: string;

  @Field(() => String, { description: 'The fact, with its unit.' })
  value!: string;
}

@ObjectType('TasteMeter', { description: 'A bar of the tasting card, such as body or sweetness.' })
export class TasteMeterView {
  @Field(() => String, { description: 'What is measured.' })
  label!: string;

  @Field(() => String, { description: 'The value in words.' })
  words!: string;

  @Field(() => Int, { description: 'How far the bar is filled, from 0 to 100.' })
  percent!: number;
}

/** What only a coffee has. */
@ObjectType('Tasting', { description: "What only a coffee's page shows." })
export class TastingView {
  @Field(() => String, { description: 'Taste and aroma in a sentence or two.' })
  note!: string;

  @Field(() => [TasteMeterView], { description: 'The bars of the tasting card.' })
  meters!: TasteMeterView[];

  @Field(() => String, { description: "The brewing advice in the character's words." })
  brewLine!: string;

  @Field(() => [ProductFactView], { description: 'How to brew it, as facts.' })
  brew!: ProductFactView[];

  @Field(() => Int, { description: 'How many more stories the character tells in the chat.' })
  untoldStories!: number;
}

@ObjectType('ProductPage', { description: 'Everything that the page of one product shows.' })
export class ProductPageView {
  @Field(() => ProductView, { description: 'The product.' })
  product!: ProductView;

  @Field(() => CoffeeView, { nullable: true, description: 'The character of the product; null for what is no coffee.' })
  coffee!: CoffeeView | null;

  @Field(() => TastingView, { nullable: true, description: 'The tasting card; null for what is no coffee.' })
  tasting!: TastingView | null;

  @Field(() => [String], { description: 'The text of the page, in paragraphs.' })
  story!: string[];

  @Field(() => [ProductFactView], { description: 'Facts of the product, such as dimensions; empty for a coffee.' })
  facts!: ProductFactView[];

  @Field(() => [ProductView], { description: 'Up to three coffees that taste alike, or go with it.' })
  related!: ProductView[];
}
