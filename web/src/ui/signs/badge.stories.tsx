import type { StoryPage } from '../story.ts';
import { Badge } from './badge.tsx';

export const page: StoryPage = {
  title: 'Badge',
  stories: [
    { name: 'Mint', Show: () => <Badge>WHOLE</Badge> },
    { name: 'Orange', Show: () => <Badge tone="orange">GROUND</Badge> },
    { name: 'Cherry', Show: () => <Badge tone="cherry">OUT OF STOCK</Badge> },
  ],
};
