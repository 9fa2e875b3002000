import { globSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import { folderOf, readWebPages } from './scripts/quality/web-pages.ts';

/** The client preset without gql.ts and index.ts: the documents are .graphql files, so no module calls gql(), and its code has an `any`. */
const typedDocuments: typeof clientPreset = {
  ...clientPreset,
  async buildGeneratesSection(options) {
    const files = await clientPreset.buildGeneratesSection(options);
    return files.filter(({ filename }) => filename.endsWith('/graphql.ts'));
  },
};

// One output per page, not one for all: a bundler never splits a module, so a single generated file would put
// every document of the checkout and the admin portal into the first chunk.
function area(...documents: string[]) {
  return {
    preset: typedDocuments,
    documents: documents.map((folder) => `web/src/${folder}/**/*.{graphql,ts,tsx}`),
    // Apollo masks at run time (dataMasking), so the preset only has to type the masks.
    presetConfig: { fragmentMasking: false },
    config: {
      documentMode: 'documentNode',
      inlineFragmentTypes: 'mask',
      customDirectives: { apolloUnmask: true },
      enumsAsTypes: true,
      useTypeImports: true,
      scalars: { DateTimeISO: 'string' },
      importExtension: '.ts' as const,
    },
  };
}

/** A page's own documents with those of the features that its route.ts names; pages that ask nothing have none. */
async function pageAreas() {
  const { pages } = await readWebPages();
  const areas: CodegenConfig['generates'] = {};
  for (const page of pages) {
    const folder = folderOf(page);
    const own = globSync(`web/src/routes/${folder}/**/*.graphql`, { cwd: import.meta.dirname }).length > 0 ? [`routes/${folder}`] : [];
    const folders = [...(page.documents ?? []).map((feature) => `features/${feature}`), ...own];
    if (folders.length > 0) areas[`web/src/generated/${folder}/`] = area(...folders);
  }
  return areas;
}

const config: CodegenConfig = {
  schema: './schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    ...(await pageAreas()),
    // Of parts that are loaded apart from any page.
    'web/src/generated/cart/': area('features/cart'),
    'web/src/generated/chat/': area('features/chat'),
    'web/src/generated/session/': area('features/account/session'),
    'web/src/generated/portal/': area('features/admin'),
  },
};

export default config;
