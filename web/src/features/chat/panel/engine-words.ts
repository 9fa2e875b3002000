/** Who wrote a reply, said as what it is. */
export function engineWords(engine: string | null, isSandbox: boolean): string {
  if (engine?.startsWith('offline-') || ((engine === null || engine === 'greeting') && isSandbox)) return 'offline engine, not an AI model';
  return engine === null || engine === 'greeting' ? 'AI model' : `AI model: ${engine}`;
}

/** The engine of the newest reply that one wrote; the greeting is a text of the house. */
export function newestEngine(messages: readonly { engine: string | null }[]): string | null {
  return messages.findLast(({ engine }) => engine !== null && engine !== 'greeting')?.engine ?? null;
}
