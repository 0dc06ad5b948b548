// Runs every property with new seeds for some minutes, and prints the seed and the counterexample of each failure. Usage: npm run fuzz -- [MINUTES] (default
// 10). If TEST_DATABASE_URL is set, also runs them on that PostgreSQL.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) {
  console.error('Give the time in minutes, such as: npm run fuzz -- 30');
  process.exit(2);
}

const usesFastCheck = (file: string): boolean => readFileSync(file, 'utf8').includes("from 'fast-check'");

/** Returns the test files that check properties, directly or through a contract suite. */
function filesWithProperties(): readonly string[] {
  const all = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join('tests', name));
  const suites = all
    .filter((file) => file.endsWith('.contract.ts') && usesFastCheck(file))
    .map((file) => path.basename(file));
  const runsSuite = (file: string): boolean => {
    const text = readFileSync(file, 'utf8');
    return suites.some((suite) => text.includes(`/${suite}'`));
  };
  return all.filter((file) => /\.test\.tsx?$/.test(file) && (usesFastCheck(file) || runsSuite(file)));
}

const files = filesWithProperties();
const end = Date.now() + minutes * 60_000;
let rounds = 0;
const failedSeeds: number[] = [];
console.log(`${files.length} files with properties, for ${minutes} minutes`);
while (Date.now() < end) {
  const seed = randomInt(1, 2 ** 31);
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    ['run', '--reporter=dot', '--testTimeout=120000', ...files],
    {
      encoding: 'utf8',
      env: { ...process.env, PROPERTY_SEED: `${seed}`, NO_COLOR: '1' },
      maxBuffer: 2 ** 28,
      shell: process.platform === 'win32',
    },
  );
  rounds += 1;
  if (status === 0) continue;
  failedSeeds.push(seed);
  console.log(`\nPROPERTY_SEED=${seed} fails:\n${stdout}${stderr}`);
}
console.log(`${rounds} rounds; failed with the seeds: ${failedSeeds.join(', ') || 'none'}`);
process.exitCode = failedSeeds.length === 0 ? 0 : 1;
