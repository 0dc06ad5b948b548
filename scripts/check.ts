// Runs every check of the project, the same on a newcomer's machine and in CI, and ends with one plain line of counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { startPostgres } from '../tests/postgres-server.ts';

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };
type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the counts of a test runner; a check without one counts as one. */
  readonly counts?: () => Counts;
};

const vitestReport = '.cache/vitest.json';
const playwrightReport = '.cache/playwright.json';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function vitestCounts(): Counts {
  const report = readJson(vitestReport) as {
    readonly [count in `num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`]: number;
  } & {
    readonly testResults: readonly {
      readonly status: string;
      readonly assertionResults: readonly { readonly status: string }[];
    }[];
  };
  const didNotRun = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + didNotRun.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightCounts(): Counts {
  const { stats, errors } = readJson(playwrightReport) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    errors: readonly unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

const steps = (databaseUrl: string | null): readonly Step[] => [
  { name: 'formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the domain', command: ['tsc', '-p', 'src/domain'] },
  { name: 'types of the application', command: ['tsc', '-p', 'src/application'] },
  { name: 'types of the service worker', command: ['tsc', '-p', 'src/service-worker'] },
  { name: 'lint', command: ['oxlint', '--type-aware', 'src', 'tests', 'scripts', 'bench'] },
  { name: 'dependency rules', command: ['depcruise', 'src', '--config', '.dependency-cruiser.cjs'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--no-summary'] },
  {
    name: 'unit, contract and server tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    ...(databaseUrl === null ? {} : { env: { TEST_DATABASE_URL: databaseUrl } }),
    counts: vitestCounts,
  },
  { name: 'production build and budgets', command: ['node', 'scripts/build.ts', '--mode', 'production'] },
  { name: 'local build', command: ['node', 'scripts/build.ts', '--mode', 'local'] },
  { name: 'browser tests', command: ['playwright', 'test'], counts: playwrightCounts },
];

/** Runs one step; a runner that left no report counts as one failure, never as none. */
function run(step: Step): Counts {
  const [program = '', ...args] = step.command;
  const started = performance.now();
  console.log(`\n── ${step.name}`);
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.env },
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  const report = step.counts === vitestCounts ? vitestReport : playwrightReport;
  if (step.counts === undefined || !existsSync(report)) {
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  }
  const counts = step.counts();
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

mkdirSync('.cache', { recursive: true });
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });

const postgres = await startPostgres();
if ('unavailable' in postgres) {
  console.log(`The database suites run on PGlite only, without a real PostgreSQL: ${postgres.unavailable}`);
} else {
  console.log(`The database suites run on PGlite and on a real PostgreSQL at ${postgres.url}`);
}

const failures: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
try {
  for (const step of steps('unavailable' in postgres ? null : postgres.url)) {
    const counts = run(step);
    if (counts.failed > 0) failures.push(step.name);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
} finally {
  if (!('unavailable' in postgres)) await postgres.stop();
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
