'use strict';

/** npm packages that only one adapter may import. */
const technologies = {
  axios: ['axios'],
  content: ['yaml', 'marked'],
  'csv-parse': ['csv-parse', 'chardet'],
  fflate: ['fflate'],
  firebase: ['firebase', '@firebase'],
  'firebase-admin': ['firebase-admin'],
  'microbit-fs': ['@microbit'],
  nodemailer: ['nodemailer'],
  'openid-client': ['openid-client'],
  pino: ['pino'],
  postgres: ['pg', 'pg-boss', 'kysely', '@electric-sql'],
  pdfkit: ['pdfkit', 'svg-to-pdfkit', '@fontsource'],
  office: ['pptxgenjs', 'docx'],
  'react-email': ['@react-email'],
  yauzl: ['yauzl'],
};

const packages = (names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
const outside = { pathNot: '^src/' };
const reactPackages = packages([
  'react',
  'react-dom',
  'react-router',
  '@chakra-ui',
  '@emotion',
  'lucide-react',
]);
const ports = ['^src/application/ports/', '^src/application/.+/ports/'];
const uiComposition = '^src/ui/((?:main|start)\\.tsx?$|composition/)';
/** The code that both compositions share. */
const composition = '^src/composition/[^/]+$';
const serverComposition = '^src/server/(main\\.ts$|composition/|local/)';

/** The contexts. Each may import its predecessor, and what its predecessor may import. They are the same in every layer. */
const predecessors = {
  platform: null,
  identity: 'platform',
  organizations: 'identity',
  lessons: 'organizations',
  classrooms: 'lessons',
  rosters: 'classrooms',
  billing: 'organizations',
};
const upTo = (context) => (context === null ? [] : [context, ...upTo(predecessors[context])]);
const beyond = (context) => Object.keys(predecessors).filter((other) => !upTo(context).includes(other));
const inLayer =
  '^src/(domain|application/(?:client|service)|adapters/(?:api|memory|postgres|wire)|server/http/routes|ui/features)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** HTTP of the client side: its ports, and the rules of Spec §7. */
const http = ['^src/application/client/.*http/', '^src/application/client/.*ports/http'];

module.exports = {
  forbidden: [
    rule(
      'domain-alone',
      'The domain imports only itself. Take what you need as a value (`now`, `id`) or move the code outward.',
      { path: '^src/domain/' },
      { pathNot: '^src/domain/' },
    ),
    rule(
      'application-inward',
      'Use cases import only the domain and their ports. Declare what you need as a port and implement it in src/adapters.',
      { path: '^src/application/' },
      { pathNot: '^src/(domain|application)/' },
    ),
    rule(
      'ports-are-types',
      'A port declares types and contains no code. Import types only; rules belong in the domain, constants in storage-entries.ts.',
      { path: ports },
      { path: '^src/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'ports-know-no-use-case',
      'A port imports only the domain and other ports. Move the type that you need into the port or into the domain.',
      { path: ports },
      { path: '^src/application/', pathNot: ports },
    ),
    rule(
      'client-knows-no-service',
      'The client calls the service only through a port. Put shared rules in the domain, and shared schemas in adapters/wire.',
      { path: '^src/application/client/' },
      { path: '^src/application/service/' },
    ),
    rule(
      'service-knows-no-client',
      'The service imports no client code. Put shared rules in the domain, and shared schemas in adapters/wire.',
      { path: '^src/application/service/' },
      { path: '^src/application/client/' },
    ),
    rule(
      'use-cases-know-no-http',
      'Use cases call the service through ports such as AccountService. Only adapters and compositions use the Http port.',
      { path: '^src/application/client/', pathNot: http },
      { path: http },
    ),
    rule(
      'adapters-take-types',
      'An adapter imports only types of use cases. Composition passes what it calls to its constructor.',
      { path: '^src/adapters/' },
      {
        path: '^src/application/',
        pathNot: '^src/application/client/storage-entries\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'adapters-apart',
      'An adapter does not import another one. Connect them in composition; schemas of the API are in adapters/wire.',
      { path: '^src/adapters/([^/]+)/' },
      { path: '^src/adapters/', pathNot: ['^src/adapters/$1/', '^src/adapters/wire/'] },
    ),
    rule(
      'wire-for-both-ends-only',
      'Only adapters/api and the server import adapters/wire. Use the types of the domain instead.',
      { path: '^src/', pathNot: ['^src/adapters/(wire|api)/', '^src/server/'] },
      { path: '^src/adapters/wire/' },
    ),
    rule(
      'adapters-know-no-host',
      'Adapters do not import hosts. Pass what they need to the constructor.',
      { path: '^src/adapters/' },
      { path: '^src/(ui|server|cli|composition)/' },
    ),
    rule(
      'memory-needs-nothing',
      'In-memory adapters run anywhere: no npm package, no Node module.',
      { path: '^src/adapters/memory/' },
      outside,
    ),
    rule(
      'browser-adapters-need-no-node',
      'These adapters run in a browser. Use browser APIs, or put the Node part into adapters/node.',
      { path: '^src/adapters/(api|axios|browser|firebase|wire)/' },
      { dependencyTypes: ['core'] },
    ),
    ...Object.entries(technologies).map(([folder, names]) =>
      rule(
        `${folder}-in-its-adapter`,
        `Only adapters/${folder} imports ${names.join(', ')}. Use the port that it implements.`,
        { path: '^src/', pathNot: [`^src/adapters/${folder}/`, '^src/server/local/'] },
        { path: packages(names) },
      ),
    ),
    rule(
      'fastify-in-server',
      'Only the server imports Fastify. Keep rules in the domain and the application.',
      { path: '^src/', pathNot: '^src/server/' },
      { path: packages(['fastify', '@fastify', 'fastify-plugin', 'fastify-type-provider-zod']) },
    ),
    rule(
      'prom-client-in-metrics',
      'Only server/metrics imports prom-client. Pass a `Metrics`.',
      { path: '^src/', pathNot: '^src/server/metrics/' },
      { path: packages(['prom-client']) },
    ),
    rule(
      'opentelemetry-in-tracing',
      'Only server/tracing imports OpenTelemetry. Pass a `Tracing`.',
      { path: '^src/', pathNot: '^src/server/tracing/' },
      { path: packages(['@opentelemetry']) },
    ),
    rule(
      'workbox-in-service-worker',
      'Only the service worker imports Workbox. Pages use it through the port OfflineLessons.',
      { path: '^src/', pathNot: '^src/service-worker/' },
      { path: packages(['workbox-[a-z-]+']) },
    ),
    rule(
      'service-worker-alone',
      'The service worker runs without a page: it imports only the domain and the names that it shares with adapters/browser.',
      { path: '^src/service-worker/' },
      {
        path: '^src/',
        pathNot: ['^src/(service-worker|domain)/', '^src/adapters/browser/offline-names\\.ts$'],
      },
    ),
    rule(
      'react-in-ui',
      'Only pages and mails are written in React.',
      { path: '^src/', pathNot: ['^src/ui/', '^src/adapters/react-email/'] },
      { path: reactPackages },
    ),
    rule(
      'cli-without-pages',
      'The command line loads no page, server or service code, directly or indirectly (decision 48). Use ClientApp.',
      { path: '^src/cli/' },
      { path: ['^src/(ui|server|service-worker|application/service)/', reactPackages], reachable: true },
    ),
    rule(
      'cli-through-client-app',
      'Commands call `cli.app`. Only cli/composition imports adapters and use cases.',
      { path: '^src/cli/', pathNot: '^src/cli/composition/' },
      { path: ['^src/adapters/', '^src/(application|composition)/'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'cli-alone',
      'No other code imports the command line. Move shared code into the domain, the client side or an adapter.',
      { path: '^src/', pathNot: '^src/cli/' },
      { path: ['^src/cli/', packages(['commander', 'string-width'])] },
    ),
    rule(
      'inversify-in-composition',
      'Only composition roots use the container; other code gets its dependencies as arguments.',
      { path: '^src/', pathNot: ['^src/((ui|cli)/)?composition/'] },
      { path: packages(['inversify', 'reflect-metadata']) },
    ),
    rule(
      'ui-through-client-app',
      'Pages use `useApp()`. Only start.tsx and ui/composition import adapters.',
      { path: '^src/ui/', pathNot: uiComposition },
      { path: '^src/adapters/' },
    ),
    rule(
      'ui-takes-types',
      'Pages import only types of the client side and call it through `useApp()`; use cases are wired in ui/composition.',
      { path: '^src/ui/', pathNot: uiComposition },
      {
        path: '^src/application/',
        pathNot: '^src/application/client/storage-entries\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'ui-knows-no-composition',
      'Pages do not wire dependencies. Use `useApp()`. Only render.tsx also composes, for pages on the server.',
      { path: '^src/ui/', pathNot: [uiComposition, '^src/ui/render\\.tsx$'] },
      { path: '^src/(ui/)?composition/' },
    ),
    rule(
      'client-composition-without-host',
      'The wiring of the client is the same for every host. Bind adapters in the host: ui/composition, or a builder of the tests.',
      { path: '^src/composition/client/' },
      {
        path: '^src/',
        pathNot: `${composition}|^src/(composition/client|application/(client|ports)|domain)/`,
      },
    ),
    rule(
      'service-composition-without-host',
      'The wiring of the service is the same for every host. Open adapters in the host: server/composition, or a builder of the tests.',
      { path: '^src/composition/service/' },
      {
        path: '^src/',
        pathNot: `${composition}|^src/(composition/service|application/(service|ports)|domain)/`,
      },
    ),
    rule(
      'api-composition-without-host',
      'This composition imports no host: only the client, its wiring and adapters/api.',
      { path: '^src/composition/api/' },
      {
        path: '^src/',
        pathNot: '^src/(composition/(api|client)|adapters/api|application/(client|ports)|domain)/',
      },
    ),
    rule(
      'memory-composition-without-host',
      'This composition runs anywhere: it imports only the client, its wiring, adapters/api and adapters/memory.',
      { path: '^src/composition/memory/' },
      {
        path: '^src/',
        pathNot:
          '^src/(composition/(memory|api|client)|adapters/(api|memory)|application/(client|ports)|domain)/',
      },
    ),
    rule(
      'wiring-knows-no-use-case',
      'Code that both compositions share imports neither of them.',
      { path: composition },
      { path: '^src/', pathNot: composition },
    ),
    ...Object.keys(predecessors).map((context) =>
      rule(
        `${context}-in-order`,
        `${context} imports only ${upTo(context).join(', ')}. Move the code to the first context that needs it, or take it as an argument.`,
        { path: `${inLayer}${context}/` },
        {
          path: `^src/$1/(?:${beyond(context).join('|')})/`,
          // A lesson's page shows which of the reader's classes have the lesson.
          pathNot: '^src/ui/features/classrooms/classrooms/on-lesson/',
        },
      ),
    ),
    rule(
      'shared-knows-no-feature',
      'Code that features share imports no feature. Pass the part in, or move the code into the feature.',
      { path: '^src/ui/(boot|components|data|forms|layouts|messages|theme)/' },
      { path: '^src/ui/features/' },
    ),
    rule(
      'ui-knows-no-service',
      'Pages import no service code; they call the service through ports.',
      { path: '^src/ui/', pathNot: '^src/ui/composition/' },
      { path: '^src/(server|application/service)/' },
    ),
    rule(
      'http-through-service-app',
      'Routes call `ServiceApp`; adapters/wire is the only adapter that they import.',
      { path: '^src/server/http/' },
      { path: '^src/adapters/', pathNot: '^src/adapters/wire/' },
    ),
    rule(
      'http-takes-types',
      'Routes import only types of the service side and call it through `ServiceApp`; use cases are wired in composition/service.',
      { path: '^src/server/http/' },
      { path: '^src/application/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'http-knows-no-composition',
      'Routes do not wire dependencies. Get them as arguments.',
      { path: '^src/server/http/' },
      { path: [serverComposition, '^src/composition/'] },
    ),
    rule(
      'server-renders-through-a-seam',
      'The server gets pages from `PageRenderer`; only composition may import ui/render.tsx, the type of its configuration, and the texts of printed files.',
      { path: '^src/server/' },
      {
        path: '^src/ui/',
        pathNot:
          '^src/ui/(render\\.tsx|app-config\\.ts|features/lessons/lessons/messages/en/lesson-file-words\\.ts|features/classrooms/classrooms/messages/en/(?:login|record)-paper\\.ts|features/billing/checkout/messages/en/(?:document-paper|tax-form)\\.ts|features/billing/license/messages/en/case-paper\\.ts)$',
      },
    ),
    rule(
      'rendering-in-composition',
      'The HTTP layer gets a `PageRenderer` as an argument; import ui/render.tsx in composition.',
      { path: '^src/server/', pathNot: serverComposition },
      { path: '^src/ui/' },
    ),
    rule(
      'local-mode-apart',
      'Code for local mode is not part of production. Start it from src/server/local/main.ts.',
      { path: '^src/', pathNot: '^src/server/local/' },
      { path: '^src/server/local/' },
    ),
    rule(
      'source-alone',
      'The product imports no test, script or benchmark. Move shared code into src.',
      { path: '^src/' },
      { path: '^(tests|scripts|bench)/' },
    ),
    rule(
      'no-barrel',
      'Import the file itself; an index.ts hides dependencies.',
      { path: '^src/' },
      { path: '^src/.+/index\\.tsx?$' },
    ),
    rule(
      'no-drawer',
      'Put the file next to its only caller, or name its folder after a concept of the domain.',
      { path: '^src/' },
      { path: '/(utils|helpers|common|shared|lib)/', pathNot: 'node_modules' },
    ),
    rule(
      'no-cycle',
      'Merge two files that import each other, or move the code that both need into a third one.',
      { path: '^src/' },
      { circular: true },
    ),
    rule(
      'no-orphan',
      'No file imports this file, and it imports none. Delete it.',
      {
        orphan: true,
        path: '^src/',
        // The build replaces Vite's own helper with the second one.
        pathNot: ['\\.d\\.ts$', '^src/ui/outside-react/import-fetched\\.ts$', '\\.(css|js|json|svg)$'],
      },
      {},
    ),
    // The package.json of @microbit/microbit-fs names a missing file of types. The compiler finds the actual one, but this tool does not.
    rule(
      'no-unresolved',
      'The imported file does not exist.',
      { path: '^src/' },
      { couldNotResolve: true, pathNot: '^@microbit/microbit-fs$' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'require', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
