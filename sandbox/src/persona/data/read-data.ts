import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export function readYaml<Content>(file: URL): Content {
  return parse(readFileSync(file, 'utf8')) as Content;
}

export function readData<Content>(file: string): Content {
  return readYaml(new URL(file, import.meta.url));
}
