export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Cuts the bytes of a `text/event-stream` into its events, however the network has cut them: in the middle of a line, of
 * a line's end or of a character. What is incomplete when the stream ends was no event (HTML standard, 9.2.6).
 */
export function createEventReader() {
  const decoder = new TextDecoder();
  let rest = '';
  let event = 'message';
  let data: string[] = [];

  function readLine(line: string): ServerEvent | null {
    if (line === '') {
      const found = data.length > 0 ? { event, data: data.join('\n') } : null;
      event = 'message';
      data = [];
      return found;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    return null;
  }

  return function read(bytes: Uint8Array): ServerEvent[] {
    const text = rest + decoder.decode(bytes, { stream: true });
    const found: ServerEvent[] = [];
    let from = 0;
    // A carriage return at the very end may be the first half of a line's end.
    for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r(?!$)/g)) {
      const complete = readLine(text.slice(from, index));
      if (complete) found.push(complete);
      from = index + end.length;
    }
    rest = text.slice(from);
    return found;
  };
}
