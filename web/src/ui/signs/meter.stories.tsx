import type { StoryPage } from '../story.ts';
import { Meter } from './meter.tsx';

export const page: StoryPage = {
  title: 'Meter',
  surface: 'dialog',
  stories: [
    { name: 'Full', Show: () => <Meter percent={100} colour="red" /> },
    { name: '85 %', Show: () => <Meter percent={85} colour="blue" /> },
    { name: 'Half', Show: () => <Meter percent={50} colour="gold" /> },
    { name: 'Empty', Show: () => <Meter percent={0} /> },
  ],
};
