import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSameFile, toPng } from './kit/png.ts';
import { PixelGrid } from './kit/pixel-grid.ts';
import { cast } from './cast/cast.ts';
import { EXPRESSIONS, expressionStrip } from './cast/expressions.ts';
import { toIco } from './kit/ico.ts';
import { drawOutputs } from './outputs.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const files = drawOutputs();

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(PUBLIC, join(entry.parentPath, entry.name)));
}

/** Width, height and bits per pixel, from the first chunk. */
function headerOf(png: Buffer): { width: number; height: number; bits: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bits: png[24]! };
}

describe('the committed art', () => {
  it.each([...files.keys()])('holds %s as the builder draws it (else run npm run generate)', (path) => {
    const target = join(PUBLIC, path);
    expect(existsSync(target), `${path} is missing`).toBe(true);
    expect(isSameFile(readFileSync(target), files.get(path)!), `${path} differs`).toBe(true);
  });

  it('holds no picture that the builder does not draw', () => {
    const pictures = listFiles(PUBLIC).filter((path) => /\.(?:png|svg|ico)$/.test(path));
    expect(pictures.filter((path) => !files.has(path))).toEqual([]);
    expect(listFiles(join(PUBLIC, 'art')).filter((path) => !files.has(path))).toEqual([]);
  });

  it('comes out the same twice, byte by byte', () => {
    const again = drawOutputs();
    expect([...again.keys()]).toEqual([...files.keys()]);
    expect([...again].filter(([path, content]) => !content.equals(files.get(path)!)).map(([path]) => path)).toEqual([]);
  }, 30_000);

  it('names the icons that the page and the manifest ask for', () => {
    const asked = ['index.html', 'public/manifest.webmanifest'].flatMap((file) =>
      [...readFileSync(join(PUBLIC, '..', file), 'utf8').matchAll(/"\/([\w/-]+\.(?:png|svg|ico))"/g)].map(([, path]) => path!),
    );
    expect(asked.length).toBeGreaterThanOrEqual(7);
    expect(asked.filter((path) => !files.has(path))).toEqual([]);
  });
});

describe('the cast', () => {
  it.each(Object.keys(cast))('keeps %s on a transparent sheet of 48 by 48 with at most 40 colours', (slug) => {
    const sprite = cast[slug]!();
    expect([sprite.width, sprite.height]).toEqual([48, 48]);
    expect(sprite.get(0, 0)).toBeNull();
    expect(new Set(sprite.pixels).size).toBeLessThanOrEqual(41);
  });

  it('draws every character differently', () => {
    const sprites = Object.values(cast).map((draw) => draw().pixels.join());
    expect(new Set(sprites).size).toBe(sprites.length);
  });

  describe.each(Object.entries(cast))('%s', (slug, draw) => {
    const idle = draw();
    const faces = EXPRESSIONS.map((expression) => draw(expression));

    it('begins its strip with the everyday sprite', () => {
      const strip = expressionStrip(draw);
      expect([strip.width, strip.height]).toEqual([192, 48]);
      expect(faces[0]!.pixels).toEqual(idle.pixels);
      expect(files.get(`art/faces/${slug}.png`)!.length).toBeLessThan(1_100);
    });

    it('makes four faces that differ visibly at 48 pixels', () => {
      for (const [i, one] of faces.entries()) {
        for (const other of faces.slice(i + 1)) {
          const face = one.pixels.filter((color, at) => at > 20 * 48 && at < 40 * 48 && color !== other.pixels[at]);
          expect(face.length).toBeGreaterThanOrEqual(14);
        }
      }
    });
  });
});

