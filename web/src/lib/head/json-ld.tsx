/** Structured data for search engines. `<` is escaped, so that no text can close the element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- a data block; `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
