/** Label of the engine that wrote a reply. */
export function engineLabel(engine: string | null, isSandbox: boolean): string {
  if (engine?.startsWith('offline-') || ((engine === null || engine === 'greeting') && isSandbox)) return 'offline engine, not an AI model';
  return engine === null || engine === 'greeting' ? 'AI model' : `AI model: ${engine}`;
}

/** The engine of the newest reply; the greeting is a fixed text and does not count. */
export function newestEngine(messages: readonly { engine: string | null }[]): string | null {
  return messages.findLast(({ engine }) => engine !== null && engine !== 'greeting')?.engine ?? null;
}
