import type { ReactNode } from 'react';

/** One page of `npm run stories`: a component in all its states. File: `<component>.stories.tsx` beside it. */
export interface StoryPage {
  title: string;
  /** Background: a window, the dark page, the blue of a dialogue, or a room of the administrator's portal. */
  surface?: 'window' | 'night' | 'dialog' | 'portal';
  stories: { name: string; Show: () => ReactNode }[];
}
