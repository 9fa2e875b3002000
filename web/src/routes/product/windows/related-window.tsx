import { countOf } from '../../../features/cart/cart-rules.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { ProductCard } from '../../../features/shop/product-card.tsx';
import type { ChosenProduct } from '../../../features/shop/use-choice.ts';
import type { ProductPageQuery } from '../../../generated/product/graphql.ts';
import { Window } from '../../../ui/frames/window.tsx';
import styles from '../product.module.css';

interface RelatedWindowProps {
  products: NonNullable<ProductPageQuery['productPage']>['related'];
  isCoffee: boolean;
  onAdd: (chosen: ChosenProduct) => void;
}

export function RelatedWindow({ products, isCoffee, onAdd }: RelatedWindowProps) {
  const cart = useCart();
  if (products.length === 0) return null;
  return (
    <Window title={isCoffee ? 'Close in taste' : 'Goes well with'} icon="i-drop">
      <ul className={styles.related}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} inCart={countOf(cart, product.slug)} onAdd={onAdd} isLazy />
        ))}
      </ul>
    </Window>
  );
}
