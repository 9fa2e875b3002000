import { useEffect, useRef } from 'react';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { SelectField, TextField } from '../../../../features/admin/kit/form/field.tsx';
import { MoneyField } from '../../../../features/admin/kit/form/money-field.tsx';
import { Icon } from '../../../../features/admin/kit/icons/icon.tsx';
import { PlainCell, PlainRow, PlainTable } from '../../../../features/admin/kit/table/plain-table.tsx';
import type { Grind } from '../../../../generated/admin/invoices/graphql.ts';
import { formatCents } from '../../../../lib/money.ts';
import styles from './create.module.css';
import { COFFEE_CENTS, lineCents, MOST_LINES, newLine, quantityOf } from './draft.ts';
import type { DraftLine } from './draft.ts';

const HEAD = [
  { name: 'Product' },
  { name: 'Quantity' },
  { name: 'Price' },
  { name: 'Grind' },
  { name: 'Total', isNumber: true },
  { name: 'Remove', isHidden: true },
];

interface LineRowsProps {
  lines: readonly DraftLine[];
  /** Names; undefined while they come. */
  coffees: readonly string[] | undefined;
  hasFailed: boolean;
  /** What the shop said about the lines. */
  issue: string | undefined;
  onChange: (lines: DraftLine[]) => void;
}

/** The lines of a new invoice. At least one stays. */
export function LineRows({ lines, coffees, hasFailed, issue, onChange }: LineRowsProps) {
  const sheet = useRef<HTMLDivElement>(null);
  /** Where the focus goes once the rows are drawn. */
  const focus = useRef<number>(null);
  useEffect(() => {
    const row = focus.current === null ? null : sheet.current?.querySelectorAll('tbody tr')[focus.current];
    focus.current = null;
    row?.querySelector('select')?.focus();
  }, [lines]);

  function change(line: DraftLine, values: Partial<DraftLine>) {
    onChange(lines.map((each) => (each === line ? { ...line, ...values } : each)));
  }
  function add() {
    focus.current = lines.length;
    onChange([...lines, newLine(Math.max(...lines.map(({ id }) => id)) + 1)]);
  }
  function remove(at: number) {
    focus.current = Math.min(at, lines.length - 2);
    onChange(lines.filter((_, index) => index !== at));
  }

  return (
    <>
      <div ref={sheet} className={styles.sheet}>
        <PlainTable caption="Line items" head={HEAD}>
          {lines.map((line, at) => (
            <LineRow
              key={line.id}
              line={line}
              place={at + 1}
              coffees={coffees}
              onChange={(values) => change(line, values)}
              onRemove={lines.length > 1 ? () => remove(at) : undefined}
            />
          ))}
        </PlainTable>
      </div>
      {hasFailed || issue ? (
        <p role="alert" className={styles.failed}>
          {issue ?? 'The coffees did not come. Close the dialog and open it again.'}
        </p>
      ) : null}
      <p className={styles.add}>
        <AdminButton icon="i-plus" disabled={lines.length >= MOST_LINES} onClick={add}>
          Add a line
        </AdminButton>
      </p>
    </>
  );
}

interface LineRowProps {
  line: DraftLine;
  /** From 1. */
  place: number;
  coffees: readonly string[] | undefined;
  onChange: (values: Partial<DraftLine>) => void;
  /** Without it the line has to stay. */
  onRemove: (() => void) | undefined;
}

function LineRow({ line, place, coffees, onChange, onRemove }: LineRowProps) {
  const of = `of line ${place}`;
  return (
    <PlainRow>
      <PlainCell className={styles.product}>
        <SelectField
          label={`Product ${of}`}
          isLabelHidden
          value={line.name}
          onChange={({ target }) => onChange({ name: target.value, priceCents: target.value ? COFFEE_CENTS : null })}
        >
          <option value="">{coffees ? 'Choose a coffee' : 'The coffees are coming'}</option>
          {coffees?.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </PlainCell>
      <PlainCell className={styles.quantity}>
        <TextField
          label={`Quantity ${of}`}
          isLabelHidden
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={line.quantity}
          onChange={({ target }) => onChange({ quantity: target.value.replace(/\D/g, '') })}
          onBlur={() => onChange({ quantity: String(quantityOf(line.quantity)) })}
        />
      </PlainCell>
      <PlainCell className={styles.price}>
        <MoneyField label={`Price ${of}`} isLabelHidden cents={line.priceCents} onChange={(priceCents) => onChange({ priceCents })} />
      </PlainCell>
      <PlainCell className={styles.grind}>
        <SelectField
          label={`Grind ${of}`}
          isLabelHidden
          value={line.grind}
          onChange={({ target }) => onChange({ grind: target.value as Grind })}
        >
          <option value="WHOLE_BEAN">whole-bean</option>
          <option value="GROUND">ground</option>
        </SelectField>
      </PlainCell>
      <PlainCell className={styles.sum} isNumber>
        {formatCents(line.name ? lineCents(line) : 0)}
      </PlainCell>
      <PlainCell className={styles.remove}>
        <AdminButton isIconOnly aria-label={`Remove line ${place}`} disabled={onRemove === undefined} onClick={onRemove}>
          <Icon name="i-trash" />
        </AdminButton>
      </PlainCell>
    </PlainRow>
  );
}
