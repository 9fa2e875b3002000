import { useState } from 'react';
import type { StoryPage } from '../story.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'login', label: 'LOGIN' },
  { value: 'register', label: 'REGISTER' },
  { value: 'reset', label: 'RESET' },
] as const;

function Entry() {
  const [current, setCurrent] = useState<'login' | 'register' | 'reset'>('login');
  return (
    <Tabs label="Ways in" tabs={tabs} current={current} onChange={setCurrent}>
      <p>Whatever belongs to {current}.</p>
    </Tabs>
  );
}

export const page: StoryPage = { title: 'Tabs', stories: [{ name: 'Three tabs; arrows move between them', Show: Entry }] };
