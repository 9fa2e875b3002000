import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The content of a file of this folder. */
export function readData<Content>(file: string): Content {
  return parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Content;
}
