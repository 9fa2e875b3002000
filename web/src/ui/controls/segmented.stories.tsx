import { useState } from 'react';
import type { StoryPage } from '../story.ts';
import { Segmented } from './segmented.tsx';

const grinds = [
  { value: 'whole', label: 'Whole Bean' },
  { value: 'ground', label: 'Ground' },
] as const;

function Grind() {
  const [grind, setGrind] = useState<'whole' | 'ground'>('whole');
  return <Segmented legend="Grind" options={grinds} value={grind} onChange={setGrind} />;
}

export const page: StoryPage = { title: 'Segmented', stories: [{ name: 'A choice of two', Show: Grind }] };
