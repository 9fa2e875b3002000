export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Parses a `text/event-stream` from chunks, which may end in the middle of a line, of a line ending or of a character.
 * An event that is incomplete at the end of the stream is dropped (HTML standard, 9.2.6).
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
    // A final carriage return may be the first half of CRLF.
    for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r(?!$)/g)) {
      const complete = readLine(text.slice(from, index));
      if (complete) found.push(complete);
      from = index + end.length;
    }
    rest = text.slice(from);
    return found;
  };
}
