import { memo, useId } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { ProductCard_ProductFragmentDoc } from '../../generated/store/graphql.ts';
import type { ProductCard_ProductFragment } from '../../generated/store/graphql.ts';
import { formatCents } from '../../lib/money.ts';
import { usePreloadProps } from '../../lib/route-preload.ts';
import { Link } from '../../lib/router.ts';
import { PRODUCT_STAND_IN } from '../../ui/pictures/picture.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { Badge } from '../../ui/signs/badge.tsx';
import { ChoiceControls } from './choice-controls.tsx';
import styles from './product-card.module.css';
import { productPath } from './product-path.ts';
import { useAddCount } from './use-add-count.ts';
import { useChoice } from './use-choice.ts';
import type { ChosenProduct } from './use-choice.ts';

interface CardProps {
  /** How many of it the cart holds, in any grind and size. */
  inCart: number;
  onAdd: (chosen: ChosenProduct) => void;
  /** Below the fold: its picture loads lazily. */
  isLazy: boolean;
}

const controls = { grinds: styles.choice, size: styles.size, add: styles.add };

/** Memoised: a list has many cards, and a phone is slow. */
export const ProductCard = memo(function ProductCard({
  product,
  ...rest
}: CardProps & { product: FragmentType<ProductCard_ProductFragment> }) {
  const { data, complete } = useFragment({ fragment: ProductCard_ProductFragmentDoc, from: product });
  return complete ? <Card product={data} {...rest} /> : null;
});

function Card({ product, inCart, onAdd, isLazy }: CardProps & { product: ProductCard_ProductFragment }) {
  const { name, priceCents, bagWeight, imageUrl, altText, tint } = product;
  const nameId = useId();
  const choice = useChoice(product);
  const [added, add] = useAddCount(onAdd);
  const path = productPath(product.slug);

  return (
    <li className={styles.item}>
      <Portrait
        src={imageUrl}
        standIn={PRODUCT_STAND_IN}
        alt={altText}
        tint={tint}
        isUnavailable={!choice.inStock}
        isLazy={isLazy}
        sparkleCount={added}
      />
      {choice.inStock ? null : (
        <Badge tone="cherry" className={styles.badge}>
          OUT OF STOCK
        </Badge>
      )}
      {inCart > 0 ? <p className={styles.count}>{inCart} in cart</p> : null}
      <div className={styles.row}>
        <h3 className={styles.name} id={nameId}>
          <Link to={path} className={styles.link} {...usePreloadProps(path)}>
            {name}
          </Link>
        </h3>
        <p className={styles.price}>
          {formatCents(priceCents)}
          {bagWeight ? <small>{bagWeight}</small> : null}
        </p>
      </div>
      <p className={styles.description}>{product.description}</p>
      <ChoiceControls product={product} choice={choice} nameId={nameId} onAdd={add} look="gold" classNames={controls} />
    </li>
  );
}
