import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { STALE_EDIT } from '../../../../platform/graphql/stale-edit.ts';
import { UserError } from '../../../../platform/graphql/user-error.ts';
import { view } from '../../../../platform/graphql/view.ts';
import type { Category, Product } from '../../catalog.entity.ts';
import { categoryEnum } from '../../catalog.views.ts';
import { guestCupUrl } from '../../guest-cup.ts';
import type { StockCount } from '../../move-stock.ts';
import { SlugTaken } from '../slug-taken.results.ts';
import { AdminStock, toAdminStock } from '../stock/stock-admin.results.ts';

@ObjectType({ description: 'A product as administrators see it.' })
export class AdminProduct {
  @Field(() => ID, { description: 'Names the product.' })
  id!: string;

  @Field(() => Int, { description: 'Rises with each edit; an edit names the one it was made on.' })
  version!: number;

  @Field(() => String, { description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => String, { description: 'The name of the product.' })
  name!: string;

  @Field(() => String, { description: 'A sentence or two for the card.' })
  description!: string;

  @Field(() => Int, { description: 'The price of one, in US cents.' })
  priceCents!: number;

  @Field(() => String, { nullable: true, description: 'The path of its picture; null for none.' })
  imageUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The picture that the shop shows: its own, or a cup in its tint; null for none.' })
  shownImageUrl!: string | null;

  @Field(() => String, { description: 'What the picture shows, for a screen reader.' })
  altText!: string;

  @Field(() => String, { description: 'A background colour that suits the picture, as #rrggbb.' })
  tint!: string;

  @Field(() => categoryEnum, { description: 'The kind of the product.' })
  category!: Category;

  @Field(() => [AdminStock], { description: 'Its stock: one count, or one for each grind.' })
  stock!: AdminStock[];

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  isFeatured!: boolean;

  @Field(() => [String], { nullable: true, description: 'What it contains, of the major food allergens; empty: none; null: not known.' })
  allergens!: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Its coffee character (AdminCoffee); null for none.' })
  coffeeId!: string | null;
}

export function toAdminProduct(product: Product, stock: readonly StockCount[]): AdminProduct {
  const { id, version, slug, name, description, priceCents, imageUrl, altText, tint, category, isFeatured, allergens, coffee } = product;
  return view(AdminProduct, {
    id: String(id),
    version,
    slug,
    name,
    description,
    priceCents,
    imageUrl,
    shownImageUrl: imageUrl ?? (coffee && guestCupUrl(tint)),
    altText,
    tint,
    category,
    stock: stock.map(toAdminStock),
    isFeatured,
    allergens,
    coffeeId: coffee && String(coffee.id),
  });
}

@ObjectType({ description: 'The product is stored.' })
export class ProductSaved {
  @Field(() => AdminProduct, { description: 'As it is now.' })
  product!: AdminProduct;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when somebody else has changed the same fields since the version that the edit names. Code STALE_EDIT.',
})
export class ProductEditStale extends UserError {
  @Field(() => AdminProduct, { description: 'The product as it is now.' })
  current!: AdminProduct;

  @Field(() => [String], { description: 'The fields that both have changed.' })
  fields!: string[];
}

export function productEditStale(current: AdminProduct, fields: string[]): ProductEditStale {
  return view(ProductEditStale, { ...STALE_EDIT, current, fields });
}

export const SaveProductResult = createUnionType({
  name: 'SaveProductResult',
  description: 'What a mutation of a product answers.',
  types: () => [ProductSaved, SlugTaken, ProductEditStale] as const,
});
