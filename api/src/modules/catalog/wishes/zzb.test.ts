import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readWishes } from './read-wishes.ts';
const { vocabulary } = seededCatalogue();
test('zz', () => {
  const d = JSON.parse(readFileSync('/tmp/held4.json.sealed', 'utf8'));
  const said = d.broken[0].split(' -> ')[0].replace(/^\w+: /, '');
  const out = said.split(' / ').map((m: string) => { const w = readWishes(m, vocabulary); return JSON.stringify({ len: m.split(' ').length, a: w.allergens, h: w.health, e: w.exclude, l: w.lifted.allergens, own: w.lifted.own }); });
  writeFileSync('/tmp/zzb.out', out.join('\n') + '\n');
});
