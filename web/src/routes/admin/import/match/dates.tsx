import { useId } from 'react';
import { SelectField } from '../../../../features/admin/kit/form/field.tsx';
import { CheckGroup, Radio } from '../../../../features/admin/kit/form/check.tsx';
import type { ImportDateOrder } from '../../../../generated/admin/import/graphql.ts';
import type { ImportDetail } from '../import-words.ts';
import { wallTimeWords, zoneWords } from './matching-draft.ts';
import styles from './match.module.css';

const ORDERS: Record<ImportDateOrder, string> = { MONTH_FIRST: 'month first', DAY_FIRST: 'day first' };

interface DatesProps {
  examples: ImportDetail['dateExamples'];
  order: ImportDateOrder | null;
  timeZone: string;
  onOrder: (order: ImportDateOrder) => void;
  onZone: (timeZone: string) => void;
}

/** How dates are read, with one of the file; a date that can be read in two ways is a choice. */
export function Dates({ examples, order, timeZone, onOrder, onZone }: DatesProps) {
  const name = useId();
  const [first] = examples;
  if (!first) return null;
  const zones = [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <div className={styles.dates}>
      {examples.length > 1 ? (
        <CheckGroup legend={`“${first.found}” can be read in two ways. Which is it?`}>
          {examples.map(({ dateOrder, wallTime }) => (
            <Radio key={dateOrder} name={name} checked={order === dateOrder} onChange={() => onOrder(dateOrder)}>
              {wallTimeWords(wallTime)} ({ORDERS[dateOrder]})
            </Radio>
          ))}
        </CheckGroup>
      ) : (
        <p>
          Dates: “{first.found}” becomes <b>{wallTimeWords(first.wallTime)}</b>, time of {zoneWords(timeZone)}.
        </p>
      )}
      <SelectField label="Times are those of" value={timeZone} onChange={({ target }) => onZone(target.value)}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
