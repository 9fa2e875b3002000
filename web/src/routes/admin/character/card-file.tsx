import { useRef } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { NEW_CHARACTER } from './character-values.ts';
import type { CharacterValues } from './character-values.ts';
import { keepDraft, NEW, readDraft } from './draft-store.ts';

interface CardFileProps {
  label: string;
  /** The values of the card, which are also kept as the draft of a new character unless `isKept` is false. */
  onRead: (values: Partial<CharacterValues>) => void;
  isKept?: boolean;
}

interface ReadCard {
  draft: Record<string, unknown> & { lore: { keys: string[]; text: string; told: string | null }[]; grindType?: string };
  ignored: string[];
  message?: string;
}

/** What the shop has read, as the form has it. */
function toValues({ lore, grindType, ...draft }: ReadCard['draft']): Partial<CharacterValues> {
  return {
    ...(Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value ?? ''])) as Partial<CharacterValues>),
    ...(grindType && { grindType: grindType === 'ground' ? 'GROUND' : 'WHOLE_BEAN' }),
    lore: lore.map(({ keys, text, told }) => ({ keys: keys.join(', '), text, told: told ?? '' })),
  };
}

/** Reads a character card (JSON, version 2). Nothing is stored in the shop by it. */
export function CardFile({ label, onRead, isKept = true }: CardFileProps) {
  const input = useRef<HTMLInputElement>(null);

  async function read(file: File) {
    try {
      const answer = await fetch('/api/admin/coffees/card', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: await file.text(),
      });
      const body = (await answer.json()) as ReadCard;
      if (!answer.ok) throw new TypeError(body.message);
      const values = toValues(body.draft);
      if (isKept) keepDraft(NEW, { version: 0, values: { ...NEW_CHARACTER, ...readDraft(NEW)?.values, ...values } });
      showToast({
        title: 'Card read',
        description: body.ignored.length > 0 ? `Left out, as it has no place here: ${body.ignored.join(', ')}` : 'Look it over, then save.',
        tone: 'good',
      });
      onRead(values);
    } catch (error) {
      showToast({ title: 'This card cannot be read', description: error instanceof Error ? error.message : '', tone: 'bad' });
    }
  }

  return (
    <>
      <AdminButton icon="i-upload" onClick={() => input.current?.click()}>
        {label}
      </AdminButton>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
}
