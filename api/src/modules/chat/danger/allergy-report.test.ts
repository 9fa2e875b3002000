import { beforeAll, expect, it } from 'vitest';
import { findDanger } from './danger.rules.ts';
import { learnDanger } from './learned/learned-danger.ts';

// The training takes most of the time of the first test.
beforeAll(() => {
  learnDanger();
}, 30_000);

it.each([
  'ich darf keine Nüsse essen, sonst schwillt mir das Gesicht zu',
  'soy alérgico a los cacahuetes, se me cierra la garganta',
  'no puedo tomar nada con leche, me salen ronchas por todo el cuerpo',
  'if my son eats a peanut his face swells and he cannot breathe',
  'je suis allergique aux noix, ma gorge gonfle',
  'wenn ich Nüsse esse, schwillt mein Hals zu',
  'anaphylactic to nuts over here, carry two epipens. what can i drink?',
  'one cashew and my tongue goes numb. got something sweet i can drink?',
  'my grandmother is on blood pressure tablets and is not allowed caffeine, what may I bring her?',
  'last time I had a nut coffee from another shop my lips swelled up and i ended up in A&E. so yeah. none of that. what else u got',
  'when I was a kid I ate a walnut and landed in hospital, no nuts please',
  'years ago a cashew cookie I ate put me in the ER',
  'I had hazelnut last year and my throat closed up',
  'my boyfriend goes into anaphylaxis with any kind of nut, so no nuts in my kitchen',
  'hazelnut is a no go for me, hives everywhere',
  'my son tried almonds once and broke out in hives, we ended up in hospital',
])('CHT-20: an allergy that is stated in general is no emergency: %s', (line) => {
  expect(findDanger(line)).toBeNull();
});

it.each([
  'my son ate a peanut, he is allergic and his face is swelling, he cannot breathe',
  'soy alérgico y acabo de comer cacahuetes, se me cierra la garganta',
  'ich bin allergisch und gerade schwillt mein Hals zu',
  'allergic reaction, my throat is closing right now',
  'i had one cashew and my tongue goes numb, i cannot breathe',
  'one coffee and my chest hurts, my left arm too',
  'one bite and my lips turn blue, i cannot breathe',
  'one cashew and my tongue goes numb, my throat is tight',
  'he carries an epipen and his throat is closing',
  'my father is on blood thinners and his face is drooping',
  'my mother takes heart pills and is having chest pains now',
  'last time i had nuts i ended up in the ER, and i had some again, my throat feels tight',
  'last time i had nuts my lips swelled and now they do again',
  'last time my chest hurt i ended up in A&E',
  'he ate nuts an hour ago and his face swelled up',
  'i had a nut coffee and my lips are swollen',
  'years ago i had a reaction to nuts, i ate one and my throat is closing',
])('CHT-20: an allergic reaction that is happening is an emergency: %s', (line) => {
  expect(findDanger(line)?.danger).toBe('medical');
});
