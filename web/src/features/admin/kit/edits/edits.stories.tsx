import { useEffect, useState } from 'react';
import type { StoryPage } from '../../../../ui/story.ts';
import { AdminButton } from '../controls/admin-button.tsx';
import { Switch } from '../form/switch.tsx';
import { publishBead } from '../rooms/beads.ts';
import { ROOMS } from '../rooms/rooms.ts';
import { RoomTabs } from '../shell/room-tabs.tsx';
import { LeaveGuard } from '../dialogs/leave-guard.tsx';
import { showUndo } from './show-undo.ts';
import { mergeEdits } from './stale-edit.ts';
import { StaleNote } from './stale-note.tsx';
import { useOptimisticField } from './use-optimistic-field.ts';

const WAS = { price: '$16.00', name: "Duke's Spice" };
const THEIRS = { ...WAS, price: '$17.00' };

function Refused() {
  const field = useOptimisticField({
    value: true,
    send: () => new Promise((resolve) => setTimeout(() => resolve({ message: 'barista changed it a moment ago.' }), 1_500)),
    failureTitle: 'Error updating stock',
    thing: 'The switch',
  });
  return (
    <Switch isOn={field.value} isSaving={field.isSaving} onChange={field.set} label="Duke's Spice, whole bean: in stock">
      The shop refuses this one
    </Switch>
  );
}

function Stale() {
  const { conflicts } = mergeEdits(WAS, { ...WAS, price: '$18.00' }, THEIRS, ['price', 'name']);
  return (
    <StaleNote
      changedBy="barista"
      changedAt="14:31"
      conflicts={conflicts}
      labelOf={() => 'Price'}
      show={(_, value) => value}
      onTakeTheirs={() => {}}
      onSaveMine={() => {}}
    />
  );
}

function Guarded() {
  const [isDirty, setIsDirty] = useState(false);
  return (
    <>
      <AdminButton aria-pressed={isDirty} onClick={() => setIsDirty(!isDirty)}>
        {isDirty ? 'There are changes' : 'There are no changes'}
      </AdminButton>
      <LeaveGuard isDirty={isDirty}>3 fields of Captain's Choice.</LeaveGuard>
    </>
  );
}

function Tabs() {
  useEffect(() => publishBead('customers', { count: 3, words: 'need review', tone: 'alert' }), []);
  return <RoomTabs rooms={ROOMS} current="customers" back={{ to: '/stories.html', label: 'Back to the portal' }} />;
}

export const page: StoryPage = {
  title: 'Portal edits',
  surface: 'portal',
  stories: [
    { name: 'Two people, one thing', Show: Stale },
    { name: 'Changes at once, and goes back when the shop refuses', Show: Refused },
    {
      name: 'With Undo',
      Show: () => (
        <AdminButton onClick={() => showUndo({ title: 'Coupon deleted successfully', description: 'BYGONE is gone.', undo: () => {} })}>
          Delete BYGONE
        </AdminButton>
      ),
    },
    { name: 'Asks before the page is left', Show: Guarded },
    { name: 'Tabs with a number', Show: Tabs },
  ],
};
