import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Shell } from '../../../lib/shell.ts';
import type { ShellConfig } from '../../../lib/shell.ts';
import { MessageForm } from './message-form.tsx';

function formWith(length: number, maxMessageLength: number): string {
  function ignore() {}
  return renderToStaticMarkup(
    <Shell value={{ shop: { maxMessageLength } } as ShellConfig}>
      <MessageForm
        name="Darth"
        face={null}
        draft={'x'.repeat(length)}
        isBusy={false}
        restoresFocus={false}
        input={{ current: null }}
        onMore={undefined}
        onDraft={ignore}
        onSend={ignore}
        onStop={ignore}
      />
    </Shell>,
  );
}

test('shows the count from four fifths of the configured limit on', () => {
  expect(formWith(1_001, 1_000)).toContain('1 too many: 1,001 / 1,000');
  expect(formWith(799, 1_000)).not.toContain('/ 1,000');
  expect(formWith(80, 100)).toContain('80 / 100');
});
