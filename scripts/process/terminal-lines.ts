const PINO_WARN = 40; // pino's number for "warn"; errors are above it.

type PinoLine = { level?: unknown; msg?: unknown; err?: { message?: unknown } };

/** A line of a service's output for the terminal: warnings and errors, one line each; null for the rest, which is in the log file. */
export function terminalLine(line: string, stream: 'stdout' | 'stderr'): string | null {
  if (!line.startsWith('{')) return stream === 'stderr' && line.trim() !== '' ? line : null;
  try {
    const entry = JSON.parse(line) as PinoLine;
    if (typeof entry.level !== 'number' || entry.level < PINO_WARN) return null;
    const cause = typeof entry.err?.message === 'string' && entry.err.message !== entry.msg ? `: ${entry.err.message}` : '';
    return `${String(entry.msg ?? '(no message)')}${cause}`;
  } catch {
    return stream === 'stderr' ? line : null;
  }
}
