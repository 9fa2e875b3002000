/**
 * Who may import whom: one rule each, with its reason.
 * Type-only imports count: a type that leaks is a dependency as well.
 */

const modules = [
  'audit',
  'mail',
  'accounts',
  'tv',
  'catalog',
  'coupons',
  'shipping',
  'orders',
  'checkout',
  'parked',
  'chat',
  'invoices',
  'imports',
  'overview',
  'staff',
];

/** Modules form a line; a lower one never imports a higher one. */
const modulesFormALine = modules.slice(0, -1).map((name, index) => ({
  name: `modules-form-a-line-${name}`,
  severity: 'error',
  comment: `"${name}" stands below ${modules.slice(index + 1).join(', ')}.`,
  from: { path: `^api/src/modules/${name}/` },
  to: { path: `^api/src/modules/(${modules.slice(index + 1).join('|')})/` },
}));

const isTest = '\\.(test|spec)\\.tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment:
        'A file that imports itself through others cannot be read, tested or moved alone. Type-only imports count.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'three-floors-platform',
      severity: 'error',
      comment: 'api/src/platform knows no module and not how the shop is assembled.',
      from: { path: '^api/src/platform/' },
      to: { path: '^api/src/(modules|app)/' },
    },
    {
      name: 'three-floors-modules',
      severity: 'error',
      from: { path: '^api/src/modules/', pathNot: isTest },
      to: { path: '^api/src/app/' },
    },
    {
      name: 'api-is-the-bottom',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(worker|web|tests|sandbox)/' },
    },
    {
      name: 'front-door-worker',
      severity: 'error',
      comment: 'The worker knows the api through api/src/index.ts only.',
      from: { path: '^worker/' },
      to: { path: '^api/src/', pathNot: '^api/src/index\\.ts$' },
    },
    {
      name: 'front-door-tests',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^api/src/', pathNot: '^api/src/(index|testing)\\.ts$' },
    },
    {
      name: 'modules-meet-at-index',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: { path: '^api/src/modules/([^/]+)/', pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/index\\.ts$'] },
    },
    ...modulesFormALine,
    {
      name: 'no-transport-inside',
      severity: 'error',
      comment:
        'Use-cases, entities, policies and rules do not know how they are reached. Resolvers, routes, inputs, results and job contracts do.',
      from: {
        path: '^api/src/modules/[^/]+/',
        pathNot: [isTest, '(\\.(resolver|routes|inputs|results|views|jobs)|/index)\\.ts$', '/stripe-webhook\\.ts$'],
      },
      to: { path: ['(^|/)node_modules/(express|@apollo/server|bullmq)/', '^api/src/platform/http/'] },
    },
    {
      name: 'no-transport-inside-graphql',
      severity: 'error',
      from: { path: '^api/src/modules/[^/]+/[^/]+\\.(service|policy|rules)\\.ts$', pathNot: isTest },
      to: { path: ['^api/src/platform/graphql/'] },
    },
    {
      name: 'sdk-behind-gateway',
      severity: 'error',
      comment: 'One place per firm speaks its SDK. The sandbox and the tests hold themselves against the same types.',
      from: { path: '^(api|worker|web)/', pathNot: ['^api/src/platform/gateways/'] },
      to: { path: '(^|/)node_modules/(stripe|openai|shippo|nodemailer)/' },
    },
    {
      name: 'web-flows-up-ui-lib',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(features|routes|app)/' },
    },
    {
      name: 'web-flows-up-features',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/(routes|app)/' },
    },
    {
      name: 'web-flows-up-routes',
      severity: 'error',
      from: { path: '^web/src/routes/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'ui-knows-no-graphql',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: ['^web/src/generated/', '(^|/)node_modules/(@apollo|graphql)/'] },
    },
    {
      name: 'web-meets-api-by-schema',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(api|worker|sandbox|tests)/' },
    },
    {
      name: 'art-stands-alone',
      comment: 'The drawings make files of web/public; the web takes those by their address.',
      severity: 'error',
      from: { path: '^web/art/', pathNot: isTest },
      to: { path: '^(api|worker|sandbox|tests|scripts|web/src)/' },
    },
    {
      name: 'web-takes-pictures-not-drawings',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^web/art/' },
    },
    {
      name: 'sandbox-stands-alone',
      severity: 'error',
      comment: 'A witness that shared code with the shop would share its mistakes.',
      from: { path: '^sandbox/' },
      to: { path: '^(api|worker|web|tests|scripts)/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'What cannot be found cannot be checked by the rules above.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' }, // Types without a line of code.
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
