import { useId } from 'react';
import { countOf } from '../../features/cart/cart-rules.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { ChoiceControls } from '../../features/shop/choice-controls.tsx';
import { productPath } from '../../features/shop/product-path.ts';
import { stockWords } from '../../features/shop/stock-rules.ts';
import { useChoice } from '../../features/shop/use-choice.ts';
import type { ChosenProduct } from '../../features/shop/use-choice.ts';
import type { QuizResultQuery } from '../../generated/quiz/graphql.ts';
import { formatCents } from '../../lib/money.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { PRODUCT_STAND_IN } from '../../ui/pictures/picture.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { dialoguePath } from '../home/dialogue/dialogue-path.ts';
import styles from './best-fit.module.css';

interface BestFitProps {
  fit: NonNullable<QuizResultQuery['quizMatch']>['best'];
  onAdd: (chosen: ChosenProduct) => void;
}

const controls = { grinds: styles.grinds, size: styles.grinds, add: styles.add };

export function BestFit({ fit: { product, coffee, reasons }, onAdd }: BestFitProps) {
  const nameId = useId();
  const choice = useChoice(product, true);
  const inCart = countOf(useCart(), product.slug);
  const grind = product.grindOptions.find((option) => option.grind === choice.grind?.grind);
  return (
    <div className={styles.fit}>
      <div className={styles.stand}>
        <Portrait
          src={product.imageUrl}
          standIn={PRODUCT_STAND_IN}
          alt={product.altText}
          tint={product.tint}
          expression="happy"
          className={styles.portrait}
          isUnavailable={!choice.inStock}
        />
        <ul className={styles.tags} aria-label="Tastes of">
          {coffee.tags.map((tag) => (
            <li key={tag}>{tag.toUpperCase()}</li>
          ))}
        </ul>
        <div className={styles.ways}>
          <ButtonLink to={dialoguePath(coffee.slug)}>TALK TO THIS COFFEE</ButtonLink>
          <ButtonLink to={productPath(product.slug)}>READ ITS STORY</ButtonLink>
        </div>
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name} id={nameId}>
          <span className={styles.you}>You are </span>
          {product.name}
        </h2>
        <DialogBox who={product.name} className={styles.quip}>
          <p>{coffee.quip}</p>
        </DialogBox>
        <ul className={styles.reasons} aria-label="Why this one">
          {reasons.map((reason) => (
            <li key={reason}>
              <img src="/art/i-check.png" width="24" height="24" alt="" />
              {reason}
            </li>
          ))}
        </ul>
        <div className={`well ${styles.counter}`}>
          <p className={styles.terms}>
            <span className={styles.price}>{formatCents(product.priceCents)}</span>
            <span className={styles.stock}>{stockWords(grind ? grind.stock : product.stock, choice.inStock)}</span>
            {inCart > 0 ? <span className={styles.count}>{inCart} in your cart</span> : null}
          </p>
          <div className={styles.controls}>
            <ChoiceControls product={product} choice={choice} nameId={nameId} onAdd={onAdd} look="gold" classNames={controls} />
          </div>
        </div>
      </div>
    </div>
  );
}
