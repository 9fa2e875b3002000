import { openTalks } from './hold-talk.ts';
import { testOpenTalks } from './judge-talks.ts';

// The other half is in a file of its own, as files run side by side.
testOpenTalks(
  'even',
  openTalks.filter((_, place) => place % 2 === 0),
);
