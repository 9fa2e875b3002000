import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { ItemSheet_ProductFragmentDoc } from '../../generated/store/graphql.ts';
import type { ItemSheet_ProductFragment } from '../../generated/store/graphql.ts';
import type { Expression } from '../../lib/expression.ts';
import { formatCents } from '../../lib/money.ts';
import { PRODUCT_STAND_IN } from '../../ui/pictures/picture.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { Badge } from '../../ui/signs/badge.tsx';
import { ChoiceControls } from './choice-controls.tsx';
import styles from './item-sheet.module.css';
import { stockLabel } from './stock-rules.ts';
import { useAddCount } from './use-add-count.ts';
import { useChoice } from './use-choice.ts';
import type { ChosenProduct } from './use-choice.ts';

interface SheetProps {
  title: ReactNode;
  level: 1 | 2;
  /** Only characters have one. */
  expression?: Expression | undefined;
  tags: readonly string[];
  /** Links below the picture. */
  ways: ReactNode;
  isRecommended?: boolean;
  inCart: number;
  /** Description, between name and price. */
  children: ReactNode;
  onAdd: (chosen: ChosenProduct) => void;
}

/** One product in full size: name, price and the add button. */
export function ItemSheet({ product, ...rest }: SheetProps & { product: FragmentType<ItemSheet_ProductFragment> }) {
  const { data, complete } = useFragment({ fragment: ItemSheet_ProductFragmentDoc, from: product });
  return complete ? <Sheet product={data} {...rest} /> : null;
}

const controls = { grinds: styles.grinds, size: styles.size, add: styles.add };

function Sheet(props: SheetProps & { product: ItemSheet_ProductFragment }) {
  const { product, title, level, expression, tags, ways, isRecommended, inCart, children, onAdd } = props;
  const nameId = useId();
  const choice = useChoice(product, { isRecommended });
  const [added, add] = useAddCount(onAdd);
  const grind = product.grindOptions.find((option) => option.grind === choice.grind?.grind);
  const other = choice.inStock ? undefined : product.grindOptions.find(({ isAvailable }) => isAvailable);
  const Heading = level === 1 ? 'h1' : 'h2';

  return (
    <div className={styles.item}>
      <div className={styles.stand}>
        <div className={styles.picture}>
          <Portrait
            src={product.imageUrl}
            standIn={PRODUCT_STAND_IN}
            alt={product.altText}
            tint={product.tint}
            expression={expression}
            className={styles.portrait}
            isUnavailable={!choice.inStock}
            sparkleCount={added}
          />
          {choice.inStock ? null : (
            <Badge tone="cherry" className={styles.badge}>
              OUT OF STOCK
            </Badge>
          )}
        </div>
        {tags.length > 0 ? (
          <ul className={`tags ${styles.tags}`} aria-label="Tastes of">
            {tags.map((tag) => (
              <li key={tag}>{tag.toUpperCase()}</li>
            ))}
          </ul>
        ) : null}
        {ways ? <div className={styles.ways}>{ways}</div> : null}
      </div>
      <div className={styles.facts}>
        <Heading className={styles.name} id={nameId}>
          {title}
        </Heading>
        {children}
        <div className={`well ${styles.counter}`}>
          <p className={styles.terms}>
            <span className={styles.price}>{formatCents(product.priceCents)}</span>
            {product.bagWeight ? <span>{product.bagWeight} bag</span> : null}
            <span className={choice.inStock ? styles.stock : styles.soldOut}>
              {stockLabel(grind ? grind.stock : product.stock, choice.inStock)}
              {other ? `. ${other.label} is there.` : ''}
            </span>
            {inCart > 0 ? <span className={styles.count}>{inCart} in your cart</span> : null}
          </p>
          <div className={styles.controls}>
            <ChoiceControls product={product} choice={choice} nameId={nameId} onAdd={add} look="gold" classNames={controls} />
          </div>
        </div>
      </div>
    </div>
  );
}
