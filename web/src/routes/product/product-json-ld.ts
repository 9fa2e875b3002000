import { isOnSale } from '../../features/shop/stock-rules.ts';

interface SoldProduct {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  imageUrl?: string | null;
  category: string;
  stock: number;
  grindOptions: readonly { isAvailable: boolean }[];
}

/** schema.org Product with its Offer; `path` is the page's own. `image` is one of those made for shared links. */
export function productData(product: SoldProduct, origin: string, path: string, image: string, shopName: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.slug,
    image: origin + image,
    category: product.category === 'BEANS' ? 'Coffee' : product.category.toLowerCase(),
    brand: { '@type': 'Brand', name: shopName },
    offers: {
      '@type': 'Offer',
      url: origin + path,
      priceCurrency: 'USD',
      price: (product.priceCents / 100).toFixed(2),
      availability: `https://schema.org/${isOnSale(product) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shopName },
    },
  };
}

/** schema.org BreadcrumbList of the visible trail. */
export function breadcrumbData(trail: readonly { label: string; path: string }[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  };
}
