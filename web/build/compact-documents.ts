import { deepStrictEqual } from 'node:assert/strict';
import type { DocumentNode } from 'graphql';
import { print } from 'graphql/language/printer.js';
import type { Plugin } from 'vite';
import { readDocument } from '../src/lib/documents/read-document.ts';

const TREE = /^export const (\w+Document) = (\{"kind":"Document".*\}) as unknown as/gm;

/** A document as text that readDocument reads. @throws AssertionError where it would read another tree */
export function compactText(tree: DocumentNode): string {
  const text = print(tree)
    .replaceAll(/("(?:\\.|[^"])*")|\s+/g, (_space, string: string | undefined) => string ?? ' ')
    .replaceAll(/ ?([{}()[\]:=!@$]|\.\.\.) ?/g, '$1')
    .replaceAll(', ', ' ');
  deepStrictEqual(readDocument(text), tree);
  return text;
}

/** Puts the text of each generated document in the place of its syntax tree, in the browser's build. */
export const compactDocuments: Plugin = {
  name: 'compact-documents',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/generated\/.*graphql\.ts$/ },
    handler(code) {
      const compact = code.replaceAll(
        TREE,
        (_match, name: string, tree: string) =>
          `export const ${name} = /* @__PURE__ */ readDocument(${JSON.stringify(compactText(JSON.parse(tree) as DocumentNode))}) as unknown as`,
      );
      if (compact === code) return null;
      return `import { readDocument } from '/src/lib/documents/read-document.ts';\n${compact}`;
    },
  },
};
