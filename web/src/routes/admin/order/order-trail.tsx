import { useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { AdminForm } from '../../../features/admin/kit/form/admin-form.tsx';
import { TextField } from '../../../features/admin/kit/form/field.tsx';
import { EventTrail } from '../../../features/admin/kit/signs/event-trail.tsx';
import type { TrailEvent } from '../../../features/admin/kit/signs/event-trail.tsx';
import { formatShopDay, formatShopTime } from '../../../features/admin/kit/signs/shop-time.ts';
import { Window } from '../../../ui/frames/window.tsx';
import { isAboutMoney, toWords } from './order-words.ts';
import type { Order } from './order-words.ts';
import styles from './order.module.css';

interface OrderTrailProps {
  order: Order;
  timeZone: string;
  /** Resolves with null when the note is stored, or with what was said against it. */
  onAddNote: (text: string) => Promise<string | null>;
  onRemoveNote: (id: string) => void;
}

/** What happened to the order, with the notes of the staff among it. */
export function OrderTrail({ order, timeZone, onAddNote, onRemoveNote }: OrderTrailProps) {
  const [isMoneyOnly, setIsMoneyOnly] = useState(false);
  function placed(id: string, at: string) {
    return { id, at, time: formatShopTime(at, timeZone), day: formatShopDay(at, timeZone) };
  }
  const notes = order.notes.map((note): TrailEvent => ({
    ...placed(`note-${note.id}`, note.createdAt),
    icon: 'i-pencil',
    title: `Note by ${note.author}`,
    text: (
      <>
        {note.text}{' '}
        <AdminButton look="quiet" aria-label={`Remove the note by ${note.author}`} onClick={() => onRemoveNote(note.id)}>
          Remove
        </AdminButton>
      </>
    ),
  }));
  const events = order.events
    .filter((event) => !isMoneyOnly || isAboutMoney(event))
    .map((event): TrailEvent => ({ ...placed(event.id, event.createdAt), ...toWords(event) }));
  const all = [...(isMoneyOnly ? [] : notes), ...events].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Window
      title="What happened"
      icon="i-scroll"
      isFlush
      end={
        <button type="button" className={styles.toggle} aria-pressed={isMoneyOnly} onClick={() => setIsMoneyOnly(!isMoneyOnly)}>
          Money only
        </button>
      }
    >
      {order.number === null ? null : <NoteForm onAdd={onAddNote} />}
      <EventTrail events={all} />
    </Window>
  );
}

function NoteForm({ onAdd }: { onAdd: OrderTrailProps['onAddNote'] }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  async function add() {
    if (text.trim() === '') return;
    const problem = await onAdd(text.trim());
    setError(problem ?? undefined);
    if (problem === null) setText('');
  }
  return (
    <AdminForm label="Note for the crew" onSubmit={add}>
      <div className={styles.note}>
        <div>
          <TextField
            label="Note for the crew"
            isLabelHidden
            placeholder="Note for the crew; the customer never sees it"
            maxLength={1000}
            value={text}
            error={error}
            data-note=""
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <AdminButton type="submit">Add</AdminButton>
      </div>
    </AdminForm>
  );
}
