// Runs the checks for frequent use, concurrently: types, lint and the fast tests of the core. `npm test` runs all checks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const checks: readonly (readonly [program: string, ...args: readonly string[]])[] = [
  ['tsc', '-p', 'tsconfig.json'],
  ['tsc', '-p', 'src/domain'],
  ['tsc', '-p', 'src/application'],
  ['oxlint', '--type-aware', 'src', 'tests', 'scripts', 'bench'],
];

/** Tests of the core that take most of its time: suites on a database, the dependency rules of all files, and simulated boards. */
const slowTests = [
  'tests/contract/postgres*.test.ts',
  'tests/architecture/boundaries.test.ts',
  'tests/contract/client/web-serial-boards.test.ts',
];

const started = performance.now();

async function run([program, ...args]: (typeof checks)[number]): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const [[status], ...output] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const printed = status === 0 ? '' : output.join('');
  console.log(
    `${printed}── ${[program, ...args].join(' ')}: ${status === 0 ? 'ok' : 'FAILED'}, after ${seconds} s`,
  );
  return status === 0;
}

const inTurn = async (): Promise<readonly boolean[]> => {
  const results: boolean[] = [];
  for (const check of checks) results.push(await run(check));
  return results;
};
const tests = run([
  'vitest',
  'run',
  '--project=core',
  '--reporter=dot',
  ...slowTests.map((files) => `--exclude=${files}`),
]);
const results = [...(await inTurn()), await tests];
process.exitCode = results.every(Boolean) ? 0 : 1;
