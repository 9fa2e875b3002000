import { useId } from 'react';
import { formatCents } from '../../lib/money.ts';
import { PRODUCT_STAND_IN } from '../../ui/pictures/picture.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { ChoiceControls } from './choice-controls.tsx';
import styles from './offer-card.module.css';
import { stockLabel } from './stock-rules.ts';
import { useAddCount } from './use-add-count.ts';
import { useChoice } from './use-choice.ts';
import type { ChoosableProduct, ChosenProduct } from './use-choice.ts';

interface OfferedProduct extends ChoosableProduct {
  tint: string;
  bagWeight?: string | null;
  grindOptions: readonly { grind: string; label: string; stock: number; isAvailable: boolean }[];
}

interface OfferCardProps {
  product: OfferedProduct;
  /** The grind that was asked for; chosen if it is in stock. */
  wantedGrind?: string | null;
  /** How many of it the cart holds, in any grind and size. */
  inCart: number;
  onAdd: (chosen: ChosenProduct) => void;
}

const controls = { grinds: styles.grinds, size: styles.size, add: styles.add };

/** A small product card for recommendations. */
export function OfferCard({ product, wantedGrind = null, inCart, onAdd }: OfferCardProps) {
  const nameId = useId();
  const choice = useChoice(product, { isRecommended: true, wantedGrind });
  const [added, add] = useAddCount(onAdd);
  const grind = product.grindOptions.find((option) => option.grind === choice.grind?.grind);

  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <Portrait
          src={product.imageUrl}
          standIn={PRODUCT_STAND_IN}
          alt=""
          tint={product.tint}
          className={styles.picture}
          isUnavailable={!choice.inStock}
          sparkleCount={added}
        />
        <div className={styles.facts}>
          <h4 className={styles.name} id={nameId}>
            {product.name}
          </h4>
          <p className={styles.price}>
            {formatCents(product.priceCents)}
            {product.bagWeight ? <small>{product.bagWeight}</small> : null}
          </p>
          <p className={choice.inStock ? styles.stock : styles.soldOut}>
            {stockLabel(grind ? grind.stock : product.stock, choice.inStock)}
            {inCart > 0 ? <span className={styles.count}>{inCart} in cart</span> : null}
          </p>
        </div>
      </div>
      <div className={styles.controls}>
        <ChoiceControls product={product} choice={choice} nameId={nameId} onAdd={add} classNames={controls} />
      </div>
    </article>
  );
}
