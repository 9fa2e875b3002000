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
          <p>Every cup on the shelf has a story. Whole bean or ground?</p>
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
