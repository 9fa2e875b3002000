import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../../../sandbox/src/index.ts';
import { house, voices } from '../../../../sandbox/src/persona/voices/voices.ts';
import talks from '../../../bench/chat/long-talks.json' with { type: 'json' };
import { repeatsInTalk, sentenceKeys } from '../../../bench/chat/repeats.ts';
import { characters, openVisits, type Answer } from '../../../bench/chat/visit.ts';

let sandbox: RunningSandbox;
/** Three talks of 20 messages with each character. */
const held: { slug: string; answers: Answer[] }[] = [];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const visits = openVisits(sandbox.url);
  for (const character of characters)
    for (const [index, talk] of talks.entries()) {
      const visit = visits(character, `talk-${index}`);
      const answers: Answer[] = [];
      for (const text of talk) answers.push(await visit.say(text));
      held.push({ slug: character.slug, answers });
    }
  const file = process.env['TALKS_LOG'];
  if (file)
    await writeFile(
      file,
      JSON.stringify(
        held.map(({ slug, answers }) => [slug, answers.map(({ said }) => said)]),
        null,
        1,
      ),
    );
}, 300_000);
afterAll(() => sandbox.close());

test('at most 3 % of the sentences of a talk were said before in it', () => {
  const all = held.flatMap(({ answers }) => answers.flatMap(({ said }) => sentenceKeys(said))).length;
  const repeats = held.flatMap(({ slug, answers }) =>
    repeatsInTalk(answers.map(({ said }) => said)).map((sentence) => `${slug}: ${sentence}`),
  );
  expect(repeats.length / all, `${repeats.length} of ${all}\n${repeats.join('\n')}`).toBeLessThanOrEqual(0.03);
});

const MENU = [...[...voices.values()].flatMap(({ help }) => help ?? []), ...house.help];
test('the menu occurs at most once in a talk', () => {
  const often = held.filter(({ answers }) => answers.filter(({ said }) => MENU.some((line) => said.includes(line))).length > 1);
  expect(often.map(({ slug }) => slug)).toEqual([]);
});

test.each(['I had a terrible day', 'my dog died last week', 'I am so stressed, everything is too much'])(
  'names no price beside or right after comfort: %s',
  async (text) => {
    for (const character of characters) {
      const visit = openVisits(sandbox.url)(character, 'comfort');
      await visit.say(text);
      await visit.say('something warm and cozy please');
      expect(visit.replies.join(' '), character.slug).not.toContain('$');
    }
  },
);

test('a coffee without a file of lines speaks from its row', async () => {
  const row = {
    ...characters[0]!,
    slug: 'fog-lantern',
    name: 'Fog Lantern',
    greeting: 'Evening, sit in the light.',
    description: 'Barley.',
  };
  const visit = openVisits(sandbox.url)(row, 'row');
  await visit.say('hello');
  await visit.say('who are you?');
  expect(visit.replies[0]).toContain('Fog Lantern');
  expect(visit.replies[1]).toContain('Fog Lantern');
});
