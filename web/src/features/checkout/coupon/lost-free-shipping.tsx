import { useShop } from '../../../lib/shell.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/frames/notice.tsx';
import styles from './coupon-box.module.css';
import { lostWords } from './lost-words.ts';
import type { LostShipping } from './lost-words.ts';

/** What the coupon costs in shipping, with the way back. */
export function LostFreeShipping({ code, lost, onRemove }: { code: string; lost: LostShipping; onRemove: () => void }) {
  const { freeShippingThresholdCents } = useShop();
  return (
    <Notice className={styles.lost}>
      <p>{lostWords(code, lost, freeShippingThresholdCents)}</p>
      <Button onClick={onRemove}>Remove {code}</Button>
    </Notice>
  );
}
