import type { CodegenConfig } from '@graphql-codegen/cli';

// One output per area, not one for all: a bundler never splits a module, so a single generated file would put
// every document of the checkout and the admin portal into the first chunk.
function area(...documents: string[]) {
  return {
    preset: 'client' as const,
    documents: documents.map((folder) => `web/src/${folder}/**/*.{graphql,ts,tsx}`),
    // Apollo masks at run time (dataMasking), so the preset only has to type the masks.
    presetConfig: { fragmentMasking: false, gqlTagName: 'gql' },
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

const config: CodegenConfig = {
  schema: './schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/src/generated/home/': area('features/characters', 'routes/home'),
    'web/src/generated/about/': area('routes/about'),
    'web/src/generated/store/': area('features/shop', 'routes/store'),
    'web/src/generated/product/': area('features/shop', 'routes/product'),
    'web/src/generated/quiz/': area('features/shop', 'routes/quiz'),
    'web/src/generated/chat/': area('features/chat'),
    'web/src/generated/session/': area('features/account/session'),
    'web/src/generated/login/': area('features/account/session', 'features/account/entry', 'features/account/look-up'),
    'web/src/generated/account/': area('features/account/orders', 'features/account/security', 'features/account/taste', 'routes/account'),
    'web/src/generated/checkout/': area('features/checkout', 'routes/checkout', 'routes/confirmation'),
  },
};

export default config;
