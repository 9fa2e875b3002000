/** The text of the About page that comes in lists. */

export interface Point {
  title: string;
  words: string;
}

export const DIFFERENCES: readonly (Point & { emblem: string; tint: string })[] = [
  {
    emblem: 'emblem-talking',
    tint: '#ff9fc4',
    title: 'AI-powered characters',
    words: 'Thirteen blends with tempers, histories and opinions on teaspoons. Ask one about the rain. It answers as itself.',
  },
  {
    emblem: 'emblem-quality',
    tint: '#ffe27a',
    title: 'Premium quality',
    words: 'Small roasts, whole bean or ground. The tasting notes say what is in the cup, not what was in the brochure.',
  },
  {
    emblem: 'emblem-nostalgia',
    tint: '#8fa8ff',
    title: 'Nostalgic experience',
    words: 'Windows have corners here, buttons go down when pressed, and nothing jumps up to ask for your number.',
  },
  {
    emblem: 'emblem-journey',
    tint: '#8fe3b0',
    title: 'Personalized journey',
    words: 'Tell us the mood you are in. The right cup steps forward, and next time it remembers how you take your evenings.',
  },
];

export interface Member {
  name: string;
  role: string;
  words: string;
  portrait: string;
  alt: string;
  tint: string;
}

export const TEAM: readonly Member[] = [
  {
    name: 'Odalys Penhallow',
    role: 'Co-founder and CEO',
    words:
      'Unlocked the door one morning in 2001, found thirteen cups in the middle of an argument, and asked whether anybody wanted a job. Still chairs the argument.',
    portrait: '/art/team-odalys.png',
    alt: 'Odalys Penhallow: dark curls with a streak of grey, round golden glasses, a mustard cardigan and the shop key on a red ribbon',
    tint: '#8fd0ff',
  },
  {
    name: 'Tobias Quill',
    role: 'Head of product',
    words:
      'Built this shop on a beige computer and sees no reason to replace either. Tests every button twice, then once more because the click is nice.',
    portrait: '/art/team-tobias.png',
    alt: 'Tobias Quill: ginger beard, knitted blue cap, headphones around his neck and a heart on his green hoodie',
    tint: '#ffd27a',
  },
  {
    name: 'Ines Marrowby',
    role: 'Coffee curator',
    words:
      'Sniffs every sack before it is let indoors. Has tasted nine thousand coffees and wept at four, which she calls strict but fair.',
    portrait: '/art/team-ines.png',
    alt: 'Ines Marrowby: a long dark braid, a spotted red kerchief, a leather apron and a steaming tasting bowl in her hand',
    tint: '#8fe3b0',
  },
];

export const COMMITMENTS: readonly Point[] = [
  {
    title: 'Quality first',
    words: 'If Ines would not drink it on her day off, it does not get a bag, a name or a place on the shelf.',
  },
  {
    title: 'Innovation',
    words: 'Old machine, new tricks. We keep teaching the cups to listen better, and we say so plainly when a program does the talking.',
  },
  {
    title: 'Community',
    words: 'There is a spare seat at the fence and a good mug kept aside. Regulars, strangers and decaf drinkers all get the same hello.',
  },
  {
    title: 'Sustainability',
    words: 'Our beans come from ethical suppliers: growers who are paid before the harvest, by people who know their names.',
  },
];
