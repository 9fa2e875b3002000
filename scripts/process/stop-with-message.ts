/** The start cannot go on for a reason the person at the terminal can act on: printed as one line, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Prints why the script ends and leaves the exit code behind. Our own refusals are one line; anything else is a defect and shows its stack. */
export function reportFailure(error: unknown): void {
  if (error instanceof StartRefused) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}
