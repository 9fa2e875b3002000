import type { CSSProperties } from 'react';
import { SelectField } from '../../../../features/admin/kit/form/field.tsx';
import { PlainCell, PlainRow, PlainTable } from '../../../../features/admin/kit/table/plain-table.tsx';
import type { ImportMatchSource, ImportTarget } from '../../../../generated/admin/import/graphql.ts';
import type { ImportDetail } from '../import-words.ts';
import { type Targets, targetWords } from './matching-draft.ts';
import styles from './match.module.css';

const HEAD = [{ name: 'Column in your file' }, { name: 'What stands in it' }, { name: 'Goes to' }, { name: 'How sure' }];

const WHY: Record<ImportMatchSource, string> = {
  SAME_NAME: 'same name',
  ALIAS: 'alias',
  SIMILAR_NAME: 'similar name',
  VALUES: 'by its values',
  MODEL: 'the model',
  PERSON: 'you',
};

interface ColumnRowsProps {
  caption: string;
  columns: ImportDetail['columns'];
  /** Where a column can go. */
  choices: readonly ImportTarget[];
  /** Places of the columns that are shown. */
  places: readonly number[];
  targets: Targets;
  /** Two columns have it. */
  double: ImportTarget | undefined;
  onPick: (place: number, target: ImportTarget | null) => void;
}

/** Columns of the file, where each goes, and why. */
export function ColumnRows({ caption, columns, choices, places, targets, double, onPick }: ColumnRowsProps) {
  return (
    <PlainTable caption={caption} head={HEAD}>
      {places.map((at) => {
        const { name, samples, target, confidence, source } = columns[at]!;
        const chosen = targets[at] ?? null;
        return (
          <PlainRow key={at}>
            <PlainCell card="ab" className={styles.name}>
              <b>{name}</b>
            </PlainCell>
            <PlainCell card="e" className={styles.samples}>
              {[...new Set(samples)].filter(Boolean).join(', ') || 'nothing'}
            </PlainCell>
            <PlainCell card="d" className={styles.target}>
              <SelectField
                label={`${name} goes to`}
                isLabelHidden
                value={chosen ?? ''}
                error={chosen !== null && chosen === double ? 'Another column goes there, too' : undefined}
                onChange={(event) => onPick(at, (event.target.value || null) as ImportTarget | null)}
              >
                <option value="">Leave out</option>
                {choices.map((value) => (
                  <option key={value} value={value}>
                    {targetWords(value)}
                  </option>
                ))}
              </SelectField>
            </PlainCell>
            <PlainCell card="z">
              {chosen === target ? <Sureness percent={confidence} why={source && WHY[source]} /> : <Sureness percent={100} why="you" />}
            </PlainCell>
          </PlainRow>
        );
      })}
    </PlainTable>
  );
}

function Sureness({ percent, why }: { percent: number; why: string | null }) {
  if (why === null) return <small>nothing fits</small>;
  const color = percent < 50 ? 'var(--cherry-600)' : percent < 85 ? 'var(--gold-400)' : '#2fae74';
  return (
    <span className={styles.sureness}>
      <i style={{ '--done': `${percent}%`, '--tone': color } as CSSProperties} aria-hidden="true" />
      <span>
        {percent} %<small>{why}</small>
      </span>
    </span>
  );
}
