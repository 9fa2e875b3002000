import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import type { StoryPage } from '../story.ts';
import { Window } from './window.tsx';

function Closing() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Open it again</Button>;
  return (
    <Window title="INVENTORY" icon="i-cart" onClose={() => setIsOpen(false)} closeLabel="Close the inventory">
      <p>The x is there because it works.</p>
    </Window>
  );
}

export const page: StoryPage = {
  title: 'Window',
  surface: 'night',
  stories: [
    {
      name: 'Stripes where nothing closes',
      Show: () => (
        <Window title="ITEM SHOP">
          <p>Everything the visitor operates lives in one of these.</p>
        </Window>
      ),
    },
    { name: 'With a way out', Show: Closing },
  ],
};
