import { runCommand } from '../../process/run-command.ts';
import { findFolderCircles } from './folder-circles.ts';

/** The part of dependency-cruiser's JSON report that is read here. */
interface CruiseReport {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

const isTest = /\.(test|spec)\.tsx?$/;

/** Breaches of .dependency-cruiser.cjs, and folders that import each other in a circle; tests beside a file do not count as imports. */
export async function checkImports(paths: readonly string[]): Promise<string[]> {
  const { output } = await runCommand('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...paths]);
  let report: CruiseReport;
  try {
    report = JSON.parse(output) as CruiseReport;
  } catch {
    return [`dependency-cruiser could not read the files: ${output.slice(0, 2_000)}`];
  }
  const imports = report.modules
    .filter(({ source }) => !isTest.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
  return [
    ...report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...findFolderCircles(imports).map((circle) => `no-circular-folders: ${circle}`),
  ];
}
