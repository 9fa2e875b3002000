import { runStages } from './quality/stages.ts';

if (!(await runStages(['check', 'unit']))) process.exitCode = 1;
