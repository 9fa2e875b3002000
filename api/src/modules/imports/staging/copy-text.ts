const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export type CopyValue = string | number | boolean | null;

/** One column of COPY's text format (https://www.postgresql.org/docs/18/sql-copy.html). Numbers and booleans as PostgreSQL reads them. */
function copyCell(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return /[\\\n\r\t]/.test(value) ? value.replace(/[\\\n\r\t]/g, (mark) => ESCAPES[mark]!) : value;
}

/** One row of COPY's text format, with its line end. */
export function copyRow(values: readonly CopyValue[]): string {
  let row = copyCell(values[0] ?? null);
  for (let at = 1; at < values.length; at += 1) row += `\t${copyCell(values[at]!)}`;
  return `${row}\n`;
}
