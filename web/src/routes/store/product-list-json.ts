import { productPath } from '../../features/shop/product-path.ts';
import { isOnSale } from '../../features/shop/stock-rules.ts';
import { shareImageOf } from '../../lib/head/share-image.ts';

interface ListedProduct {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  imageUrl?: string | null;
  stock: number;
  grindOptions: readonly { isAvailable: boolean }[];
}

/** schema.org ItemList of Products with Offers, for search engines. */
export function productList(products: readonly ListedProduct[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: product.name,
        description: product.description,
        sku: product.slug,
        image: origin + (shareImageOf(product) ?? product.imageUrl ?? '/art/og/store.png'),
        offers: {
          '@type': 'Offer',
          url: origin + productPath(product.slug),
          priceCurrency: 'USD',
          price: (product.priceCents / 100).toFixed(2),
          availability: `https://schema.org/${isOnSale(product) ? 'InStock' : 'OutOfStock'}`,
        },
      },
    })),
  };
}
