import type { IForbiddenRuleType } from 'dependency-cruiser';
import { engineLayers, layerRules } from './engine-layers.ts';
import { testCode } from './test-code.ts';

/**
 * The direction rules of the architecture. Paths are relative to the folder that is cruised, so the same rules run over
 * the project and over the canary fixtures. Each rule has a fixture of its name that breaks it, and says in its comment
 * how to repair what breaks it.
 */
export const boundaryRules: IForbiddenRuleType[] = [
  {
    name: 'no-cycle',
    comment: 'Two modules that need each other are one module, or the shared part belongs below both.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment: 'The import leads nowhere: wrong path, or a package that is not declared.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'web-imports-shared-only',
    comment:
      'Host and remotes are released apart: they may import shared, and never each other, the engine or the server.',
    severity: 'error',
    from: { path: '^(host|remote-[^/]+)/src/' },
    to: { path: '^(host|remote-[^/]+|engine|server|tools|e2e)/', pathNot: '^$1/' },
  },
  {
    name: 'shared-imports-nobody',
    comment: 'Everybody imports shared, so shared imports none of them.',
    severity: 'error',
    from: { path: '^shared/' },
    to: { path: '^(host|remote-[^/]+|engine|server|tools|e2e)/' },
  },
  {
    name: 'contracts-are-pure',
    comment: 'Contracts run in browser, server and tests: no React, no Node, nothing above them.',
    severity: 'error',
    from: { path: '^shared/src/contracts/', pathNot: testCode },
    to: { pathNot: '^shared/src/contracts/|node_modules/(\\.pnpm/)?zod' },
  },
  {
    name: 'engine-imports-contracts-only',
    comment: 'The engine is PDF bytes in, findings out: of the project it knows the contracts, nothing else.',
    severity: 'error',
    from: { path: '^engine/' },
    to: { path: '^(host|remote-[^/]+|server|tools|e2e|shared/src/(?!contracts/))' },
  },
  {
    name: 'server-imports-engine-and-shared-data-only',
    comment: 'The server uses the engine, the contracts and the registry schema; nothing that renders.',
    severity: 'error',
    from: { path: '^server/', pathNot: testCode },
    to: { path: '^(host|remote-[^/]+|tools|e2e|shared/src/(?!contracts/|federation/|messages/))' },
  },
  {
    name: 'packages-are-entered-through-their-door',
    comment: 'Import a package by its name and exported subpath, never by a path into its folder.',
    severity: 'error',
    from: { path: '^([^/]+)/' },
    to: {
      path: '^(host|remote-[^/]+|shared|engine|server)/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
    },
  },
  {
    name: 'features-do-not-know-each-other',
    comment: 'Features are islands: what two of them need is composed in app/ or lives in shared.',
    severity: 'error',
    from: { path: '^([^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'features-are-entered-through-their-index',
    comment: 'A feature is used through its index.ts; everything else in it is private.',
    severity: 'error',
    from: { path: '^([^/]+)/src/(?!features/)' },
    to: { path: '^$1/src/features/[^/]+/', pathNot: '^$1/src/features/[^/]+/index\\.ts$' },
  },
  {
    name: 'web-layers-point-down',
    comment: 'expose -> app -> features -> shared: a lower layer never imports a higher one.',
    severity: 'error',
    from: { path: '^([^/]+)/src/features/', pathNot: testCode },
    to: { path: '^$1/src/(app|expose|remotes)/' },
  },
  {
    name: 'app-does-not-import-expose',
    comment: 'expose/ is the table of contents of what federates; nothing imports it but the build.',
    severity: 'error',
    from: { path: '^([^/]+)/src/app/', pathNot: testCode },
    to: { path: '^$1/src/expose/' },
  },
  {
    name: 'modules-are-entered-through-their-index',
    comment: 'A server module is used through its index.ts; its repository and operations are private.',
    severity: 'error',
    from: { path: '^server/src/(modules/([^/]+)/|(?!modules/))', pathNot: testCode },
    to: { path: '^server/src/modules/[^/]+/', pathNot: '^server/src/modules/($2/|[^/]+/index\\.ts$)' },
  },
  {
    name: 'platform-knows-no-business',
    comment: 'platform/ is plumbing: it may not import modules, the app or main.',
    severity: 'error',
    from: { path: '^server/src/platform/', pathNot: testCode },
    to: { path: '^server/src/(modules/|app\\.ts|main\\.ts)' },
  },
  {
    name: 'sql-in-repositories-only',
    comment: 'SQL and the database driver live in *-repository.ts and platform/; elsewhere use the repository.',
    severity: 'error',
    from: {
      path: '^server/src/modules/',
      pathNot: `-repository\\.ts$|-tables\\.ts$|${testCode}`,
    },
    to: { path: 'node_modules/(\\.pnpm/)?(pg|drizzle-orm)(@|/)', dependencyTypesNot: ['type-only'] },
  },
  ...layerRules(engineLayers),
  {
    name: 'rules-do-not-know-each-other',
    comment: 'A rule is one folder that needs no other rule; what two share belongs to a layer below.',
    severity: 'error',
    from: { path: '^engine/src/rules/([^/]+)/', pathNot: testCode },
    to: { path: '^engine/src/rules/[^/]+/', pathNot: '^engine/src/rules/$1/' },
  },
  {
    name: 'rules-do-not-read-pages',
    comment: 'Rules work on facts and passages: what they need of a page belongs to layout or facts.',
    severity: 'error',
    from: { path: '^engine/src/rules/', pathNot: testCode },
    to: { path: '^engine/src/(pdf|ocr)/' },
  },
  {
    name: 'pdf-library-in-pdf-only',
    comment: 'Only engine/src/pdf knows the PDF library.',
    severity: 'error',
    from: { path: '^engine/src/', pathNot: '^engine/src/pdf/' },
    to: { path: 'node_modules/(\\.pnpm/)?@embedpdf' },
  },
  {
    name: 'test-code-stays-in-tests',
    comment: 'Builders, fakes and fixtures must not reach production code.',
    severity: 'error',
    from: { path: '^(host|remote-[^/]+|shared|engine|server)/src/', pathNot: `${testCode}|standalone` },
    to: { path: testCode },
  },
];
