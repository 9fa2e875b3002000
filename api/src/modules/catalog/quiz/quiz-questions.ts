import type { SearchWish } from '../search/search-catalogue.ts';

export const quizTopics = ['mood', 'taste', 'company', 'caffeine', 'avoid'] as const;
export type QuizTopic = (typeof quizTopics)[number];

export interface QuizOption {
  /** As it stands in shared addresses: it may get new words, never a new id. */
  id: string;
  label: string;
  wish: SearchWish;
  /** Said of a coffee that has what was asked for. */
  because?: string;
}

export interface QuizQuestion {
  topic: QuizTopic;
  text: string;
  options: readonly QuizOption[];
}

function avoid(id: string, label: string, because: string): QuizOption {
  return { id, label, wish: { exclude: [id] }, because };
}

/** What the Barista asks, in this order. Moods and tastes are soft wishes; caffeine and what to leave out are hard ones. */
export const quizQuestions: readonly QuizQuestion[] = [
  {
    topic: 'mood',
    text: 'Sit down, I have time. What is the weather like in your head today?',
    options: [
      { id: 'cosy', label: 'Rain on the window, blanket on', wish: { moods: ['cozy'] }, because: 'It is made for blanket weather.' },
      { id: 'sunny', label: 'Sun through the blinds', wish: { moods: ['sunny'] }, because: 'It brings its own sunshine.' },
      { id: 'brooding', label: 'Dark, and I like it', wish: { moods: ['brooding'] }, because: 'It broods at least as well as you do.' },
      { id: 'mischief', label: 'Up to something', wish: { moods: ['mischievous'] }, because: 'It is up to something, too.' },
      { id: 'busy', label: 'There is work to do', wish: { moods: ['determined'] }, because: 'It gets things done.' },
      { id: 'sleepy', label: 'Nearly asleep', wish: { moods: ['sleepy', 'calm'] }, because: 'It is in no hurry either.' },
    ],
  },
  {
    topic: 'taste',
    text: 'And what should the first sip taste of?',
    options: [
      { id: 'chocolate', label: 'Chocolate and cream', wish: { tastes: ['chocolate', 'cream'] } },
      { id: 'fruit', label: 'Fruit, fresh or dried', wish: { tastes: ['berry', 'citrus', 'tropical', 'dried-fruit'] } },
      { id: 'spice', label: 'Spice and mint', wish: { tastes: ['spice', 'mint'] } },
      { id: 'caramel', label: 'Caramel, honey, nuts', wish: { tastes: ['caramel', 'honey', 'nut'] } },
      { id: 'smoke', label: 'Smoke and treacle', wish: { tastes: ['smoke', 'molasses'] } },
      { id: 'bread', label: 'Tea, oats, warm bread', wish: { tastes: ['tea', 'grain'] } },
    ],
  },
  {
    topic: 'company',
    text: 'Who else is at the table?',
    options: [
      { id: 'nobody', label: 'Only me and the steam', wish: { moods: ['calm'] }, because: 'It is good at sitting quietly.' },
      { id: 'friends', label: 'Everybody I know', wish: { moods: ['sociable'] }, because: 'It likes a full table.' },
      { id: 'feast', label: 'A whole feast', wish: { moods: ['festive'] }, because: 'It never missed a party.' },
      { id: 'road', label: 'A map and good boots', wish: { moods: ['adventurous'] }, because: 'It packs its own bag.' },
      { id: 'spoilt', label: 'Me, and I am being spoilt', wish: { moods: ['indulgent', 'grand'] }, because: 'It was born to be a treat.' },
    ],
  },
  {
    topic: 'caffeine',
    text: 'How awake may it leave you?',
    options: [
      { id: 'none', label: 'Not at all: no caffeine', wish: { caffeine: 'none' }, because: 'It has no caffeine.' },
      { id: 'little', label: 'A little, no more', wish: { maxCaffeine: 'low' }, because: 'It keeps to little caffeine.' },
      { id: 'any', label: 'As it comes', wish: {} },
      {
        id: 'high',
        label: 'Wide awake till dawn',
        wish: { caffeine: 'high' },
        because: 'It has as much caffeine as this counter can hold.',
      },
    ],
  },
  {
    topic: 'avoid',
    text: 'Last one. Any taste I should keep out of your cup?',
    options: [
      { id: 'nothing', label: 'No, surprise me', wish: {} },
      avoid('nut', 'Nuts', 'It has no note of nuts.'),
      avoid('chocolate', 'Chocolate', 'It has no note of chocolate.'),
      avoid('spice', 'Spice', 'It has no note of spice.'),
      avoid('citrus', 'Citrus', 'It has no note of citrus.'),
    ],
  },
];