describe('the sizes and budgets', () => {
  it.each([
    ['art/mail/header.png', 600, 140],
    ['art/mail/dukes-spice.png', 96, 96],
    ['art/i-cart.png', 12, 12],
    ['art/scene-cafe.png', 400, 150],
    ['art/scene-about.png', 400, 150],
    ['art/team-ines.png', 48, 48],
    ['art/show-01.png', 40, 30],
    ['art/reel-01.png', 320, 30],
    ['art/scene-404.png', 200, 100],
    ['art/scene-parcel.png', 120, 80],
    ['art/parcel.png', 48, 48],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['apple-touch-icon.png', 180, 180],
    ...[...files.keys()].filter((path) => path.startsWith('art/og/')).map((path): [string, number, number] => [path, 1200, 630]),
  ])('draws %s at %i by %i', (path, width, height) => {
    expect(headerOf(files.get(path)!)).toMatchObject({ width, height });
  });

  it.each(['art/mail/header.png', 'apple-touch-icon.png', 'icon-maskable-512.png', 'art/og/darth.png'])(
    'leaves no hole in %s, whatever colour is behind it',
    (path) => {
      expect(files.get(path)!.includes('tRNS')).toBe(false);
    },
  );

  it('spends at most 12 KB on what the home page shows above the fold', () => {
    const aboveTheFold = ['scene-cafe', 'stars', 'frame', 'backdrop', 'mark', 'captains-choice', 'chocolate-java', 'sparrows'];
    const bytes = aboveTheFold.reduce((sum, name) => sum + files.get(`art/${name}.png`)!.length, 0);
    expect(bytes).toBeLessThan(12 * 1024);
  });

  it('spends at most 1.1 KB on the expressions of a character and 17 KB on a picture for shared links', () => {
    function sizes(folder: string) {
      return [...files].filter(([path]) => path.startsWith(folder)).map(([, content]) => content.length);
    }
    expect(sizes('art/faces/')).toHaveLength(Object.keys(cast).length);
    expect(Math.max(...sizes('art/faces/'))).toBeLessThan(1.1 * 1024);
    expect(Math.max(...sizes('art/og/'))).toBeLessThan(17 * 1024);
  });

  it('keeps each font within its 8 KB and beside the licence', () => {
    for (const name of ['jersey10', 'jersey10-latin-1', 'jersey10-latin-a'])
      expect(readFileSync(join(PUBLIC, `fonts/${name}.woff2`)).length, name).toBeLessThanOrEqual(8 * 1024);
    expect(readFileSync(join(PUBLIC, 'fonts/jersey10-OFL.txt'), 'utf8')).toContain('SIL Open Font License');
  });
});

describe('toPng', () => {
  it('stores two colours in one bit and enlarges by whole pixels', () => {
    const grid = new PixelGrid(3, 1).rect(0, 0, 3, 1, '#000000').set(1, 0, '#ffffff');
    expect(headerOf(toPng(grid, 2))).toEqual({ width: 6, height: 2, bits: 1 });
  });

  it('makes different files of two pictures that differ by a single pixel', () => {
    function draw(x: number) {
      return toPng(new PixelGrid(8).set(x, 3, '#ff0000'));
    }
    expect(isSameFile(draw(2), draw(2))).toBe(true);
    expect(isSameFile(draw(2), draw(3))).toBe(false);
  });

  it('refuses more than 256 colours', () => {
    const rainbow = new PixelGrid(20).rect(0, 0, 20, 20, (x, y) => `#${(y * 20 + x).toString(16).padStart(6, '0')}`);
    expect(() => toPng(rainbow)).toThrow('256 colours');
  });
});

describe('toIco', () => {
  const dot = new PixelGrid(16).set(0, 15, '#ff8000');

  it('lists one bitmap per size, with its place in the file', () => {
    const ico = toIco([dot, dot.enlarged(2)]);
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
    const entries = [6, 22].map((at) => [ico[at], ico[at + 1], ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)]);
    expect(entries).toEqual([
      [16, 16, 296, 38],
      [32, 32, 744, 334],
    ]);
    expect(ico.length).toBe(334 + 744);
  });

  it('stores the lowest row first, colours as blue, green, red, and hides what is empty', () => {
    const bitmap = toIco([dot]).subarray(22);
    expect([...bitmap.subarray(40, 44)]).toEqual([0x00, 0x80, 0xff, 0]);
    const mask = bitmap.subarray(40 + 64 + 8 * 16);
    expect([mask[0], mask[1], mask[4]]).toEqual([0x7f, 0xff, 0xff]);
  });

  it('refuses more than 16 colours', () => {
    const rainbow = new PixelGrid(16).rect(0, 0, 16, 16, (x) => `#0000${x.toString(16).padStart(2, '0')}`).set(0, 0, '#ffffff');
    expect(() => toIco([rainbow])).toThrow('16 colours');
  });
});
