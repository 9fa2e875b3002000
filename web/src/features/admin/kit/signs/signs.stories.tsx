import type { StoryPage } from '../../../../ui/story.ts';
import { AdminButton } from '../controls/admin-button.tsx';
import { Blank } from './blank.tsx';
import { EventTrail } from './event-trail.tsx';
import { KeyValues } from './key-values.tsx';
import { Note } from './note.tsx';
import { formatShopDay, formatShopMoment, formatShopTime } from './shop-time.ts';
import { StatusChip } from './status-chip.tsx';
import type { ChipLook } from './status-chip.tsx';
import { COUPON_LOOKS, INVOICE_LOOKS, ORDER_LOOKS } from './status-looks.ts';

const ZONE = 'America/New_York';
const AT = '2026-11-21T16:05:00Z';

function Chips({ looks }: { looks: Record<string, ChipLook> }) {
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {Object.entries(looks).map(([state, look]) => (
        <StatusChip key={state} look={look} />
      ))}
    </p>
  );
}

export const page: StoryPage = {
  title: 'Portal signs',
  surface: 'portal',
  stories: [
    { name: 'States of orders', Show: () => <Chips looks={ORDER_LOOKS} /> },
    { name: 'States of coupons', Show: () => <Chips looks={COUPON_LOOKS} /> },
    { name: 'States of invoices', Show: () => <Chips looks={INVOICE_LOOKS} /> },
    {
      name: 'Something is wrong, and its ways out',
      Show: () => (
        <Note
          tone="bad"
          title="Paid, but out of stock: 1 bag of Jack's Pumpkin, ground"
          actions={
            <>
              <AdminButton>Wait for stock</AdminButton>
              <AdminButton look="gold">Refund this bag</AdminButton>
            </>
          }
        >
          <p>The money is in and held.</p>
        </Note>
      ),
    },
    { name: 'Look out', Show: () => <Note title="You have changes that are not saved" /> },
    { name: 'To know', Show: () => <Note tone="info" title="barista saved this at 14:31" /> },
    {
      name: 'Nothing there',
      Show: () => (
        <Blank picture="/art/empty-cart.png" title="No orders yet" actions={<AdminButton look="gold">Import orders</AdminButton>}>
          <p>The first one shows up here the moment it is paid.</p>
        </Blank>
      ),
    },
    {
      name: 'Facts',
      Show: () => (
        <KeyValues
          rows={[
            { name: 'Card', value: 'ending 4242, expires 04/29' },
            { name: 'Paid', value: formatShopMoment(AT, ZONE, new Date(AT)) },
            { name: 'Tracking', value: 'none yet' },
            { name: 'Coupon', value: null },
          ]}
        />
      ),
    },
    {
      name: 'What happened',
      Show: () => (
        <EventTrail
          events={[
            {
              id: '3',
              icon: 'i-pencil',
              title: 'Note by captain',
              text: 'Called her.',
              at: AT,
              time: formatShopTime(AT, ZONE),
              day: 'Today',
            },
            { id: '2', icon: 'i-warning', title: 'Needs review', text: 'Paid, but out of stock.', at: AT, time: '10:33', day: 'Today' },
            { id: '1', icon: 'i-cart', title: 'Paid', at: AT, time: '17:20', day: formatShopDay('2026-11-20T16:00:00Z', ZONE) },
          ]}
        />
      ),
    },
  ],
};
