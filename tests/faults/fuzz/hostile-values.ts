import fc from 'fast-check';

/** JSON that JSON.stringify cannot produce. It replaces these words after the serialisation. */
const RAW: Record<string, string> = {
  '@infinity': '1e999',
  '@deep': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '@twice': '{"id":1,"id":{"id":"\\u0000"}}',
};

/** JSON of a value, with the words above replaced. */
export function toJson(value: unknown): string {
  return JSON.stringify(value ?? null).replaceAll(/"(@[a-z]+)"/g, (all, word: string) => RAW[word] ?? all);
}

/** Strings that the shop has to refuse. */
const refusedTexts = ['\u0000', 'a\u0000b', '\uD800', 'x\uDC00x', '\u0085', '\u001B[31m', '\u007F', 'x'.repeat(10_001), 'x'.repeat(90_000)];

/** Unusual strings that pass the general checks, so that they reach further code. */
const oddTexts = [
  '',
  ' ',
  '\u2028',
  '\u202Egpj.exe',
  '\r\nBcc: everyone@example.com',
  'شهرزاد\u200Cنام',
  '👩🏽‍🚀'.repeat(60),
  'İ'.repeat(250),
  '\uFB03'.repeat(100),
  '\u3382'.repeat(120),
  '\u0301'.repeat(500),
  'x'.repeat(255),
  'x'.repeat(256),
  'x'.repeat(9_999),
  `'; drop table users; --`,
  '\\',
  '%',
  '_%',
  '?',
  '??',
  '$1',
  '$${7*7}',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'null',
  '-1',
  '1e999',
  '0x10',
  '9'.repeat(400),
  'a@b.co',
  `"@"@b.co`,
  'http://[',
  '00000000-0000-0000-0000-000000000000',
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...refusedTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
);

const hostileNumber = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    -0,
    -1,
    1,
    0.1,
    1e-7,
    2_147_483_647,
    2_147_483_648,
    -2_147_483_649,
    2 ** 53,
    -(2 ** 53),
    1e21,
    1e308,
    '@infinity',
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const pollution = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":"admin"}},"toString":null}') as unknown;

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], pollution, '@deep', '@twice') },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
);

/** Of the same type as the sample, so that it passes checks of the type. */
function hostileLike(sample: unknown): fc.Arbitrary<unknown> {
  return typeof sample === 'number' ? hostileNumber : typeof sample === 'string' ? hostileText : hostileValue;
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  return typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]))]
    : [path];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

function withValue(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, replacement);
  return copy;
}

function without(value: unknown, path: Path): unknown {
  const parent = path.slice(0, -1);
  const { [String(path.at(-1))]: _, ...rest } = valueAt(value, parent) as Record<string, unknown>;
  return withValue(value, parent, rest);
}

/** The sample with one change: a hostile value, a missing value, or an unexpected property. */
function spoiledOnce(sample: unknown): fc.Arbitrary<unknown> {
  return fc
    .constantFrom(...pathsOf(sample))
    .chain((path) =>
      fc.oneof(
        { weight: 4, arbitrary: hostileLike(valueAt(sample, path)).map((hostile) => withValue(sample, path, hostile)) },
        { weight: 2, arbitrary: hostileValue.map((hostile) => withValue(sample, path, hostile)) },
        { weight: 1, arbitrary: fc.constant(path.length > 0 ? without(sample, path) : null) },
        { weight: 1, arbitrary: fc.tuple(hostileText, hostileValue).map(([key, hostile]) => withField(sample, key, hostile)) },
      ),
    );
}

function withField(sample: unknown, key: string, value: unknown): unknown {
  return typeof sample === 'object' && sample !== null && !Array.isArray(sample)
    ? Object.fromEntries([...Object.entries(sample), [key, value]])
    : value;
}

/** A valid sample with one to three changes. */
export function spoiled(sample: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: spoiledOnce(sample) },
    { weight: 1, arbitrary: spoiledOnce(sample).chain(spoiledOnce) },
    { weight: 1, arbitrary: spoiledOnce(sample).chain(spoiledOnce).chain(spoiledOnce) },
  );
}

/** The sample once for each of its strings and each forbidden character. */
export function spoiledTexts(sample: unknown): unknown[] {
  return pathsOf(sample)
    .filter((path) => typeof valueAt(sample, path) === 'string')
    .flatMap((path) => ['a\u0000b', 'a\uD800b', '\u0085'].map((text) => withValue(sample, path, text)));
}

/** Bodies that are not JSON, or JSON that is not an object. */
export const oddBody = fc.constantFrom('', '{', '[]', 'null', '"text"', '1e999', '{"amount":NaN}', '\u0000', RAW['@deep']!, RAW['@twice']!);

/** One segment of a URL as it is sent, percent-encoded where necessary. */
export const hostilePart = fc.oneof(
  fc.constantFrom('%00', '%0d%0aX: y', '%', '%zz', '%C0%80', '%ED%A0%80', '%FF', '..%2f..%2fetc', '%252e', '%C2%85', '+', ';', '[x]', '\\'),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 1_000).toWellFormed())),
);
