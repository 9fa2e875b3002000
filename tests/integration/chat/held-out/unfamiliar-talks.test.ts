import { unfamiliarTalks } from './hold-talk.ts';
import { testOpenTalks } from './judge-talks.ts';

/** As measured when they were written, after their causes were mended; the aim is 5 of 100. It only ever becomes smaller. */
const MOST_MISSED = 0.165;

testOpenTalks('unfamiliar', unfamiliarTalks, MOST_MISSED);
