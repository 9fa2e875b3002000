import { dollarsToCents, formatCents } from '../../lib/money.ts';
import { useShop } from '../../lib/shell.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Picture, PRODUCT_STAND_IN } from '../../ui/pictures/picture.tsx';
import { lineCents } from './cart-rules.ts';
import type { CartLine } from './cart-rules.ts';
import styles from './cart-line-row.module.css';

export function CartLineRow({ line, onChange }: { line: CartLine; onChange: (quantity: number) => void }) {
  const { maxLineQuantity } = useShop();
  return (
    <li className={styles.line}>
      <Picture className={styles.picture} src={line.imageUrl} standIn={PRODUCT_STAND_IN} width={48} height={48} alt="" />
      <div className={styles.text}>
        <p className={styles.name}>{line.name}</p>
        <p className={styles.price}>
          {formatCents(lineCents(line))}
          {line.quantity > 1 ? <span> ({formatCents(dollarsToCents(line.price))} each)</span> : null}
        </p>
      </div>
      <div className={styles.quantity} role="group" aria-label={`Quantity of ${line.name}`}>
        <Button className={styles.step} shape="icon" aria-label={`One less ${line.name}`} onClick={() => onChange(line.quantity - 1)}>
          <img src="/art/i-minus.png" width="24" height="24" alt="" />
        </Button>
        <span className={styles.number}>{line.quantity}</span>
        <Button
          className={styles.step}
          shape="icon"
          aria-label={`One more ${line.name}`}
          disabled={line.quantity >= maxLineQuantity}
          onClick={() => onChange(line.quantity + 1)}
        >
          <img src="/art/i-plus.png" width="24" height="24" alt="" />
        </Button>
        <button type="button" className={styles.remove} aria-label={`Remove ${line.name}`} onClick={() => onChange(0)}>
          <img src="/art/i-trash.png" width="24" height="24" alt="" />
        </button>
      </div>
    </li>
  );
}
