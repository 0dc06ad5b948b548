import { brotliCompressSync, constants } from 'node:zlib';
import { routeTable } from '../../src/ui/routes/route-table.ts';
import type { Chunks } from './chunks.ts';

export type Budget = {
  readonly what: string;
  readonly size: number;
  readonly unit: 'bytes' | 'files';
  readonly most: number;
  readonly advice: string;
};

const KB = 1024;
/** Code that loads after the first paint or on demand: packages and the table of permissions. */
const late =
  /node_modules[\\/](?:@?firebase|axios|inversify|@inversifyjs|reflect-metadata|@chakra-ui|@emotion|@ark-ui|@zag-js)[\\/]|src[\\/]domain[\\/]organizations[\\/]access[\\/]permissions\.ts$/;

const brotli = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function criticalFiles(chunks: Chunks, route: string): readonly string[] {
  const files = chunks.routeFiles()[route];
  if (files === undefined) throw new Error(`No page of the route '${route}' is in the build.`);
  return [...chunks.entryFiles(), ...files];
}

const publicRoutes = (chunks: Chunks): readonly string[] => {
  const built = chunks.routeFiles();
  return routeTable
    .filter(({ name, access }) => access !== 'signed-in' && name in built)
    .map(({ name }) => name);
};

function scriptBudget(chunks: Chunks, route: string, kilobytes: number): Budget {
  const sizes = criticalFiles(chunks, route).map((file) => brotli(chunks.chunk(file).code));
  return {
    what: `script before /${route} works, brotli`,
    size: sum(sizes),
    unit: 'bytes',
    most: kilobytes * KB,
    advice: 'Import what the first view does not need with import(), or leave it out.',
  };
}

function lateBudget(chunks: Chunks, what: string, routes: readonly string[]): Budget {
  const files = new Set(routes.flatMap((route) => criticalFiles(chunks, route)));
  const modules = [...files].flatMap((file) => Object.entries(chunks.chunk(file).modules));
  const early = modules.filter(([id, module]) => late.test(id) && module.renderedLength > 0);
  return {
    what: `firebase, axios, inversify, Chakra, permissions before ${what} works`,
    size: sum(early.map(([, { renderedLength }]) => renderedLength)),
    unit: 'bytes',
    most: 0,
    advice: `Reach these through ClientApp, or by import() when somebody asks for them: ${early.map(([id]) => id.replace(/.*node_modules./, '')).join(', ')}`,
  };
}

/** Limits the number of files. Each request takes about 30 ms on slow 4G and 1 ms of CPU time on a slow phone, regardless of its size. */
function clientFilesBudget(chunks: Chunks): Budget {
  const files = chunks.aheadFiles()['product'] ?? [];
  return {
    what: "files of the client's core and adapters",
    size: files.length,
    unit: 'files',
    most: 30,
    advice: 'Let `clientModules` in vite.config.ts put modules into one file.',
  };
}

/** The scripts' budgets. docs: stack, 'Speed'. */
export const scriptBudgets = (chunks: Chunks): readonly Budget[] => [
  // Mostly React, the router, the form of a page, and the queue of calls to the deferred code (decision 54). Error texts are in the deferred code (4 KB). The
  // first load contains the URL and title of each page and the name of each part that loads on demand, so more pages and parts raise this limit.
  scriptBudget(chunks, 'lessons', 126),
  // Larger for the same reason. Also includes the code that restores drafts of the order form before the user types.
  scriptBudget(chunks, 'login', 131),
  // Students wait for it on the slowest computers of a school (CLS-1). Blockly loads after the page of an activity is shown.
  scriptBudget(chunks, 'class', 150),
  scriptBudget(chunks, 'class-activity', 150),
  // Pages behind login. They contain Chakra and its fields (decisions 36, 42), and preload the client's core and adapters as one file. That file includes the
  // error texts of the student pages, `eventsource-parser` for the stream of a running class, and the request schemas of operations (decision 190). The API's
  // services are evaluated in their own task, so they are a separate file, which compresses worse. The calendar of date fields loads on demand but shares files
  // with menus.
  scriptBudget(chunks, 'settings-profile', 331),
  // Also contains a table: TanStack, its parts based on Chakra's, and the parsing of its URL (decision 41).
  scriptBudget(chunks, 'settings-classrooms', 325),
  lateBudget(chunks, 'any public page', publicRoutes(chunks)),
  clientFilesBudget(chunks),
];

/** The size limit of a page's HTML with its critical CSS. docs: stack, 'Speed'. */
export const pageBudget = (what: string, html: string): Budget => ({
  what: `HTML of ${what} with its rules, brotli`,
  size: brotli(html),
  unit: 'bytes',
  // Includes 0.2 KB for the grid of lessons on a phone, because a lesson's picture is on the first screen, and 0.1 KB each for the full names of the theme, the
  // metrics of DejaVu (without them, text moves on Linux when its font loads), the link to the scope and sequence, and the name of a file of shared helpers.
  most: 6.6 * KB,
  advice: 'Send less data with the page, or move rules out of what the first paint needs.',
});

const sizeOf = ({ unit }: Budget, size: number): string =>
  unit === 'files' ? `${size} files` : `${(size / KB).toFixed(1)} KB`;

/** Prints a table of the measured sizes. Returns advice about exceeded limits, or null if none is exceeded. */
export function overBudget(budgets: readonly Budget[]): string | null {
  const width = Math.max(...budgets.map(({ what }) => what.length));
  for (const budget of budgets) {
    const { what, size, most } = budget;
    const verdict = size <= most ? 'ok' : 'TOO LARGE';
    const [is, limit] = [sizeOf(budget, size), sizeOf(budget, most)];
    console.log(`  ${what.padEnd(width)}  ${is.padStart(9)} of ${limit.padStart(8)}  ${verdict}`);
  }
  const broken = budgets.filter(({ size, most }) => size > most);
  if (broken.length === 0) return null;
  return `The build is over its budget:\n${broken.map(({ what, advice }) => `- ${what}. ${advice}`).join('\n')}`;
}
