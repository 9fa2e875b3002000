import { useState } from 'react';
import { AdminButton, AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { LeaveGuard } from '../../../features/admin/kit/dialogs/leave-guard.tsx';
import { AdminForm } from '../../../features/admin/kit/form/admin-form.tsx';
import { useKeys } from '../../../features/admin/kit/keys/use-keys.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { Icon } from '../../../features/admin/kit/icons/icon.tsx';
import { Key } from '../../../features/admin/kit/signs/key.tsx';
import { formatShopDay } from '../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import { useNavigate, useSearchParams } from '../../../lib/router.ts';
import { useShell } from '../../../lib/shell.ts';
import { Window } from '../../../ui/frames/window.tsx';
import { CardFile } from './card-file.tsx';
import { ChangeNote } from './change-note.tsx';
import type { KnownCharacter, StoredCharacter } from './change-note.tsx';
import { errorsIn, missingFields } from './character-values.ts';
import type { CharacterValues, FieldErrors } from './character-values.ts';
import styles from './character.module.css';
import { MoreFields } from './fields/more-fields.tsx';
import { SheetFields } from './fields/sheet-fields.tsx';
import { LivePreview, PREVIEWS } from './preview/live-preview.tsx';
import { useCharacterDraft } from './use-character-draft.ts';
import { useSaveCharacter } from './use-save-character.ts';

const HINTS = [
  { keys: ['Ctrl', 'S'], does: 'save' },
  { keys: ['P'], does: 'next preview' },
];

function savedWhen({ version, lastEdit }: StoredCharacter, timeZone: string): string {
  return lastEdit ? `version ${version}, saved ${formatShopDay(lastEdit.at, timeZone)} by ${lastEdit.by}` : `version ${version}`;
}

/** The sheet of one character; `stored` is null for a new one, and the newest version that is known of another. */
export function CharacterEditor({ stored, onSaved }: { stored: StoredCharacter | null; onSaved: () => void }) {
  const { shop } = useShell();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const draft = useCharacterDraft(stored);
  const { save, isSaving } = useSaveCharacter();
  const [refused, setRefused] = useState<FieldErrors>({});
  const [stale, setStale] = useState<KnownCharacter | null>(null);
  const { base, values } = draft;
  const shown = PREVIEWS.find(({ value }) => value === params.get('preview'))?.value ?? 'sheet';
  const title = values.name || (stored ? stored.name : 'New character');
  // A cup in its tint stands in for the picture of a coffee that has never had one.
  const missing = missingFields(values, stored?.imageUrl !== null);
  const errors = { ...errorsIn(values), ...refused };
  const newer: KnownCharacter | null = stale ?? (stored && stored.version > base.version ? stored : null);
  const count = draft.changed.length;

  function show(name: string) {
    setParams(name === 'sheet' ? {} : { preview: name }, { replace: true, preventScrollReset: true });
  }
  useKeys({ p: () => show(PREVIEWS[(PREVIEWS.findIndex(({ value }) => value === shown) + 1) % PREVIEWS.length]!.value) });

  function change(fields: Partial<CharacterValues>) {
    draft.change(fields);
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in fields))));
  }

  async function submit() {
    if (missing.length > 0 || Object.keys(errorsIn(values)).length > 0 || (stored && !draft.isDirty)) return;
    const result = await save(values, stored && { id: stored.id, version: base.version }, draft.changed);
    if (result.kind === 'refused') return setRefused(result.errors);
    if (result.kind === 'stale') return setStale(result.current);
    setStale(null);
    draft.settle(result.coffee);
    onSaved();
    if (result.coffee.slug !== stored?.slug) void navigate(`/admin-coffee/${result.coffee.slug}`, { replace: true });
  }

  return (
    <AdminForm label={title} onSubmit={submit}>
      <AdminRoom
        title={title}
        crumbs={{ to: '/admin-coffee', label: 'Coffee Characters', place: stored?.slug ?? 'new' }}
        sign={
          draft.isDirty ? (
            <StatusChip look={{ word: 'Draft', mark: 's-half', tone: 'part' }}>
              {stored ? `Draft: ${count} ${count === 1 ? 'change' : 'changes'} not saved` : 'Draft, not saved'}
            </StatusChip>
          ) : undefined
        }
        subtitle={stored ? savedWhen(stored, shop.timeZone) : 'Its bags get a price of $16.00; change it in Product Pricing.'}
        actions={
          <>
            <a className={styles.jump} href="#preview">
              Preview
            </a>
            <div className={styles.desk}>
              <CardFile label="Import card JSON" onRead={change} isKept={false} />
              {stored ? (
                <a className={styles.export} href={`/api/admin/coffees/${stored.slug}/card`} download>
                  <Icon name="i-download" />
                  Export card JSON
                </a>
              ) : null}
            </div>
            <AdminLink to="/admin-coffee">Cancel</AdminLink>
            <AdminButton
              look="gold"
              type="submit"
              disabled={missing.length > 0}
              aria-disabled={isSaving || (stored !== null && !draft.isDirty)}
            >
              {isSaving ? 'Saving...' : 'Save'}{' '}
              <span className={styles.desk}>
                <Key isHidden>Ctrl S</Key>
              </span>
            </AdminButton>
          </>
        }
        bar={<StatusBar hints={HINTS}>{draft.isDirty ? 'The draft is kept in this browser for a day' : null}</StatusBar>}
      >
        {missing.length > 0 ? <p className={styles.missing}>Missing: {missing.join(', ')}</p> : null}
        {newer ? (
          <ChangeNote
            current={newer}
            was={base.values}
            mine={values}
            onTakeTheirs={() => {
              draft.takeTheirs(newer);
              setStale(null);
            }}
            onKeepMine={() => {
              draft.takeTheirs(newer, true);
              setStale(null);
            }}
          />
        ) : null}
        <div className={styles.columns}>
          <div className={styles.sheets}>
            <Window title="Character sheet" icon="i-pencil">
              <SheetFields values={values} errors={errors} onChange={change} />
            </Window>
            <Window title="For pages, search, quiz and chat" icon="i-cup">
              <MoreFields values={values} errors={errors} onChange={change} />
            </Window>
          </div>
          <LivePreview values={values} priceCents={stored?.priceCents ?? null} shown={shown} onShow={show} />
        </div>
        <LeaveGuard
          isDirty={draft.isDirty && !isSaving}
        >{`${count} ${count === 1 ? 'field' : 'fields'} of ${title}. They stay in this browser for a day if you leave.`}</LeaveGuard>
      </AdminRoom>
    </AdminForm>
  );
}
