import { SelectField } from '../../../ui/controls/field.tsx';
import { rateLabel, rateName } from './rate-rules.ts';
import type { Rate } from './rate-rules.ts';
import type { ShippingRates } from './use-shipping-rates.ts';
import styles from './shipping-method.module.css';

interface ShippingMethodProps {
  shipping: ShippingRates;
  rate: Rate | undefined;
  isFree: boolean;
  onPick: (rateName: string) => void;
}

export function ShippingMethod({ shipping, rate, isFree, onPick }: ShippingMethodProps) {
  const { rates, isLoading, isFallback } = shipping;
  return (
    <div className={styles.method}>
      <SelectField
        label="Shipping method"
        value={rate ? rateName(rate) : ''}
        disabled={rates.length === 0}
        onChange={(event) => onPick(event.target.value)}
      >
        {rates.length === 0 ? <option value="">Fill in the address first</option> : null}
        {rates.map((option) => (
          <option key={rateName(option)} value={rateName(option)}>
            {rateLabel(option, isFree)}
          </option>
        ))}
      </SelectField>
      <p className={styles.note} role="status">
        {isLoading
          ? 'Calculating shipping rates...'
          : isFallback
            ? 'The carriers do not answer right now, so these are our standard rates.'
            : rates.length > 0
              ? 'Ships within 1-2 business days.'
              : ''}
      </p>
    </div>
  );
}
