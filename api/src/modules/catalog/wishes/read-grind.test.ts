import { expect, test } from 'vitest';
import { readGrind } from './read-grind.ts';

test.each([
  ['ground, please', 'ground'],
  ['something nutty, pre-ground', 'ground'],
  ['do you have it ground?', 'ground'],
  ['not whole bean', 'ground'],
  ['gemahlen bitte', 'ground'],
  ['lo quiero molido', 'ground'],
  ['moulu, merci', 'ground'],
  ['whole beans please', 'whole-bean'],
  ["I don't want it ground", 'whole-bean'],
  ['ground is no good, whole bean instead of ground', 'whole-bean'],
  ['als ganze Bohnen', 'whole-bean'],
  ['en grains', 'whole-bean'],
  ['ground or whole bean?', null],
  ['what are the ground rules?', null],
  ['something with chocolate', null],
] as const)('%s: %s', (message, grind) => {
  expect(readGrind(message)).toBe(grind);
});
