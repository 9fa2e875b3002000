import { expect, test } from 'vitest';
import { namesFor } from './persons.ts';

test.each([
  ['Nein warte, doch lieber ganze Bohnen, I buy a grinder nächste Woche', []],
  ['And the one for my wife ground please, für Filterkaffee', []],
  ['one duke for Thanksgiving and one for Nespresso', []],
  ['one duke for Anna and one for Mr. Choi', ['anna', 'choi']],
])('"%s" names %j', (raw, names) => expect([...namesFor(raw, [])]).toEqual(names));
