import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Portrait } from './portrait.tsx';

function render(sparkleCount: number) {
  return renderToStaticMarkup(<Portrait src="/art/darth.png" alt="A hood" tint="#fff" sparkleCount={sparkleCount} />);
}

it('has stars once something was added, hidden from screen readers', () => {
  expect(render(0)).not.toContain('aria-hidden');
  expect(render(1)).toContain('aria-hidden="true"');
});
