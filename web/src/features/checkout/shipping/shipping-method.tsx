import { SelectField } from '../../../ui/controls/field.tsx';
import { rateLabel, rateName } from './rate-rules.ts';
import type { Rate } from './rate-rules.ts';
import type { ShippingRates } from './use-shipping-rates.ts';
import styles from './shipping-method.module.css';

interface ShippingMethodProps {
  shipping: ShippingRates;
  /** Those of the rates that this order can have. */
  offered: readonly Rate[];
  rate: Rate | undefined;
  isFree: boolean;
  /** What changed when the total crossed the threshold of free shipping. */
  news: string;
  onPick: (rateName: string) => void;
}

/** What there is to know of the rates, in place of a spinner too. */
function noteOn({ shipping: { rates, isLoading, isFallback }, offered }: Pick<ShippingMethodProps, 'shipping' | 'offered'>): string {
  if (isLoading) return 'Calculating shipping rates...';
  if (isFallback) return 'The carriers do not answer right now, so these are our standard rates.';
  if (rates.length === 0) return '';
  const left = rates.length > offered.length ? ' Faster methods are not part of free shipping.' : '';
  return `Ships within 1-2 business days.${left}`;
}

export function ShippingMethod({ shipping, offered, rate, isFree, news, onPick }: ShippingMethodProps) {
  return (
    <div className={styles.method}>
      <SelectField
        label="Shipping method"
        value={rate ? rateName(rate) : ''}
        disabled={offered.length === 0}
        onChange={(event) => onPick(event.target.value)}
      >
        {offered.length === 0 ? <option value="">Fill in the address first</option> : null}
        {offered.map((option) => (
          <option key={rateName(option)} value={rateName(option)}>
            {rateLabel(option, isFree)}
          </option>
        ))}
      </SelectField>
      <p className={styles.note} role="status">
        {[news, noteOn({ shipping, offered })].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
