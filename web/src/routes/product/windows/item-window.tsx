import { useId, useState } from 'react';
import { countOf } from '../../../features/cart/cart-rules.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { ChoiceControls } from '../../../features/shop/choice-controls.tsx';
import { stockWords } from '../../../features/shop/stock-rules.ts';
import { useChoice } from '../../../features/shop/use-choice.ts';
import type { ChosenProduct } from '../../../features/shop/use-choice.ts';
import type { ProductPageQuery } from '../../../generated/product/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/signs/badge.tsx';
import { DialogBox } from '../../../ui/frames/dialog-box.tsx';
import { PRODUCT_STAND_IN } from '../../../ui/pictures/picture.tsx';
import { Portrait } from '../../../ui/pictures/portrait.tsx';
import { Window } from '../../../ui/frames/window.tsx';
import { dialoguePath } from '../../home/dialogue/dialogue-path.ts';
import styles from './item-window.module.css';

type Page = NonNullable<ProductPageQuery['productPage']>;

interface ItemWindowProps {
  product: Page['product'];
  coffee: Page['coffee'] | null;
  onAdd: (chosen: ChosenProduct) => void;
}

const controls = { grinds: styles.grinds, size: styles.size, add: styles.add };

/** Who it is, what it costs, and the way into the cart. */
export function ItemWindow({ product, coffee, onAdd }: ItemWindowProps) {
  const { slug, name, priceCents, grindOptions } = product;
  const nameId = useId();
  const choice = useChoice(product);
  const [isPleased, setIsPleased] = useState(false);
  const inCart = countOf(useCart(), slug);
  const grind = grindOptions.find((option) => option.grind === choice.grind?.grind);
  const other = choice.inStock ? undefined : grindOptions.find(({ isAvailable }) => isAvailable);

  function add(chosen: ChosenProduct) {
    onAdd(chosen);
    setIsPleased(true);
  }

  return (
    <Window title={product.character} level={0} icon={coffee ? 'i-cup' : 'i-heart'}>
      <div className={styles.item}>
        <div className={styles.stand}>
          <div className={styles.picture}>
            <Portrait
              src={product.imageUrl}
              standIn={PRODUCT_STAND_IN}
              alt={product.altText}
              tint={product.tint}
              {...(coffee && { expression: isPleased ? 'happy' : 'idle' })}
              className={styles.portrait}
              isUnavailable={!choice.inStock}
            />
            {choice.inStock ? null : (
              <Badge tone="cherry" className={styles.badge}>
                OUT OF STOCK
              </Badge>
            )}
          </div>
          {coffee ? (
            <>
              <ul className={styles.tags} aria-label="Tastes of">
                {coffee.tags.map((tag) => (
                  <li key={tag}>{tag.toUpperCase()}</li>
                ))}
              </ul>
              <ButtonLink to={dialoguePath(coffee.slug)} className={styles.talk}>
                <img src="/art/i-heart.png" width="24" height="24" alt="" />
                TALK TO THIS COFFEE
              </ButtonLink>
            </>
          ) : null}
        </div>
        <div className={styles.facts}>
          <h1 className={styles.name} id={nameId}>
            {name}
          </h1>
          <p className={styles.description}>{product.description}</p>
          <DialogBox who={coffee ? name : 'Barista'} className={styles.greeting}>
            <p>{coffee?.greeting ?? 'Hang it somewhere dark. It does the rest by itself.'}</p>
          </DialogBox>
          <div className={`well ${styles.counter}`}>
            <p className={styles.terms}>
              <span className={styles.price}>{formatCents(priceCents)}</span>
              <span className={choice.inStock ? styles.stock : styles.gone}>
                {stockWords(grind ? grind.stock : product.stock, choice.inStock)}
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
    </Window>
  );
}
