'use strict';

/** npm packages that belong to one adapter each; nothing else may know them. */
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
/** What the two compositions share. */
const composition = '^src/composition/[^/]+$';
const serverComposition = '^src/server/(main\\.ts$|composition/|local/)';

/** The contexts; each imports those that its predecessor may import, and its predecessor. The same in every layer. */
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

/** The table of allowed imports (docs/architecture.md), each line as what it forbids and what to do instead. */
/** HTTP of the client side: its ports, and the rules of Spec §7. */
const http = ['^src/application/client/.*http/', '^src/application/client/.*ports/http'];

module.exports = {
  forbidden: [
    rule(
      'domain-alone',
      'The domain imports nothing but itself. Take what you need as a value (`now`, `id`) or move the code outward.',
      { path: '^src/domain/' },
      { pathNot: '^src/domain/' },
    ),
    rule(
      'application-inward',
      'Use cases know the domain and their ports. Describe what you need as a port and implement it in src/adapters.',
      { path: '^src/application/' },
      { pathNot: '^src/(domain|application)/' },
    ),
    rule(
      'ports-are-types',
      'A port says what is needed and holds no code. Import types only; rules go to the domain, constants to storage-entries.ts.',
      { path: ports },
      { path: '^src/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'ports-know-no-use-case',
      'A port knows the domain and its sibling ports. Move the type that you need into the port or into the domain.',
      { path: ports },
      { path: '^src/application/', pathNot: ports },
    ),
    rule(
      'client-knows-no-service',
      'The client side reaches the service through a port only. Share rules in the domain, shapes in adapters/wire.',
      { path: '^src/application/client/' },
      { path: '^src/application/service/' },
    ),
    rule(
      'service-knows-no-client',
      'The service serves any client. Share rules in the domain, shapes in adapters/wire.',
      { path: '^src/application/service/' },
      { path: '^src/application/client/' },
    ),
    rule(
      'use-cases-know-no-http',
      'Use cases speak to the service through AccountService and its like. Only adapters and compositions use the Http port.',
      { path: '^src/application/client/', pathNot: http },
      { path: http },
    ),
    rule(
      'adapters-take-types',
      'An adapter wires no use case. Take what you call through the constructor, by its type, from composition.',
      { path: '^src/adapters/' },
      {
        path: '^src/application/',
        pathNot: '^src/application/client/storage-entries\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'adapters-apart',
      'One adapter knows no other one. Join them in composition; what travels over the wire stands in adapters/wire.',
      { path: '^src/adapters/([^/]+)/' },
      { path: '^src/adapters/', pathNot: ['^src/adapters/$1/', '^src/adapters/wire/'] },
    ),
    rule(
      'wire-for-both-ends-only',
      'Only those who speak the wire know it: adapters/api and the server. Use the domain types instead.',
      { path: '^src/', pathNot: ['^src/adapters/(wire|api)/', '^src/server/'] },
      { path: '^src/adapters/wire/' },
    ),
    rule(
      'adapters-know-no-host',
      'Adapters are used by hosts and know none. Take what you need through the constructor.',
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
      'These adapters run in a browser. Use the platform, or put the Node part into adapters/node.',
      { path: '^src/adapters/(api|axios|browser|firebase|wire)/' },
      { dependencyTypes: ['core'] },
    ),
    ...Object.entries(technologies).map(([folder, names]) =>
      rule(
        `${folder}-in-its-adapter`,
        `Only adapters/${folder} knows ${names.join(', ')}. Use the port that it implements.`,
        { path: '^src/', pathNot: [`^src/adapters/${folder}/`, '^src/server/local/'] },
        { path: packages(names) },
      ),
    ),
    rule(
      'fastify-in-server',
      'Only the server speaks Fastify. Keep rules in the domain and the application.',
      { path: '^src/', pathNot: '^src/server/' },
      { path: packages(['fastify', '@fastify', 'fastify-plugin', 'fastify-type-provider-zod']) },
    ),
    rule(
      'prom-client-in-metrics',
      'Only server/metrics knows prom-client. Pass a `Metrics`.',
      { path: '^src/', pathNot: '^src/server/metrics/' },
      { path: packages(['prom-client']) },
    ),
    rule(
      'opentelemetry-in-tracing',
      'Only server/tracing knows OpenTelemetry. Pass a `Tracing`.',
      { path: '^src/', pathNot: '^src/server/tracing/' },
      { path: packages(['@opentelemetry']) },
    ),
    rule(
      'workbox-in-service-worker',
      'Only the service worker uses Workbox. Pages reach it through the port OfflineLessons.',
      { path: '^src/', pathNot: '^src/service-worker/' },
      { path: packages(['workbox-[a-z-]+']) },
    ),
    rule(
      'service-worker-alone',
      'The service worker runs without a page: it knows the domain and the names that it shares with adapters/browser.',
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
      'The command line loads no page, no server and no service, not even through others (decision 48). Use ClientApp.',
      { path: '^src/cli/' },
      { path: ['^src/(ui|server|service-worker|application/service)/', reactPackages], reachable: true },
    ),
    rule(
      'cli-through-client-app',
      'Commands ask `cli.app`. Only cli/composition knows adapters and calls use cases.',
      { path: '^src/cli/', pathNot: '^src/cli/composition/' },
      { path: ['^src/adapters/', '^src/(application|composition)/'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'cli-alone',
      'Nothing needs the command line. Move what both need into the domain, the client side or an adapter.',
      { path: '^src/', pathNot: '^src/cli/' },
      { path: ['^src/cli/', packages(['commander', 'string-width'])] },
    ),
    rule(
      'inversify-in-composition',
      'The container stays in the composition roots; everything else takes its collaborators as arguments.',
      { path: '^src/', pathNot: ['^src/((ui|cli)/)?composition/'] },
      { path: packages(['inversify', 'reflect-metadata']) },
    ),
    rule(
      'ui-through-client-app',
      'Pages ask `useApp()`. Only start.tsx and ui/composition know adapters.',
      { path: '^src/ui/', pathNot: uiComposition },
      { path: '^src/adapters/' },
    ),
    rule(
      'ui-takes-types',
      'Pages take types of the client side and call it through `useApp()`; use cases are wired in ui/composition.',
      { path: '^src/ui/', pathNot: uiComposition },
      {
        path: '^src/application/',
        pathNot: '^src/application/client/storage-entries\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'ui-knows-no-composition',
      'Pages do not wire themselves. Take what you need from `useApp()`. Only render.tsx composes, too: for pages on the server.',
      { path: '^src/ui/', pathNot: [uiComposition, '^src/ui/render\\.tsx$'] },
      { path: '^src/(ui/)?composition/' },
    ),
    rule(
      'client-composition-without-host',
      'How the client is wired is the same for every host. Bind adapters in the host: ui/composition, or a builder of the tests.',
      { path: '^src/composition/client/' },
      {
        path: '^src/',
        pathNot: `${composition}|^src/(composition/client|application/(client|ports)|domain)/`,
      },
    ),
    rule(
      'service-composition-without-host',
      'How the service is wired is the same for every host. Open adapters in the host: server/composition, or a builder of the tests.',
      { path: '^src/composition/service/' },
      {
        path: '^src/',
        pathNot: `${composition}|^src/(composition/service|application/(service|ports)|domain)/`,
      },
    ),
    rule(
      'api-composition-without-host',
      'The client over the API needs no host: only the client, its wiring and adapters/api.',
      { path: '^src/composition/api/' },
      {
        path: '^src/',
        pathNot: '^src/(composition/(api|client)|adapters/api|application/(client|ports)|domain)/',
      },
    ),
    rule(
      'memory-composition-without-host',
      'The client in memory runs anywhere: only the client, its wiring, adapters/api and adapters/memory.',
      { path: '^src/composition/memory/' },
      {
        path: '^src/',
        pathNot:
          '^src/(composition/(memory|api|client)|adapters/(api|memory)|application/(client|ports)|domain)/',
      },
    ),
    rule(
      'wiring-knows-no-use-case',
      'What both compositions are written with knows neither side.',
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
      'What features share imports none of them. Pass the part in, or move it into the feature.',
      { path: '^src/ui/(boot|components|data|forms|layouts|messages|theme)/' },
      { path: '^src/ui/features/' },
    ),
    rule(
      'ui-knows-no-service',
      'The browser has no service side but the one behind its ports; only demo mode (ui/composition) joins the two.',
      { path: '^src/ui/', pathNot: '^src/ui/composition/' },
      { path: '^src/(server|application/service)/' },
    ),
    rule(
      'http-through-service-app',
      'Routes call `ServiceApp`; the wire is the only adapter that they know.',
      { path: '^src/server/http/' },
      { path: '^src/adapters/', pathNot: '^src/adapters/wire/' },
    ),
    rule(
      'http-takes-types',
      'Routes take types of the service side and call it through `ServiceApp`; use cases are wired in composition/service.',
      { path: '^src/server/http/' },
      { path: '^src/application/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'http-knows-no-composition',
      'Routes do not wire themselves. Take what you need as an argument.',
      { path: '^src/server/http/' },
      { path: [serverComposition, '^src/composition/'] },
    ),
    rule(
      'server-renders-through-a-seam',
      'Pages come from `PageRenderer`; only composition may import ui/render.tsx, the type of its configuration, and the words of what is printed.',
      { path: '^src/server/' },
      {
        path: '^src/ui/',
        pathNot:
          '^src/ui/(render\\.tsx|app-config\\.ts|features/lessons/lessons/messages/en/lesson-file-words\\.ts|features/classrooms/classrooms/messages/en/(?:login|record)-paper\\.ts|features/billing/checkout/messages/en/(?:document-paper|tax-form)\\.ts|features/billing/license/messages/en/case-paper\\.ts)$',
      },
    ),
    rule(
      'rendering-in-composition',
      'The HTTP layer is handed a `PageRenderer`; import ui/render.tsx in composition.',
      { path: '^src/server/', pathNot: serverComposition },
      { path: '^src/ui/' },
    ),
    rule(
      'local-mode-apart',
      'What exists only for local mode is absent from production. Start it from src/server/local/main.ts.',
      { path: '^src/', pathNot: '^src/server/local/' },
      { path: '^src/server/local/' },
    ),
    rule(
      'source-alone',
      'The product uses no test, script or benchmark. Move what both need into src.',
      { path: '^src/' },
      { path: '^(tests|scripts|bench)/' },
    ),
    rule(
      'no-barrel',
      'Import the file that has what you need; an index.ts hides what depends on what.',
      { path: '^src/' },
      { path: '^src/.+/index\\.tsx?$' },
    ),
    rule(
      'no-drawer',
      'Put it beside its only caller, or under a name of the domain.',
      { path: '^src/' },
      { path: '/(utils|helpers|common|shared|lib)/', pathNot: 'node_modules' },
    ),
    rule(
      'no-cycle',
      'Two files that need each other are one, or lack a third one that both need.',
      { path: '^src/' },
      { circular: true },
    ),
    rule(
      'no-orphan',
      'Nothing uses this file and it uses nothing. Delete it.',
      {
        orphan: true,
        path: '^src/',
        // The build puts the second one in place of Vite's own helper.
        pathNot: ['\\.d\\.ts$', '^src/ui/outside-react/import-fetched\\.ts$', '\\.(css|js|json|svg)$'],
      },
      {},
    ),
    // The types that @microbit/microbit-fs names in its package.json are in no file: the compiler finds the others, this tool does not.
    rule(
      'no-unresolved',
      'This import leads nowhere.',
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
