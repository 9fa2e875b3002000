import { dollarsToCents, formatCents } from '../../lib/money.ts';
import { useShop } from '../../lib/shell.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Picture, PRODUCT_STAND_IN } from '../../ui/pictures/picture.tsx';
import type { LineProblem, PriceChange } from './cart-check.ts';
import { lineCents } from './cart-rules.ts';
import type { CartLine } from './cart-rules.ts';
import styles from './cart-line-row.module.css';
import { fixesOf, priceWords, problemWords } from './line-fixes.ts';
import type { LineFix } from './line-fixes.ts';

interface CartLineRowProps {
  line: CartLine;
  problem: LineProblem | undefined;
  priceChange: PriceChange | undefined;
  onChange: (quantity: number) => void;
  onFix: (fix: LineFix) => void;
}

export function CartLineRow({ line, problem, priceChange, onChange, onFix }: CartLineRowProps) {
  const { maxLineQuantity } = useShop();
  return (
    <li className={styles.line} data-problem={problem ? true : undefined} tabIndex={problem ? -1 : undefined}>
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
      {priceChange ? <p className={styles.news}>The price {priceWords(priceChange)}</p> : null}
      {problem ? (
        <div className={styles.problem}>
          <p>{problemWords(problem)}</p>
          {/* Next to it is the bin, which removes. */}
          {fixesOf(problem)
            .filter(({ isRemoval }) => !isRemoval)
            .map((fix) => (
              <Button key={fix.label} onClick={() => onFix(fix)}>
                {fix.label}
              </Button>
            ))}
        </div>
      ) : null}
    </li>
  );
}
