import { openTalks } from './hold-talk.ts';
import { testOpenTalks } from './judge-talks.ts';

testOpenTalks(
  'odd',
  openTalks.filter((_, place) => place % 2 === 1),
);
