import { list as crawlers } from 'isbot';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { classCodeLength, classCodeSymbols } from '#domain/classrooms/class-codes/class-code.ts';
import { userCodeLength, userCodeSymbols } from '#domain/identity/devices/user-code.ts';
import { type Pattern, patternsIn, patternsInSource } from './patterns-in-source.ts';

/** For each file that builds a pattern at run time, the origin of its variable parts, and an example of each part. */
const built: Readonly<Record<string, { readonly from: string; readonly parts: readonly string[] }>> = {
  'src/adapters/api/fake-operations.ts': { from: 'paths of operations', parts: ['/v1/(?<id>[^/]+)/a'] },
  'src/adapters/browser/board/raw-repl.ts': { from: 'a number', parts: ['32'] },
  'src/domain/billing/prices/tax-table.ts': { from: 'prefixes of countries', parts: ['(?:GB|XI)'] },
  'src/domain/classrooms/students/entry.ts': {
    from: 'letters of class codes',
    parts: [classCodeSymbols, String(classCodeLength)],
  },
  'src/domain/identity/devices/user-code.ts': {
    from: 'letters of device codes',
    parts: [userCodeSymbols, String(userCodeLength)],
  },
  'src/domain/identity/sign-in/sign-in-link.ts': { from: 'modes of links', parts: ['signIn'] },
  'src/domain/lessons/programs/board/board-scripts.ts': { from: 'a number', parts: ['400'] },
  'src/domain/organizations/domains/mail-domain.ts': {
    from: 'constants',
    parts: ['[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?', '(?:[a-z0-9-]{0,61}[a-z0-9])?'],
  },
  'src/domain/rosters/files/forbidden-columns.ts': { from: 'forbidden words', parts: ['phone|mobile'] },
  'src/domain/rosters/rollover/next-year.ts': { from: 'a number', parts: ['12'] },
  'src/server/http/known-browsers.ts': { from: 'the name of a cookie', parts: ['blockyard-browser'] },
  'src/server/http/pages/compress-page.ts': { from: 'names of encodings', parts: ['gzip'] },
  'src/server/http/unmatched.ts': { from: 'paths of routes', parts: ['/v1/[^/]+/a/[^/]+'] },
  'src/ui/features/lessons/try-it/program-link.ts': {
    from: 'labels of blocks',
    parts: ['play tone \\((.*)\\)'],
  },
  'src/ui/rendering/is-crawler.ts': { from: 'patterns of a package', parts: ['(?<! cu)bots?(?:\\b|_)'] },
};

/** Patterns that can take quadratic time or longer, and why an attacker cannot use that to stop a process. */
const exceptions: readonly { readonly reason: string; readonly patterns: readonly string[] }[] = [
  {
    reason: 'The input is a file of the build: the HTML template, its style sheets, or its list of files.',
    patterns: [
      String.raw`\s*(?:<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>)`,
      String.raw`\s*<link rel="stylesheet"[^>]*>`,
      String.raw`\s*\n\s*`,
      String.raw`url\(["']?([^"')]*(?:atkinson-hyperlegible-next-latin-wght-normal|bricolage-grotesque-latin-700-normal)[^"')]*\.woff2)`,
      String.raw`<!--route-files (\{.*?\})-->`,
      String.raw`src\/ui\/features\/(?:[\w-]+\/)+([\w-]+)-page\.tsx$`,
      String.raw`^\s*\/\/.*\n`,
      String.raw`\/\*[\s\S]*?\*\/\s*`,
      String.raw`(--[\w-]+):[^;{}]*;?`,
    ],
  },
  {
    reason: 'The input is a style sheet of Blockly.',
    patterns: [String.raw`url\("?media\/[^)]*\.cur"?\),\s*`, String.raw`url\("?media\/[^)]*\)`],
  },
  {
    reason: 'The input is a line of a lesson, which is a file of the product.',
    patterns: [
      String.raw`\b(?:save|rename|duplicate|copy|delete|print|share|undo)s?\b[^.]*\bprograms?\b|\bopens? (?:a|an|the|their|your) (?:new |old )?program|\bon the stage\b|\bin the app\b`,
    ],
  },
];

/** Limits in steps instead of time, so that the result is the same on a busy machine. `timeout` is in milliseconds. */
const limits = {
  timeout: 60_000,
  attackTimeout: null,
  incubationTimeout: null,
  maxIteration: 3,
  attackLimit: 10_000_000,
  maxAttackStringSize: 30_000,
};

const dynamic = (pattern: Pattern): boolean => pattern.parts.length > 1;

/** The text of a pattern. Variable parts have the values of `built`. */
function sourceOf({ parts: [first = '', ...rest], files: [file = ''] }: Pattern): string {
  const values = built[file]?.parts ?? [];
  return first + rest.map((part, at) => (values[at] ?? '') + part).join('');
}

async function problemOf(pattern: Pattern): Promise<string | null> {
  const source = sourceOf(pattern);
  const found = await check(source, pattern.flags, limits);
  if (found.status === 'safe') return null;
  const result =
    found.status === 'unknown'
      ? `not checked: ${found.error.kind}`
      : `${found.complexity.summary}, for example for ${found.attack.pattern}`;
  return `${pattern.files.join(', ')}: /${source}/${pattern.flags} is ${result}`;
}

async function problemsOf(patterns: readonly Pattern[]): Promise<readonly string[]> {
  const problems: (string | null)[] = [];
  // One at a time: waiting in the checker's queue would count as the pattern's time.
  // oxlint-disable-next-line no-await-in-loop
  for (const pattern of patterns) problems.push(await problemOf(pattern));
  return problems.filter((problem) => problem !== null);
}

const patterns = patternsInSource();
const ofIsbot = crawlers.map((part): Pattern => ({ files: ['isbot'], parts: [part], flags: 'i' }));
const excepted = exceptions.flatMap((exception) => exception.patterns);

test('[SEC-8] no pattern is built from a text that a user typed', () => {
  const files = patterns.filter(dynamic).flatMap((pattern) => pattern.files);
  expect(files.sort()).toEqual(Object.keys(built));
});

test('[CLS-1] no pattern in browser code uses lookbehind, which Safari before 16.4 refuses', () => {
  const isOfNode = (file: string): boolean => /^src\/(?:server|adapters\/content)\//.test(file);
  const found = patterns.filter(({ parts }) => parts.some((part) => /\(\?<[=!]/.test(part)));
  expect(found.flatMap(({ files }) => files).filter((file) => !isOfNode(file))).toEqual([]);
});

test('[SEC-8] no pattern takes more than linear time', { timeout: 120_000 }, async () => {
  expect(patterns.length).toBeGreaterThan(300);
  const checked = patterns.filter((pattern) => !excepted.includes(sourceOf(pattern)));
  expect(await problemsOf([...checked, ...ofIsbot])).toEqual([]);
  expect(patterns.length - checked.length).toBe(excepted.length);
});

test('[SEC-8] a slow pattern is found, as a literal and as a text', { timeout: 60_000 }, async () => {
  const planted = patternsIn("const a = /(a+)+$/u; const b = new RegExp('(b|b)*$');", 'src/planted.ts');
  expect(await problemsOf(planted)).toEqual([
    expect.stringContaining('src/planted.ts: /(a+)+$/u is exponential'),
    expect.stringContaining('src/planted.ts: /(b|b)*$/ is exponential'),
  ]);
});
