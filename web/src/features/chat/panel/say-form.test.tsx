import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Shell } from '../../../lib/shell.ts';
import type { ShellConfig } from '../../../lib/shell.ts';
import { SayForm } from './say-form.tsx';

function formWith(length: number, maxMessageLength: number): string {
  function ignore() {}
  return renderToStaticMarkup(
    <Shell value={{ shop: { maxMessageLength } } as ShellConfig}>
      <SayForm
        name="Darth"
        face={null}
        draft={'x'.repeat(length)}
        isBusy={false}
        mayReturn={false}
        onDraft={ignore}
        onSay={ignore}
        onStop={ignore}
      />
    </Shell>,
  );
}

test('counts against the limit that the shop gives the page, from four fifths of it on', () => {
  expect(formWith(1_001, 1_000)).toContain('1 too many: 1,001 / 1,000');
  expect(formWith(799, 1_000)).not.toContain('/ 1,000');
  expect(formWith(80, 100)).toContain('80 / 100');
});
