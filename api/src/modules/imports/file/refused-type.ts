function startsWith(head: Buffer, ...bytes: number[]): boolean {
  return bytes.every((byte, at) => head[at] === byte);
}

/**
 * What a file that is no CSV is, by its first bytes, with what to do; null when they may be those of a CSV. The name does not count.
 * @param head at least the first 512 bytes, or the whole file
 */
export function refusedType(head: Buffer): string | null {
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0x50, 0x4b, 0x05, 0x06)) {
    const isWorkbook = head.includes('[Content_Types].xml') || head.includes('xl/') || head.includes('mimetypeapplication/vnd.oasis');
    return isWorkbook ? 'a spreadsheet: save it as CSV UTF-8' : 'a zip archive: unpack it and choose the CSV file in it';
  }
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) return 'an old spreadsheet: save it as CSV UTF-8';
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46)) return 'a PDF: export the orders as CSV';
  if (startsWith(head, 0x4d, 0x5a) || startsWith(head, 0x7f, 0x45, 0x4c, 0x46)) return 'a program';
  if (startsWith(head, 0x1f, 0x8b)) return 'a gzip archive: unpack it first';
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47) || startsWith(head, 0xff, 0xd8, 0xff)) return 'a picture';
  const text = head
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (/^<(!doctype|html|\?xml|script|svg|table)\b/i.test(text)) return 'a web page: export the orders as CSV';
  if (/^[[{]\s*["[{]/.test(text)) return 'JSON: export the orders as CSV';
  return null;
}
