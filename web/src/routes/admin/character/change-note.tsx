import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { changedFields, mergeEdits } from '../../../features/admin/kit/edits/stale-edit.ts';
import { StaleNote } from '../../../features/admin/kit/edits/stale-note.tsx';
import { Note } from '../../../features/admin/kit/signs/note.tsx';
import { formatShopTime } from '../../../features/admin/kit/signs/shop-time.ts';
import type { AdminCharacterQuery, CharacterSheetFieldsFragment } from '../../../generated/admin/character/graphql.ts';
import { useShell } from '../../../lib/shell.ts';
import { FIELD_NAMES, LABELS, valuesOf } from './character-values.ts';
import type { CharacterValues } from './character-values.ts';

export type StoredCharacter = NonNullable<AdminCharacterQuery['adminCoffee']>;
export type KnownCharacter = CharacterSheetFieldsFragment & { lastEdit?: StoredCharacter['lastEdit'] };

interface ChangeNoteProps {
  /** As the list or a refusal has it; a refusal does not say who it was. */
  current: KnownCharacter;
  was: CharacterValues;
  mine: CharacterValues;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

const LONGEST_QUOTE = 60;

/** A value as people read it. */
function quoted(value: unknown): string {
  const text = Array.isArray(value)
    ? value.every((entry) => typeof entry === 'string')
      ? value.join(', ')
      : `${value.length} stories`
    : String(value);
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text}”`;
}

/** Somebody has saved the same character: what they changed, and whether one's own changes touch it. */
export function ChangeNote({ current, was, mine, onTakeTheirs, onKeepMine }: ChangeNoteProps) {
  const { shop } = useShell();
  const theirs = valuesOf(current);
  const { conflicts } = mergeEdits(was, mine, theirs, FIELD_NAMES);
  const at = current.lastEdit && formatShopTime(current.lastEdit.at, shop.timeZone);
  if (conflicts.length > 0)
    return (
      <StaleNote
        changedBy={current.lastEdit?.by}
        changedAt={at}
        conflicts={conflicts}
        show={(_conflict, value) => quoted(value)}
        labelOf={(name) => LABELS[name]}
        onTakeTheirs={onTakeTheirs}
        onSaveMine={onKeepMine}
      />
    );
  const count = changedFields(was, mine, FIELD_NAMES).length;
  return (
    <Note
      tone="info"
      icon="i-users"
      isLive
      title={`${current.lastEdit?.by ?? 'Somebody'} saved version ${current.version}${at ? ` at ${at}` : ''}, after you opened this`}
      actions={
        <AdminButton look="gold" onClick={onTakeTheirs}>
          {count > 0 ? 'Take theirs, keep mine' : 'Take theirs'}
        </AdminButton>
      }
    >
      {changedFields(was, theirs, FIELD_NAMES).map((name) => (
        <p key={name}>
          {LABELS[name]}: {quoted(was[name])} now reads {quoted(theirs[name])}.
        </p>
      ))}
      {count > 0 ? <p>{count === 1 ? 'Your change does' : `Your ${count} changes do`} not touch it.</p> : null}
    </Note>
  );
}
