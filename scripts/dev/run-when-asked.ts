/**
 * Loads the packages of a program and then waits for a message to run the program itself, since loading them is most of a service's start.
 * Arguments: the file that imports the packages, the program.
 */
import { once } from 'node:events';
import { resolve } from 'node:path';

const [packages = '', program = ''] = process.argv.slice(2);
function onLauncherEnd(): never {
  process.exit(0);
}
process.once('disconnect', onLauncherEnd);
const asked = once(process, 'message');
// What cannot be loaded is reported when the program imports it.
await import(resolve(packages)).catch(() => undefined);
await asked;
process.off('disconnect', onLauncherEnd);
process.disconnect?.();
await import(resolve(program));
