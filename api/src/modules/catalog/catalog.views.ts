import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../platform/graphql/register-list.ts';
import { categories, type Category, type Grind, grinds } from './catalog.entity.ts';

export const grindEnum = registerList(grinds, {
  name: 'Grind',
  description: 'How a bag of coffee is sold.',
  values: { 'whole-bean': 'Whole beans.', ground: 'Ground coffee.' },
});

const categoryEnum = registerList(categories, {
  name: 'ProductCategory',
  description: 'The kind of a product.',
  values: { beans: 'A bag of coffee.', equipment: 'Something to brew with.', merchandise: 'Anything else with our name on it.' },
});

/** A coffee character as the public sees it. */
@ObjectType('Coffee')
export class CoffeeView {
  @Field(() => ID)
  slug!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  imageUrl!: string;

  @Field(() => String)
  altText!: string;

  @Field(() => String)
  tint!: string;

  @Field(() => String)
  quip!: string;

  @Field(() => String, { description: "'whole-bean' or 'ground'" })
  grindType!: string;

  @Field(() => [String])
  tags!: string[];

  @Field(() => String)
  bio!: string;

  @Field(() => String)
  greeting!: string;

  @Field(() => String)
  roast!: string;

  @Field(() => String)
  caffeine!: string;

  @Field(() => Int)
  stock!: number;

  @Field(() => Int)
  wholeBeanStock!: number;

  @Field(() => Int)
  groundStock!: number;
}

@ObjectType()
export class GrindOption {
  @Field(() => grindEnum)
  grind!: Grind;

  @Field(() => String)
  label!: string;

  @Field(() => Int)
  stock!: number;

  @Field(() => Boolean)
  isAvailable!: boolean;
}

/** Something on the shelf. Its id is its slug. */
@ObjectType('Product')
export class ProductView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  slug!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Int)
  priceCents!: number;

  @Field(() => String, { nullable: true })
  imageUrl!: string | null;

  @Field(() => String)
  altText!: string;

  @Field(() => String)
  tint!: string;

  @Field(() => categoryEnum)
  category!: Category;

  @Field(() => String, { description: 'The franchise-like label of the card.' })
  character!: string;

  @Field(() => [GrindOption])
  grindOptions!: GrindOption[];

  @Field(() => [String])
  sizes!: string[];

  @Field(() => Int)
  stock!: number;

  @Field(() => Int)
  wholeBeanStock!: number;

  @Field(() => Int)
  groundStock!: number;

  @Field(() => Boolean)
  isFeatured!: boolean;

  /** Not published: the database key, and what a parcel weighs. */
  productId!: number;

  weightGrams!: number;
}
