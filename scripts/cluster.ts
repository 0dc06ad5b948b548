// Runs Blockyard on several processes and a replicated PostgreSQL on this machine, breaks parts of it under load, and compares every
// acknowledged write with the database. Needs Debian's packages postgresql, patroni, etcd-server, pgbouncer and haproxy.
// Usage: npm run cluster -- [--rate 150] [--rounds 1] [--fault kill-primary]…   (all faults by default; `none` only runs the load). Faults of the network need
// root.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPostgres } from '#adapters/postgres/open-postgres.ts';
import { aDistrict } from '../bench/a-district.ts';
import { fillWithClasses } from '../bench/live-class/fill.ts';
import { openClass } from '../bench/live-class/open-class.ts';
import { type Fault, faults, possibleFaults } from './cluster/faults.ts';
import { figuresOf } from './cluster/figures.ts';
import { startLoad } from './cluster/load.ts';
import { observe } from './cluster/observe.ts';
import { nodeNames } from './cluster/network.ts';
import { missingPrograms } from './cluster/programs.ts';
import { type Cluster, startCluster } from './cluster/start.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '150' },
    rounds: { type: 'string', default: '1' },
    fault: { type: 'string', multiple: true },
  },
});
const [rate, rounds] = [Number(values.rate), Number(values.rounds)];
const possible = possibleFaults();
const names = possible.filter((name) => values.fault?.includes(name) ?? true);
const unknown = values.fault?.filter((name) => possible.every((other) => other !== name)) ?? [];
if (!(rate > 0) || !(rounds > 0) || unknown.length > 0) {
  console.error(
    `--rate takes calls per second, --rounds a number, and --fault one of: ${possible.join(', ')}`,
  );
  process.exit(2);
}
const missing = missingPrograms();
if (missing.length > 0) {
  console.error(
    `Missing: ${missing.join(', ')}. Install: apt-get install postgresql patroni etcd-server pgbouncer haproxy`,
  );
  process.exit(2);
}

const settleMs = 10_000;
/** The maximum time in seconds until a mail arrives that was retried after a failover. */
const mailSeconds = 90;
/** A student can have a limited number of programs, so there must be enough students for all saves of a run. */
const liveClasses = 80;
const studentsOfClass = 35;

const say = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

async function breakOnce(
  cluster: Cluster,
  name: string,
  fault: Fault,
  users: Parameters<typeof startLoad>[2],
) {
  const load = startLoad(cluster.origin, rate, users);
  await wait(settleMs);
  load.take();
  say(`${name}: begins`);
  try {
    await fault(cluster, say, load);
  } catch (error) {
    throw new Error(`${name}: ${nodeNames.map((node) => cluster.processes.lastLines(node)).join('\n')}`, {
      cause: error,
    });
  }
  await wait(settleMs);
  await load.stop();
  const primary = await cluster.databases.find('primary');
  if (primary === null) throw new Error('there is no primary');
  const compare = () => observe(cluster.databases.direct(primary), load.acknowledged, cluster.received);
  let differences = await compare();
  for (let waited = 0; differences.mailsLost > 0 && waited < mailSeconds; waited += 2) {
    await wait(2_000);
    differences = await compare();
  }
  for (const bug of new Set(load.bugs)) console.error(`  ${bug}`);
  const { students, programs, mails } = load.acknowledged;
  const writes = students.size + programs.size + mails.size;
  return {
    fault: name,
    ...figuresOf(load.take()),
    writes,
    imports: load.imports(),
    ...differences,
    bugs: load.bugs.length,
  };
}

const cluster = await startCluster(say);
let stopping: Promise<void> | null = null;
const stop = (): Promise<void> => (stopping ??= cluster.stop());
const exit = async (code: number): Promise<void> => {
  await stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void exit(130));
process.once('uncaughtException', (error) => {
  console.error(error);
  void exit(1);
});
try {
  const primary = await cluster.databases.find('primary');
  const { db } = openPostgres(cluster.databases.direct(primary ?? 'pg1'));
  const opened = await openClass(cluster.origin, studentsOfClass);
  const rooms = await fillWithClasses(db, opened, liveClasses);
  const importer = await aDistrict(db);
  await db.destroy();
  const rows = [];
  for (let round = 1; round <= rounds; round += 1)
    for (const name of names) {
      rows.push(await breakOnce(cluster, name, faults[name], { rooms, importer }));
      console.table(rows.slice(-1));
    }
  console.table(rows);
  const isWrong = rows.some(
    ({ lost, duplicated, mailsLost, bugs }) => lost + duplicated + mailsLost + bugs > 0,
  );
  process.exitCode = isWrong ? 1 : 0;
} finally {
  await stop();
}
