import { useEffect, useState } from 'react';
import type { CharacterSheetFieldsFragment } from '../../../generated/admin/character/graphql.ts';
import { changedFields, mergeEdits } from '../../../features/admin/kit/edits/stale-edit.ts';
import { FIELD_NAMES, NEW_CHARACTER, valuesOf } from './character-values.ts';
import type { CharacterValues } from './character-values.ts';
import { keepDraft, NEW, readDraft } from './draft-store.ts';

interface Base {
  /** 0: not stored yet. */
  version: number;
  values: CharacterValues;
}

function baseOf(coffee: CharacterSheetFieldsFragment | null): Base {
  return coffee ? { version: coffee.version, values: valuesOf(coffee) } : { version: 0, values: NEW_CHARACTER };
}

/** What is being written of a character: kept in this browser for a day, until it is saved or thrown away. */
export function useCharacterDraft(coffee: CharacterSheetFieldsFragment | null) {
  const key = coffee?.slug ?? NEW;
  const [base, setBase] = useState(() => baseOf(coffee));
  const [values, setValues] = useState(() => readDraft(key)?.values ?? base.values);
  const changed = changedFields(base.values, values, FIELD_NAMES);
  const isDirty = changed.length > 0;

  useEffect(() => {
    keepDraft(key, isDirty ? { version: base.version, values } : null);
  }, [key, isDirty, base.version, values]);

  return {
    base,
    values,
    changed,
    isDirty,
    change: (change: Partial<CharacterValues>) => setValues((now) => ({ ...now, ...change })),
    /** What somebody else has stored, under one's own changes; where both have changed a field, theirs unless `isMineKept`. */
    takeTheirs(current: CharacterSheetFieldsFragment, isMineKept = false) {
      const theirs = baseOf(current);
      const { merged } = mergeEdits(base.values, values, theirs.values, FIELD_NAMES);
      const mine = Object.fromEntries(changed.map((name) => [name, values[name]]));
      setBase(theirs);
      setValues(isMineKept ? { ...merged, ...mine } : merged);
    },
    /** It is stored, or thrown away. */
    settle(stored: CharacterSheetFieldsFragment | null) {
      const now = baseOf(stored);
      setBase(now);
      setValues(now.values);
      keepDraft(key, null);
    },
  };
}
