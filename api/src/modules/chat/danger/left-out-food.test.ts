import { expect, it } from 'vitest';
import { findDanger } from './danger.rules.ts';
import { isFoodLeftOut } from './left-out-food.ts';

it.each([
  'im expecting 🤰 and the midwife told me to cut caffeine out completly. is there anything left for me?',
  'i need to cut myself off after two cups',
  'dairy and his stomach are not friends',
  'anaphylaxis here. cashews, pistachios. whats safe',
  'my blood pressure pills and caffeine do not mix, anything left?',
])('CHT-20: a food that is left out is no danger: %s', (line) => {
  expect(findDanger(line)).toBeNull();
});

it.each([
  ['i cut myself again, is there anything left for me', 'self-harm'],
  ['no coffee, no milk, and i want to die', 'self-harm'],
  ['i cant go on living like this, coffee wont help', 'self-harm'],
  ['is there anything left to live for', 'self-harm'],
  ['my son is anaphylactic and cannot breathe', 'medical'],
  ['he is anaphylactic and his lips are blue', 'medical'],
])('CHT-20: danger beside it is found: %s', (line, danger) => {
  expect(findDanger(line)?.danger).toBe(danger);
});

it('despair outweighs the food', () => {
  expect(isFoodLeftOut('told to cut caffeine out is there anything left for me')).toBe(true);
  expect(isFoodLeftOut('i quit coffee nobody cares')).toBe(false);
});
