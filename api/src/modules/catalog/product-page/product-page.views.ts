import { Field, Int, ObjectType } from 'type-graphql';
import { CoffeeView, ProductView } from '../catalog.views.ts';

/** A line of a list of facts: "Water", "93 °C". */
@ObjectType('ProductFact')
export class ProductFactView {
  @Field(() => String)
  label!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType('TasteMeter')
export class TasteMeterView {
  @Field(() => String)
  label!: string;

  @Field(() => String, { description: 'What the bar says, in words.' })
  words!: string;

  @Field(() => Int, { description: 'From 0 to 100.' })
  percent!: number;
}

/** What only a coffee has. */
@ObjectType('Tasting')
export class TastingView {
  @Field(() => String, { description: 'Taste and aroma in a sentence or two.' })
  note!: string;

  @Field(() => [TasteMeterView])
  meters!: TasteMeterView[];

  @Field(() => String, { description: 'How the character itself puts the brewing advice.' })
  brewLine!: string;

  @Field(() => [ProductFactView])
  brew!: ProductFactView[];

  @Field(() => Int, { description: 'How many more stories it tells in the chat.' })
  untoldStories!: number;
}

@ObjectType('ProductPage')
export class ProductPageView {
  @Field(() => ProductView)
  product!: ProductView;

  @Field(() => CoffeeView, { nullable: true })
  coffee!: CoffeeView | null;

  @Field(() => TastingView, { nullable: true })
  tasting!: TastingView | null;

  @Field(() => [String], { description: 'Paragraphs.' })
  story!: string[];

  @Field(() => [ProductFactView])
  facts!: ProductFactView[];

  @Field(() => [ProductView], { description: 'Three blends that taste alike, or suit it.' })
  related!: ProductView[];
}
