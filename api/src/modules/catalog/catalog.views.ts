import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum Grind {
  WHOLE_BEAN = 'whole-bean',
  GROUND = 'ground',
}
registerEnumType(Grind, { name: 'Grind' });

export enum ProductCategory {
  BEANS = 'beans',
  EQUIPMENT = 'equipment',
  MERCHANDISE = 'merchandise',
}
registerEnumType(ProductCategory, { name: 'ProductCategory' });

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
  @Field(() => Grind)
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

  @Field(() => ProductCategory)
  category!: ProductCategory;

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
