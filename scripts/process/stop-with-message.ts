/** The start failed for a reason that the user can fix: printed as one line, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Prints the error and sets the exit code. StartRefused is one line; any other error is a bug and is printed with its stack. */
export function reportFailure(error: unknown): void {
  if (error instanceof StartRefused) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}
