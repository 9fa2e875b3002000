import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../platform/context/context.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { listProducts } from './list-products.ts';
import { ProductInput } from './products-admin.inputs.ts';
import { AdminProduct, SaveProductResult } from './products-admin.results.ts';
import { createProduct, updateProduct } from './save-product.ts';

@Resolver()
export class ProductsAdminResolver {
  @Query(() => [AdminProduct], {
    description: 'All products, in the order of the store. Error NOT_ALLOWED unless an administrator of the coffees is signed in.',
  })
  adminProducts(@Ctx() ctx: Context): Promise<AdminProduct[]> {
    return listProducts(ctx);
  }

  @Mutation(() => SaveProductResult, { description: 'Makes a product. Name, slug, description and price are required.' })
  createProduct(
    @Ctx() ctx: Context,
    @Arg('input', () => ProductInput, { description: 'Its fields.' }) input: ProductInput,
  ): Promise<typeof SaveProductResult> {
    return createProduct(ctx, input as Parameters<typeof createProduct>[1]);
  }

  @Mutation(() => SaveProductResult, { description: 'Changes the given fields of a product. Error MISSING when there is none.' })
  updateProduct(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the edit was made on.' }) version: number,
    @Arg('input', () => ProductInput, { description: 'The fields that change.' }) input: ProductInput,
  ): Promise<typeof SaveProductResult> {
    return updateProduct(ctx, { ...input, id, version });
  }

  @Mutation(() => SaveProductResult, { description: 'Takes a product out of the shop; orders keep it. restoreProduct undoes it.' })
  deleteProduct(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that was seen.' }) version: number,
  ): Promise<typeof SaveProductResult> {
    return deleteProduct(ctx, { id, version });
  }

  @Mutation(() => SaveProductResult, { description: 'Undoes deleteProduct.' })
  restoreProduct(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that deleteProduct answered.' }) version: number,
  ): Promise<typeof SaveProductResult> {
    return restoreProduct(ctx, { id, version });
  }
}
