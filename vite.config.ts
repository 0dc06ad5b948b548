import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { routeNameOf } from './src/ui/rendering/route-files.ts';
import { routeTable } from './src/ui/routes/route-table.ts';

const source = (file: string): string => path.resolve(import.meta.dirname, 'src/ui', file);
const start = source('start.tsx');
const liveClientApp = source('composition/live-client-app.ts');
const apiServices = path.resolve(import.meta.dirname, 'src/composition/api/api-services.ts');
/** Evaluated in a task of its own (src/ui/composition/shell.ts). */
const decodeLessons = path.resolve(import.meta.dirname, 'src/adapters/api/lessons/decode-lessons.ts');

/** Inlined in the pages; built here for the font files that it names. */
const fontFaces = 'src/ui/theme/styles/fonts.css';

/** Returns the modules that are loaded with `modules`, including these. */
function loadedWith(context: Rolldown.ChunkingContext, modules: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const id of modules) visit(id);
  return found;
}

const publicNames = new Set<string>(
  routeTable.filter(({ access }) => access !== 'signed-in').map(({ name }) => name),
);

/** The pages that most users open first. They load no module of another page. */
const entryNames = new Set(['lessons', 'login']);

/**
 * Returns the file of each module of the client's core and adapters: `client-shared` is loaded by public pages, the others by no public page.
 * `client-api`, with the services of the API, is evaluated in its own task. Without groups, the bundler makes 60 files of them, and 60 requests
 * take two seconds on slow 4G.
 */
function clientModules(context: Rolldown.ChunkingContext) {
  const lazy = [...loadedWith(context, [start])].flatMap((id) => [
    ...(context.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  ]);
  const pagesOf = (names: ReadonlySet<string>): readonly string[] =>
    lazy.filter((id) => names.has(routeNameOf(id.replaceAll('\\', '/')) ?? ''));
  const elsewhere = loadedWith(context, [start, decodeLessons, ...pagesOf(entryNames)]);
  // A group that contains a dynamically imported module loses its exports (bundler bug).
  const isOnDemand = (id: string): boolean => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  const own = [...loadedWith(context, [liveClientApp, apiServices])].filter(
    (id) => !elsewhere.has(id) && !isOnDemand(id),
  );
  const isPublic = loadedWith(context, pagesOf(publicNames));
  const isCore = loadedWith(context, [liveClientApp]);
  const fileOf = (id: string): string => {
    if (isPublic.has(id)) return 'client-shared';
    return isCore.has(id) ? 'client' : 'client-api';
  };
  return new Map(own.map((id) => [id, fileOf(id)]));
}

/** Modules that `main.ts` needs, in the file of its first step, to save a request. */
const inMain = 'vite/preload-helper|src/ui/outside-react/import-fetched\\.ts|src/ui/composition/pause\\.ts';

/** Modules that are too small for a file: every page would preload them, and browsers load only six files at once. */
const tooSmall = new RegExp(
  `src/(?:${[
    'ui/use-storage-entry',
    'ui/components/(?:empty-state|text-link|optional-part)',
    'ui/messages/en/storage',
    'ui/features/lessons/getting-started/first-steps/first-steps-store',
    'ui/features/lessons/lessons/(?:unit-tone|last-lesson)',
    'domain/lessons/lessons/lesson',
    'domain/platform/forms/bidi-isolate',
  ].join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'),
);

/** The module of one icon. The package's index imports the icons of all pages. */
const oneIcon = /lucide-react[\\/].*[\\/]icons[\\/]/;

/** The modules that all guides share: one file. */
const guides =
  /src[\\/]ui[\\/]features[\\/]lessons[\\/]getting-started[\\/](?:guide-\w+|messages[\\/]en[\\/]getting-started)\.tsx?$/;

/** The modules that the list of lessons and its loader share: one file. */
const lessonList =
  /src[\\/](?:ui[\\/](?:rendering[\\/]in-markup|features[\\/]lessons[\\/]lessons[\\/](?:messages[\\/]en[\\/]lessons|loaded-lesson-list|filter-options|search-path))|domain[\\/]lessons[\\/]lessons[\\/]lesson-(?:search|list))\.ts$/;

/**
 * Three files before the first page, one for each step of `main.ts`: React, the router, and the other modules that every page needs. Without
 * groups, the bundler splits these into a dozen files, which compress worse. They contain no module of a single page.
 */
function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let atOnce: ReadonlySet<string> | null = null;
  let modules: ReturnType<typeof clientModules> | null = null;
  return [
    {
      name: 'react',
      priority: 2,
      test: new RegExp(`node_modules/(?:react|react-dom|scheduler)/|${inMain}`.replaceAll('/', '[\\\\/]')),
    },
    {
      name: 'router',
      priority: 2,
      test: /node_modules[\\/]react-router[\\/]|src[\\/]ui[\\/]boot[\\/]router\.ts/,
    },
    {
      priority: 1,
      debugName: 'app',
      name: (id, context) => {
        atOnce ??= loadedWith(context, [start]);
        return (atOnce.has(id) && !oneIcon.test(id)) || tooSmall.test(id) ? 'app' : null;
      },
    },
    {
      debugName: 'client',
      name: (id, context) => {
        modules ??= clientModules(context);
        return modules.get(id) ?? null;
      },
      includeDependenciesRecursively: false,
    },
    { name: 'icons', test: oneIcon, minShareCount: 8, includeDependenciesRecursively: false },
    { name: 'guides', test: guides, includeDependenciesRecursively: false },
    { name: 'lesson-list', test: lessonList, includeDependenciesRecursively: false },
  ];
}

/** Replaces Vite's import of built modules by `import-fetched.ts`. */
const importFetched: Plugin = {
  name: 'import-fetched',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importFetched as __vitePreload } from ${JSON.stringify(path.resolve(import.meta.dirname, 'src/ui/outside-react/import-fetched.ts'))};`,
  },
};

/** The configuration of the browser's and the server's bundle; `scripts/build` sets the output folder. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), importFetched],
  appType: 'custom',
  build: {
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // Vite omits a file without dependencies, which must be preloaded like the others.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' && !files.includes(file) ? [file, ...files] : files,
    },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // `scripts/build/budgets.ts` measures the files of each page and fails the build.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions:
      isSsrBuild === true
        ? {}
        : {
            input: ['index.html', fontFaces],
            output: { codeSplitting: { groups: chunkGroups() } },
          },
  },
}));
