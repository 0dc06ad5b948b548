import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { routeNameOf } from './src/ui/rendering/route-files.ts';
import { routeTable } from './src/ui/routes/route-table.ts';

const source = (file: string): string => path.resolve(import.meta.dirname, 'src/ui', file);
const start = source('start.tsx');
const liveClientApp = source('composition/live-client-app.ts');
/** Evaluated in a task of its own (src/ui/composition/shell.ts). */
const decodeLessons = path.resolve(import.meta.dirname, 'src/adapters/api/lessons/decode-lessons.ts');

/** Stands in the pages themselves; built here for the files that it names. */
const fontFaces = 'src/ui/theme/styles/fonts.css';

/** The modules that are loaded with some modules, these included. */
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

/** The pages that most people open first; they load no module of another page. */
const entryNames = new Set(['lessons', 'login']);

/**
 * The modules of the client's core and adapters: `client` are those that no public page starts with, `shared` the others. Left to itself
 * the bundler makes 60 files of them, because pages share them in as many ways; asking for 60 files on slow 4G takes two seconds.
 */
function clientModules(context: Rolldown.ChunkingContext) {
  const lazy = [...loadedWith(context, [start])].flatMap((id) => [
    ...(context.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  ]);
  const pagesOf = (names: ReadonlySet<string>): readonly string[] =>
    lazy.filter((id) => names.has(routeNameOf(id.replaceAll('\\', '/')) ?? ''));
  const elsewhere = loadedWith(context, [start, decodeLessons, ...pagesOf(entryNames)]);
  // The bundler loses the exports of a module that is imported on demand, if a group takes it.
  const isOnDemand = (id: string): boolean => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  const own = [...loadedWith(context, [liveClientApp])].filter((id) => !elsewhere.has(id) && !isOnDemand(id));
  const isPublic = loadedWith(context, pagesOf(publicNames));
  return {
    client: new Set(own.filter((id) => !isPublic.has(id))),
    shared: new Set(own.filter((id) => isPublic.has(id))),
  };
}

/** What `main.ts` needs: in the file of its first step, since a file of its own is another to fetch. */
const inMain = 'vite/preload-helper|src/ui/outside-react/import-fetched\\.ts|src/ui/composition/pause\\.ts';

/** Too small to be fetched alone: each page would name it in its head, and browsers fetch but six files at once. */
const tooSmall = new RegExp(
  `src/(?:${[
    'ui/use-storage-entry',
    'ui/components/(?:empty-state|text-link|previous-next|optional-part)',
    'ui/messages/en/storage',
    'ui/messages/short-day',
    'ui/features/lessons/getting-started/first-steps/first-steps-store',
    'ui/features/lessons/lessons/(?:unit-tone|last-lesson)',
    'domain/lessons/lessons/lesson',
    'domain/platform/forms/bidi-isolate',
  ].join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'),
);

/** One drawing: the index of the package names every one that any page shows, and each belongs to its pages. */
const oneIcon = /lucide-react[\\/].*[\\/]icons[\\/]/;

/** What all guides are made of: one file. */
const guides =
  /src[\\/]ui[\\/](?:features[\\/]lessons[\\/]getting-started[\\/](?:guide-\w+|messages[\\/]en[\\/]getting-started)|messages[\\/]en[\\/]planned)\.tsx?$/;

/** What the list of lessons and the loader of lessons share: one file. */
const lessonList =
  /src[\\/](?:ui[\\/](?:rendering[\\/]in-markup|features[\\/]lessons[\\/]lessons[\\/](?:messages[\\/]en[\\/]lessons|loaded-lesson-list|filter-options|search-path))|domain[\\/]lessons[\\/]lessons[\\/]lesson-(?:search|list))\.ts$/;

/**
 * Three files before the first page, one for each step of `main.ts`: React, the router, and the rest of what every page needs.
 * Left to itself the bundler cuts that rest into a dozen, which compress worse. Nothing of a single page is drawn in.
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
        if (modules.client.has(id)) return 'client';
        return modules.shared.has(id) ? 'client-shared' : null;
      },
      includeDependenciesRecursively: false,
    },
    { name: 'icons', test: oneIcon, minShareCount: 8, includeDependenciesRecursively: false },
    { name: 'guides', test: guides, includeDependenciesRecursively: false },
    { name: 'lesson-list', test: lessonList, includeDependenciesRecursively: false },
  ];
}

/** Our own way to import a module of the build, in place of Vite's: see `import-fetched.ts`. */
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

/** One configuration for the browser's bundle and the server's; where it goes is said by `scripts/build`. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), importFetched],
  appType: 'custom',
  build: {
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // Vite leaves out a file that needs no other one; it is fetched first like any other.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' && !files.includes(file) ? [file, ...files] : files,
    },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // Not by the size of single files: `scripts/build/budgets.ts` measures what each page loads, and fails the build.
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
