// Runs benches with one round on little data, to detect broken benches. `npm run check` runs those of the database and the command line. `npm run bench:smoke`
// also runs those in a browser, which take 8 minutes. Does not check limits, because figures from little data on a busy machine are meaningless.
import { spawnSync } from 'node:child_process';
import { startPostgres } from '../tests/postgres-server.ts';

const benches = [
  { file: 'table-pages', needsPostgres: true },
  { file: 'audit-log', needsPostgres: true },
  { file: 'people', needsPostgres: true },
  { file: 'students', needsPostgres: true },
  { file: 'licenses', needsPostgres: true },
  { file: 'imports', needsPostgres: true },
  { file: 'live-class', needsPostgres: true },
  { file: 'cli-start' },
  { file: 'run', inBrowser: true },
  { file: 'signed-in', args: ['.'], inBrowser: true },
  { file: 'people-pages', needsPostgres: true, inBrowser: true },
  { file: 'license-pages', inBrowser: true },
  { file: 'typing', inBrowser: true },
] as const satisfies readonly {
  file: string;
  args?: readonly string[];
  needsPostgres?: true;
  inBrowser?: true;
}[];

const withBrowser = process.argv.includes('--browser');

const postgres = await startPostgres();
const hasPostgres = 'url' in postgres;
if (hasPostgres) await postgres.stop();
else console.log(`No PostgreSQL, so not every bench runs: ${postgres.unavailable}`);

const failed = benches
  .filter((bench) => hasPostgres || !('needsPostgres' in bench))
  .filter((bench) => withBrowser || !('inBrowser' in bench))
  .filter((bench) => {
    const started = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`bench/${bench.file}.ts`, ...('args' in bench ? bench.args : [])],
      { encoding: 'utf8', env: { ...process.env, BENCH_SMOKE: '1' }, timeout: 600_000 },
    );
    const isBroken = status !== 0;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`bench/${bench.file}.ts: ${isBroken ? 'FAILED' : 'ok'}, ${seconds} s`);
    if (isBroken) console.log(stdout + stderr);
    return isBroken;
  });
process.exitCode = failed.length === 0 ? 0 : 1;
