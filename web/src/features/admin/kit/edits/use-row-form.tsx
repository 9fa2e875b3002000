import { useState } from 'react';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/shell.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { failureOf } from '../data/failure.ts';
import type { Failure } from '../data/failure.ts';
import { formatShopTime } from '../signs/shop-time.ts';
import { changedFields, mergeEdits } from './stale-edit.ts';
import { StaleNote } from './stale-note.tsx';

type Errors<Values> = Partial<Record<keyof Values & string, string | undefined>>;

interface EditableRow {
  version: number;
  /** Of rows that say it. */
  lastEdit?: { at: string; by: string } | null;
}

/** What a mutation answers: a refusal has a message, STALE_EDIT with the row as it is now. */
interface Answer<Row> {
  __typename: string;
  message?: string;
  current?: Row;
}

interface RowFormSpec<Row, Values> {
  /** Null: a new one. */
  row: Row | null;
  valuesOf: (row: Row | null) => Values;
  /** The fields by their names. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** A value as people read it. */
  show: (name: keyof Values & string, value: Values[keyof Values & string]) => string;
  /** `on` is the row that the values are an edit of, `changed` the fields that differ from it. */
  send: (values: Values, on: Row | null, changed: readonly (keyof Values & string)[]) => Promise<Answer<Row> | null | undefined>;
  /** What the form can say by itself; `current` is the newest row that is known. */
  problemsOf?: (values: Values, current: Row | null) => Errors<Values>;
  /** The field that a refusal is about, by its type; and by a field of the shop, where its name in the form is another. */
  fieldOf?: Readonly<Record<string, keyof Values & string>>;
  /** Titles of the toasts. */
  saved: string;
  failed: string;
  /** In the toast. */
  nameOf: (values: Values) => string;
  onClose: () => void;
}

/** The save button is at the other end of a sheet. */
function scrollTo(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}

/** The form of a row with a version: its values and errors, sending them, and a note when somebody else has changed the same fields. */
export function useRowForm<Row extends EditableRow, Values extends object>(spec: RowFormSpec<Row, Values>) {
  const { valuesOf, labels, fieldOf = {} } = spec;
  const { timeZone } = useShell().shop;
  const [base, setBase] = useState(spec.row);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const [values, setValues] = useState(() => valuesOf(spec.row));
  const [errors, setErrors] = useState<Errors<Values>>({});
  const names = Object.keys(labels) as (keyof Values & string)[];
  const was = valuesOf(base);
  const merge = theirs && mergeEdits(was, values, valuesOf(theirs), names);

  function refuse(message: string, issues: Failure['issues']) {
    setErrors(Object.fromEntries(issues.map((issue) => [fieldOf[issue.path] ?? issue.path, issue.message])) as Errors<Values>);
    showToast({ title: spec.failed, description: message, tone: 'bad' });
  }
  async function save(sent: Values, on: Row | null) {
    const problems = spec.problemsOf?.(sent, on) ?? {};
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    try {
      const answer = await spec.send(sent, on, changedFields(valuesOf(on), sent, names));
      if (answer?.current) return setTheirs(answer.current);
      if (!answer || answer.message !== undefined) {
        const { __typename = '', message = 'The shop did not answer.' } = answer ?? {};
        return refuse(message, [{ path: __typename, message }]);
      }
      showToast({ title: spec.saved, description: spec.nameOf(sent), tone: 'good' });
      spec.onClose();
    } catch (error) {
      const { message, issues } = failureOf(error);
      refuse(message, issues);
    }
  }
  /** Goes on with both changes; of what both have changed, with one's own if `isMineKept`. */
  function settle(isMineKept: boolean): Values {
    const mine = isMineKept ? merge?.conflicts.map((conflict) => [conflict.name, conflict.mine]) : undefined;
    const next: Values = { ...values, ...merge?.merged, ...Object.fromEntries(mine ?? []) };
    setValues(next);
    setBase(theirs);
    setTheirs(null);
    return next;
  }

  let note: ReactNode = null;
  if (theirs && merge) {
    note = (
      <div ref={scrollTo}>
        <StaleNote
          changedBy={theirs.lastEdit?.by}
          changedAt={theirs.lastEdit && formatShopTime(theirs.lastEdit.at, timeZone)}
          conflicts={merge.conflicts}
          show={({ name }, value) => spec.show(name, value)}
          labelOf={(name) => labels[name]}
          onTakeTheirs={() => settle(false)}
          onSaveMine={() => void save(settle(true), theirs)}
        />
      </div>
    );
  }
  return {
    values,
    errors,
    /** The newest row that is known. */
    current: theirs ?? base,
    isDirty: changedFields(was, values, names).length > 0,
    change(changes: Partial<Values>) {
      setValues((now) => ({ ...now, ...changes }));
      setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])) }));
    },
    submit: () => save(values, base),
    note,
  };
}
