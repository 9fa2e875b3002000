import { Suspense } from 'react';
import type { FragmentType } from '@apollo/client';
import { countOf } from '../../features/cart/cart-rules.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { ProductCard } from '../../features/shop/product-card.tsx';
import productStyles from '../../features/shop/product-card.module.css';
import type { Filter, ProductCategory } from '../../features/shop/stock-rules.ts';
import type { ChosenProduct } from '../../features/shop/use-choice.ts';
import type { ProductCard_ProductFragment } from '../../generated/store/graphql.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { SearchAdvice } from './search-words.tsx';
import styles from './store.module.css';

/** Cards of the first screen load their pictures at once. */
const EAGER_COUNT = 4;

type ShelfProduct = { slug: string; category: ProductCategory } & FragmentType<ProductCard_ProductFragment>;

interface ProductListProps {
  /** Undefined when the shop did not answer. */
  shown: readonly ShelfProduct[] | undefined;
  /** How many more the search found behind the other tabs. */
  elsewhere: number;
  isLoading: boolean;
  isSearch: boolean;
  filter: Filter;
  onAdd: (chosen: ChosenProduct) => void;
  onRetry: () => void;
}

export function ProductList({ shown, elsewhere, isLoading, isSearch, filter, onAdd, onRetry }: ProductListProps) {
  const cart = useCart();
  if (shown === undefined && isLoading) return <ShelfSkeleton />;
  if (shown === undefined) return <FailedShelf onRetry={onRetry} />;
  if (shown.length === 0) return isSearch ? <NothingFound elsewhere={elsewhere} /> : <EmptyShelf label={filter.label} />;
  return (
    <>
      <h2 className="sr">{filter.label}</h2>
      <ul className={productStyles.grid}>
        {shown.map((product, index) => (
          // Nothing in it waits: each card comes to life in a piece of work of its own, the one under the finger first.
          <Suspense key={product.slug}>
            <ProductCard product={product} inCart={countOf(cart, product.slug)} onAdd={onAdd} isLazy={index >= EAGER_COUNT} />
          </Suspense>
        ))}
        {isSearch ? null : <QuizTile />}
      </ul>
    </>
  );
}

function FailedShelf({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.empty}>
      <img src="/art/i-warning.png" width="96" height="96" alt="" />
      <div role="status">
        <h2>The shelf did not load</h2>
        <p>The shop did not answer. Your cart is safe.</p>
      </div>
      <Button look="gold" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Fills the last row of the grid. */
function QuizTile() {
  return (
    <li className={styles.tile}>
      <DialogBox who="Barista">
        <p className={styles.question}>Not sure yet?</p>
        <p>Five questions, and I pour the one that fits.</p>
        <ButtonLink to="/quiz" className={styles.onward}>
          TAKE THE QUIZ
        </ButtonLink>
      </DialogBox>
    </li>
  );
}

function EmptyShelf({ label }: { label: string }) {
  return (
    <div className={styles.ordered}>
      <Portrait src="/art/equipment.png" alt="A hand grinder of walnut and brass" tint="#b8e58a" />
      <DialogBox who="Captain">
        <div role="status">
          <h2>No {label.toLowerCase()} on the shelf yet</h2>
          <p>It is ordered. The boat is somewhere between here and 2001.</p>
        </div>
        <ButtonLink to="/store?category=beans" look="gold" className={styles.onward}>
          SHOW THE BEANS
        </ButtonLink>
      </DialogBox>
    </div>
  );
}

function NothingFound({ elsewhere }: { elsewhere: number }) {
  return (
    <div className={styles.empty}>
      <img src="/art/empty-cart.png" width="96" height="96" alt="" />
      <div>
        <h2>Nobody on this shelf answers to that</h2>
        <p>
          {elsewhere > 0
            ? `Behind the other tabs ${elsewhere === 1 ? 'there is one that does' : `there are ${elsewhere} that do`}.`
            : 'Try a taste, a mood or a name. What you do not want counts, too.'}
        </p>
      </div>
      {elsewhere > 0 ? null : <SearchAdvice />}
    </div>
  );
}

function ShelfSkeleton() {
  return (
    <div role="status" aria-label="Loading products">
      <ul className={productStyles.grid} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index} className={`${productStyles.item} ${productStyles.blank}`} />
        ))}
      </ul>
    </div>
  );
}
