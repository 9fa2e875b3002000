import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { Note } from '../../../features/admin/kit/signs/note.tsx';
import { formatShopTime } from '../../../features/admin/kit/signs/shop-time.ts';
import { ORDER_LOOKS } from '../../../features/admin/kit/signs/status-looks.ts';
import { toWords } from './order-words.ts';
import type { Order } from './order-words.ts';
import type { OrderChange } from './use-order-change.ts';

interface ChangedNoteProps {
  order: Order;
  change: OrderChange;
  timeZone: string;
  onLoad: () => void;
}

/** Somebody, or the shop itself, has changed the order since it was opened: who, when and what. */
export function ChangedNote({ order, change, timeZone, onLoad }: ChangedNoteProps) {
  const known = new Set(order.events.map(({ id }) => id));
  const news = change.events.filter(({ id }) => !known.has(id));
  const [newest] = news;
  const who = newest?.actor ?? 'Somebody';
  const at = newest ? ` at ${formatShopTime(newest.createdAt, timeZone)}` : '';
  return (
    <Note
      tone="info"
      icon="i-users"
      isLive
      title={`${who} changed this order${at}, after you opened it`}
      actions={
        <AdminButton look="gold" onClick={onLoad}>
          Load theirs
        </AdminButton>
      }
    >
      {change.status === order.status ? null : (
        <p>
          Status: {ORDER_LOOKS[order.status].word}, now {ORDER_LOOKS[change.status].word}.
        </p>
      )}
      {news.length > 0 ? <p>What happened: {news.map((event) => toWords(event).title).join('; ')}.</p> : null}
      <p>A note that you are writing is kept. Nothing of yours was written over.</p>
    </Note>
  );
}
