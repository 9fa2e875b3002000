import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../process/root.ts';

const DOCUMENT = 'docs/reliability.md';
const SOURCES = '{api/src,worker/src,web/src,sandbox/src,tests,scripts,containers}/**/*.{ts,tsx,js,sh}';
/** This check's own examples. */
const OWN = 'scripts/quality/scenarios/';

export type Scenario = { code: string; tests: string[] };

/** The rows of all five-column tables: `| CODE | setup | fault | what must hold | test, test |`. "(soak)" after a path is dropped. */
export function readScenarios(markdown: string): Scenario[] {
  return markdown.split('\n').flatMap((line) => {
    const [, code = '', , , , tests] = line.split('|').map((cell) => cell.trim());
    if (!/^[A-Z]{3}-\d+$/.test(code) || tests === undefined) return [];
    return [{ code, tests: tests.split(',').map((path) => path.replace('(soak)', '').trim()) }];
  });
}

/** Codes of the families that the document has; anything else that looks like one (UTF-8, SHA-256) is no code. */
function findCodes(text: string, scenarios: readonly Scenario[]): string[] {
  const families = [...new Set(scenarios.map(({ code }) => code.slice(0, 3)))].join('|');
  return [...new Set(text.match(new RegExp(`\\b(?:${families})-\\d+\\b`, 'g')) ?? [])];
}

/** Compares the document with the sources by path: unknown codes, codes given twice, tests that do not exist or do not name the code. */
export function compareScenarios(scenarios: readonly Scenario[], sources: ReadonlyMap<string, string>): string[] {
  const known = new Set(scenarios.map(({ code }) => code));
  const unknown = [...sources].flatMap(([path, text]) =>
    findCodes(text, scenarios)
      .filter((code) => !known.has(code))
      .map((code) => `${path}: ${code} is no row of ${DOCUMENT}`),
  );
  const twice = scenarios.filter(({ code }, at) => scenarios.findIndex((other) => other.code === code) !== at);
  const untested = scenarios.flatMap(({ code, tests }) =>
    tests
      .filter((path) => !findCodes(sources.get(path) ?? '', scenarios).includes(code))
      .map((path) => `${DOCUMENT}: ${code}: ${path} does not exist or does not name the code`),
  );
  return [...unknown, ...twice.map(({ code }) => `${DOCUMENT}: ${code} has two rows`), ...untested];
}

export function checkScenarioCodes(): string[] {
  if (!existsSync(join(root, DOCUMENT))) return [`${DOCUMENT} is missing`];
  const ignored = /(^|\/)(node_modules|dist|generated)\//;
  const paths = globSync(SOURCES, { cwd: root }).filter((path) => !ignored.test(path) && !path.startsWith(OWN));
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return compareScenarios(readScenarios(readFileSync(join(root, DOCUMENT), 'utf8')), sources);
}
