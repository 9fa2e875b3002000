import { expect, test } from 'vitest';
import { greetingName } from './greeting-name.ts';

test.each(['Ada', ' Ada ', 'José-María', "D'Arcy", 'J. R.', 'Dr. Strange', '小林', 'Zoë Anne'])('AUT-24: greets %j by name', (name) => {
  expect(greetingName(name)).toBe(name.trim());
});

test.each([
  'Win a prize at http://evil.example/x',
  'www.evil.example',
  'evil.example',
  'Call 555 0100 now',
  'mail me@evil.example',
  '<b>Ada</b>',
  'Your account is closed unless you answer at once',
  '',
])('AUT-24: does not repeat %j', (name) => {
  expect(greetingName(name)).toBe('traveler');
});
