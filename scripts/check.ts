// Runs every check of the project, locally as in CI. Prints one line of counts at the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { startPostgres } from '../tests/postgres-server.ts';

type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
};
type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the counts of a test runner. A check without a reader counts as one. */
  readonly counts?: () => Counts;
};

type PlaywrightResult = {
  readonly errors: readonly { readonly message?: string }[];
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly PlaywrightResult[];
    }[];
  }[];
};

const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the first lines of a message, without ANSI colors. */
const shorten = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 25).join('\n');

function vitestCounts(): Counts {
  const report = readJson(vitestReport) as {
    readonly [count in `num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`]: number;
  } & {
    readonly testResults: readonly {
      readonly name: string;
      readonly status: string;
      readonly message: string;
      readonly assertionResults: readonly {
        readonly status: string;
        readonly fullName: string;
        readonly failureMessages: readonly string[];
      }[];
    }[];
  };
  const didNotRun = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name}\n${test.fullName}\n${shorten(test.failureMessages.join('\n'))}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + didNotRun.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...didNotRun.map(({ name, message }) => `${name}\n${shorten(message)}`)],
  };
}

/** Returns the requests and the accessibility tree of the page when the test failed. */
const failedPage = ({ attachments }: PlaywrightResult): string =>
  attachments
    .flatMap(({ name, path }) =>
      path !== undefined && ['requests', 'error-context'].includes(name) ? [readFileSync(path, 'utf8')] : [],
    )
    .map((content) => /```yaml\n([^]*?)```/.exec(content)?.[1] ?? content)
    .map((content) => content.split('\n').slice(0, 80).join('\n'))
    .join('\n');

const playwrightFailures = ({ specs, suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const results = tests.flatMap((run) => run.results);
      const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => shorten(message)));
      return [`${file}:${line}`, title, ...messages, ...results.map(failedPage)].join('\n');
    }),
  ...suites.flatMap(playwrightFailures),
];

function playwrightCounts(): Counts {
  const { stats, errors, suites } = readJson(playwrightReport) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    errors: readonly { readonly message?: string }[];
    suites: readonly PlaywrightSuite[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(playwrightFailures), ...errors.map(({ message = '' }) => shorten(message))],
  };
}

/** Independent checks that use one core each, longest first. */
const independentSteps: readonly Step[] = [
  { name: 'formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--no-summary'] },
  { name: 'production build and budgets', command: ['node', 'scripts/build.ts', '--mode', 'production'] },
  { name: 'local build', command: ['node', 'scripts/build.ts', '--mode', 'local'] },
  { name: 'lint', command: ['oxlint', '--type-aware', 'src', 'tests', 'scripts', 'bench'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'packages: known faults, licenses, origin', command: ['node', 'scripts/audit.ts'] },
  { name: 'types of the domain', command: ['tsc', '-p', 'src/domain'] },
  { name: 'types of the application', command: ['tsc', '-p', 'src/application'] },
  { name: 'types of the service worker', command: ['tsc', '-p', 'src/service-worker'] },
  { name: 'types of the command line', command: ['tsc', '-p', 'src/cli'] },
];

/** Test runners that use all cores, one after another. The browser tests need the local build. */
function testSteps(databaseUrl: string | null): readonly Step[] {
  const env: Step['env'] = databaseUrl === null ? {} : { TEST_DATABASE_URL: databaseUrl };
  return [
    { name: 'benches on little data', command: ['node', 'bench/smoke.ts'] },
    {
      name: 'unit, contract and server tests',
      command: [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
      env,
      counts: vitestCounts,
    },
    { name: 'browser tests', command: ['playwright', 'test'], env, counts: playwrightCounts },
  ];
}

/** Runs one step. Its output is shown as it arrives or, if other steps run at the same time, when it ends. */
async function run(step: Step, shown: 'at once' | 'at the end'): Promise<Counts> {
  const [program = '', ...args] = step.command;
  const started = performance.now();
  if (shown === 'at once') console.log(`\n── ${step.name}`);
  const child = spawn(program, args, {
    stdio: [
      'ignore',
      ...(shown === 'at once' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
    env: { ...process.env, ...step.env },
    shell: process.platform === 'win32',
  });
  const [[status], ...outputs] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    ...[child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))),
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const heading = shown === 'at once' ? '' : `\n── ${step.name}\n${outputs.join('')}`;
  console.log(`${heading}── ${step.name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  return countsOf(step, status === 0);
}

/** A runner without a report counts as one failure. */
function countsOf(step: Step, isOk: boolean): Counts {
  const report = step.counts === vitestCounts ? vitestReport : playwrightReport;
  if (step.counts === undefined || !existsSync(report)) {
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, failures: [] };
  }
  const counts = step.counts();
  return !isOk && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

mkdirSync('.cache', { recursive: true });
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });

const postgres = await startPostgres();
if ('unavailable' in postgres) {
  console.log(`The tests run on PGlite, without a real PostgreSQL: ${postgres.unavailable}`);
} else {
  console.log(`The tests run on a real PostgreSQL, and where drivers differ on PGlite, too: ${postgres.url}`);
}

const failedSteps: string[] = [];
const failures: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
function add({ name }: Step, counts: Counts): void {
  if (counts.failed > 0) failedSteps.push(name);
  failures.push(...counts.failures);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}
try {
  const waiting = [...independentSteps];
  const runThem = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      add(step, await run(step, 'at the end'));
    }
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, runThem));
  for (const step of testSteps('unavailable' in postgres ? null : postgres.url)) {
    add(step, await run(step, 'at once'));
  }
} finally {
  if (!('unavailable' in postgres)) await postgres.stop();
}

for (const failure of failures) console.log(`\n✗ ${failure}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
