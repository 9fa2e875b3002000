import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { readYaml } from '../data/read-data.ts';
import type { Persona } from '../read-persona.ts';
import { brewingFacts, characterVoice, houseVoice, rowVoice, type Act, type Voice } from './voice.ts';

const FOLDER = new URL('./', import.meta.url);

function read(file: string): unknown {
  return readYaml(new URL(file, FOLDER));
}

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, FOLDER)).map((file) => `${folder}${file}`);
}

/** The lines for every character: facts, and what is said once its own lines are used. */
export const house = houseVoice.parse(Object.assign({}, ...filesIn('house/').map(read)));
/** One sentence each, measures first. */
export const brewFacts = brewingFacts.parse(read('brewing.yaml'));
const ofRow = rowVoice.parse(read('of-row.yaml'));

export const voices: ReadonlyMap<string, Voice> = new Map(
  filesIn('characters/').map((file) => [basename(file, '.yaml'), checked(file, characterVoice.parse(read(file)))]),
);

function placeholdersIn(lines: string[]): string[] {
  return lines.flatMap((line) => line.match(/\{\w+\}/g) ?? []);
}

function checked(file: string, voice: Voice): Voice {
  for (const [act, lines] of Object.entries(voice)) {
    const known = placeholdersIn(house[act as Act]);
    const unknown = placeholdersIn(lines).find((one) => !known.includes(one));
    if (unknown) throw new Error(`${file}: ${act} has no ${unknown}`);
  }
  return voice;
}

/** The lines of a character; for a coffee without a file, lines made from its row. */
export function voiceOf({ slug, name, description }: Persona): Voice {
  const [label = '', ...bio] = description.split('\n').map((line) => line.trim());
  const values: Record<string, string> = { name, label, bio: bio.join(' ').trim() };
  // A line with an empty field is left out.
  function filled(lines: string[]): string[] {
    return lines
      .filter((line) => placeholdersIn([line]).every((one) => values[one.slice(1, -1)] !== ''))
      .map((line) => line.replaceAll(/\{(\w+)\}/g, (_, field: string) => values[field]!.replaceAll(/[{}]/g, '')));
  }
  return voices.get(slug) ?? Object.fromEntries(Object.entries(ofRow).map(([act, lines]) => [act, filled(lines)]));
}
