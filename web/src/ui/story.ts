import type { ReactNode } from 'react';

/** One page of `npm run stories`: a part of the kit in every state it has. Lives beside the part as `<part>.stories.tsx`. */
export interface StoryPage {
  title: string;
  /** What the part lies on: a window, the night, or the blue of a dialogue. */
  surface?: 'window' | 'night' | 'dialog';
  stories: { name: string; Show: () => ReactNode }[];
}
