import { beforeAll, expect, it } from 'vitest';
import { findDanger } from './danger.rules.ts';
import { learnDanger } from './learned/learned-danger.ts';
import { withoutTasteTalk } from './taste-talk.ts';

// The training takes most of the time of the first test.
beforeAll(() => {
  learnDanger();
}, 30_000);

it.each([
  "Meine Frau mag's gern zitronig und frisch, bloß keine dunkle Röstung. Was nehm ich da mit?",
  'Mein Mann mag keine helle Röstung, was nehm ich ihm mit?',
  'Meine Frau will es leicht und frisch, ich stark und dunkel.',
  "Sie mag's frisch und leicht, keine schwere Röstung.",
  "Er mag's herb und dunkel, bloß keinen Zucker.",
  'Ma femme aime le goût citron et frais, surtout pas de torréfaction foncée. Je lui prends quoi ?',
])('CHT-20: words about a taste are no danger: %s', (line) => expect(findDanger(line)).toBeNull());

it.each([
  'Meine Frau ist umgekippt und reagiert nicht',
  'Meine Frau mag dunkle Röstung. Jetzt ist sie umgekippt und reagiert nicht',
  'Der Kaffee war fruchtig und jetzt ist meine Frau bewusstlos',
  'Mi mujer tomó el café afrutado y se desmayó, no responde',
  "ma femme aime le café corsé, elle s'est évanouie et ne répond pas",
])('CHT-20: danger beside a taste is found: %s', (line) => expect(findDanger(line)?.danger).toBe('medical'));

it('only sentences about a taste are left out', () => {
  expect(withoutTasteTalk('A mi mujer le gusta ahumado. ¿Qué me llevo?').trim()).toBe('¿Qué me llevo?');
  expect(withoutTasteTalk('Er will nicht mehr leben, auch keine dunkle Röstung.')).toContain('leben');
});
