import { runStages, stageNames } from './quality/stages.ts';
import type { StageName } from './quality/stages.ts';

function isStage(name: string): name is StageName {
  return (stageNames as string[]).includes(name);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isStage(name));
if (unknown.length > 0) {
  process.stderr.write(`No stage "${unknown.join(', ')}". There are: ${stageNames.join(', ')} (npm test -- unit e2e).\n`);
  process.exitCode = 2;
} else if (!(await runStages(wanted.length > 0 ? wanted.filter(isStage) : stageNames))) {
  process.exitCode = 1;
}
