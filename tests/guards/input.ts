import type { Guard } from './guard.ts';

export const input: readonly Guard[] = [
  {
    name: 'input: texts of a body',
    file: 'api/src/app/http-server.ts',
    find: 'parseJson(), refuseIllFormedBody);',
    replace: 'parseJson());',
    test: 'tests/integration/http/ill-formed-input.test.ts',
  },
  {
    name: 'input: texts of an address',
    file: 'api/src/app/http-server.ts',
    find: 'turnAwayEarly, refuseIllFormedAddress',
    replace: 'turnAwayEarly',
    test: 'tests/integration/http/ill-formed-input.test.ts',
  },
  {
    name: 'input: texts of a GraphQL request',
    file: 'api/src/platform/graphql/apollo.ts',
    find: '    refuseIllFormedGraphql,\n',
    replace: '',
    test: 'tests/integration/http/ill-formed-input.test.ts',
  },
  {
    name: 'log: no values of database errors',
    file: 'api/src/app/app.ts',
    find: 'serializers: { err: loggedError },',
    replace: '',
    test: 'tests/faults/database/quoted-values.test.ts',
  },
  {
    name: 'log: PostgreSQL logs no statements',
    file: 'scripts/stores/start-postgres.ts',
    find: '    ...QUIET_LOG,\n',
    replace: '',
    test: 'tests/faults/database/quoted-values.test.ts',
  },
  {
    name: 'job: no values of database errors in its last error',
    file: 'api/src/platform/outbox/outbox.ts',
    find: 'safeMessage(error)',
    replace: 'String(error)',
    test: 'tests/faults/database/quoted-values.test.ts',
  },
];
