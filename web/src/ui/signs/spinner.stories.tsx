import type { StoryPage } from '../story.ts';
import { Spinner } from './spinner.tsx';

export const page: StoryPage = {
  title: 'Spinner',
  stories: [{ name: 'Waiting, in words', Show: () => <Spinner>Loading your adventure...</Spinner> }],
};
