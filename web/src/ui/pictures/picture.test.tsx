import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Face } from './face.tsx';
import { Picture, PRODUCT_STAND_IN } from './picture.tsx';

describe('Picture', () => {
  it.each([null, undefined, ''])('shows the fallback for a picture that is %o', (src) => {
    expect(renderToStaticMarkup(<Picture src={src} standIn={PRODUCT_STAND_IN} alt="" height={48} />)).toContain('src="/art/equipment.png"');
  });

  it('stays empty without a fallback', () => {
    const html = renderToStaticMarkup(<Picture src="" alt="" width={48} height={48} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('width:48px');
  });
});

describe('Face', () => {
  function render(expression: 'idle' | 'happy', src = '/art/darth.png') {
    return renderToStaticMarkup(<Face src={src} expression={expression} alt="A hood" size={48} />);
  }

  it('loads only the idle sprite at first', () => {
    expect(render('idle')).toContain('src="/art/darth.png"');
    expect(render('idle')).toContain('object-position:0% 0');
  });

  it('shows one frame of the strip in the same box with the same alt text', () => {
    expect(render('happy')).toMatch(
      /src="\/art\/faces\/darth.png".*alt="A hood".*width="48" height="48"|alt="A hood" width="48" height="48"/,
    );
    expect(render('happy')).toContain('object-fit:cover;object-position:100% 0');
  });

  it('leaves other pictures unchanged', () => {
    expect(render('happy', 'https://pictures.example/a.png')).toContain('src="https://pictures.example/a.png"');
  });
});
