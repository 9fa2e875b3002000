import { useState } from 'react';
import { countOf } from '../../../features/cart/cart-rules.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { ItemSheet } from '../../../features/shop/item-sheet.tsx';
import type { ChosenProduct } from '../../../features/shop/use-choice.ts';
import type { ProductPageQuery } from '../../../generated/product/graphql.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { DialogBox } from '../../../ui/frames/dialog-box.tsx';
import { Window } from '../../../ui/frames/window.tsx';
import { dialoguePath } from '../../home/dialogue/dialogue-path.ts';
import styles from './item-window.module.css';

type Page = NonNullable<ProductPageQuery['productPage']>;

interface ItemWindowProps {
  product: Page['product'];
  coffee: Page['coffee'] | null;
  onAdd: (chosen: ChosenProduct) => void;
}

export function ItemWindow({ product, coffee, onAdd }: ItemWindowProps) {
  const [isPleased, setIsPleased] = useState(false);
  const inCart = countOf(useCart(), product.slug);

  function add(chosen: ChosenProduct) {
    onAdd(chosen);
    setIsPleased(true);
  }

  const talk = coffee ? (
    <ButtonLink to={dialoguePath(coffee.slug)}>
      <img src="/art/i-heart.png" width="24" height="24" alt="" />
      TALK TO THIS COFFEE
    </ButtonLink>
  ) : null;

  return (
    <Window title={product.character} level={0} icon={coffee ? 'i-cup' : 'i-heart'}>
      <ItemSheet
        product={product}
        title={product.name}
        level={1}
        {...(coffee && { expression: isPleased ? 'happy' : 'idle' })}
        tags={coffee?.tags ?? []}
        ways={talk}
        inCart={inCart}
        onAdd={add}
      >
        <p className={styles.description}>{product.description}</p>
        <DialogBox who={coffee ? product.name : 'Barista'} className={styles.greeting}>
          <p>{coffee?.greeting ?? 'Hang it somewhere dark. It does the rest by itself.'}</p>
        </DialogBox>
      </ItemSheet>
    </Window>
  );
}
