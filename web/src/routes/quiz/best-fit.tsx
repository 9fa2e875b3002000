import { countOf } from '../../features/cart/cart-rules.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { ItemSheet } from '../../features/shop/item-sheet.tsx';
import { productPath } from '../../features/shop/product-path.ts';
import type { ChosenProduct } from '../../features/shop/use-choice.ts';
import type { QuizResultQuery } from '../../generated/quiz/graphql.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { dialoguePath } from '../home/dialogue/dialogue-path.ts';
import styles from './best-fit.module.css';

interface BestFitProps {
  fit: NonNullable<QuizResultQuery['quizMatch']>['best'];
  onAdd: (chosen: ChosenProduct) => void;
}

export function BestFit({ fit: { product, coffee, reasons, unmet }, onAdd }: BestFitProps) {
  const inCart = countOf(useCart(), product.slug);
  const title = (
    <>
      <span className={styles.you}>You are </span>
      {product.name}
    </>
  );
  const ways = (
    <>
      <ButtonLink to={dialoguePath(coffee.slug)}>TALK TO THIS COFFEE</ButtonLink>
      <ButtonLink to={productPath(product.slug)}>READ ITS STORY</ButtonLink>
    </>
  );
  return (
    <ItemSheet
      product={product}
      title={title}
      level={2}
      expression="happy"
      tags={coffee.tags}
      ways={ways}
      isRecommended
      inCart={inCart}
      onAdd={onAdd}
    >
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
      {unmet.length > 0 ? (
        <ul className={styles.reasons} aria-label="What it does not fulfil">
          {unmet.map(({ topic, label, instead }) => (
            <li key={topic}>
              <img src="/art/i-warning.png" width="24" height="24" alt="" />
              <span>
                <b>Not met: {label}.</b> {instead}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </ItemSheet>
  );
}
