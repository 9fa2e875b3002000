import type { StoryPage } from '../story.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

export const page: StoryPage = {
  title: 'Notice',
  stories: [
    {
      name: 'News',
      Show: () => (
        <Notice>
          <p>Shipping is no longer free and costs $5.99.</p>
          <Button>Remove BREW10</Button>
        </Notice>
      ),
    },
    {
      name: 'Problem',
      Show: () => (
        <Notice isProblem>
          <p>Brunana - Ground is not sold any more.</p>
          <Button>Remove Brunana - Ground</Button>
        </Notice>
      ),
    },
  ],
};
