import type { StoryPage } from '../story.ts';
import { DialogBox } from './dialog-box.tsx';

export const page: StoryPage = {
  title: 'Dialog box',
  surface: 'night',
  stories: [
    {
      name: 'Somebody speaks',
      Show: () => (
        <DialogBox who="Captain">
          <p>Everything on the shelf was roasted this week. Whole bean or ground?</p>
        </DialogBox>
      ),
    },
    {
      name: 'The narrator',
      Show: () => (
        <DialogBox>
          <p>Somewhere, a kettle starts to sing.</p>
        </DialogBox>
      ),
    },
  ],
};
