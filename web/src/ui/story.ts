import type { ReactNode } from 'react';

/** One page of `npm run stories`: a component in all its states. File: `<component>.stories.tsx` beside it. */
export interface StoryPage {
  title: string;
  /** Background: a window, the dark page, or the blue of a dialogue. */
  surface?: 'window' | 'night' | 'dialog';
  stories: { name: string; Show: () => ReactNode }[];
}
