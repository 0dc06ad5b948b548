// Runs Blockyard on several processes and a replicated PostgreSQL on this machine, breaks parts of it under load, and compares every
// acknowledged write with the database. Needs Debian's packages postgresql, patroni, etcd-server, pgbouncer and haproxy.
// Usage: npm run cluster -- [--rate 150] [--fault kill-primary]…   (all faults by default; `none` only runs the load)
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPostgres } from '#adapters/postgres/open-postgres.ts';
import { fillWithClasses } from '../bench/live-class/fill.ts';
import { openClass } from '../bench/live-class/open-class.ts';
import { type Fault, faults } from './cluster/faults.ts';
import { figuresOf } from './cluster/figures.ts';
import { startLoad } from './cluster/load.ts';
import { observe } from './cluster/observe.ts';
import { missingPrograms } from './cluster/programs.ts';
import { type Cluster, startCluster } from './cluster/start.ts';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '150' }, fault: { type: 'string', multiple: true } },
});
const rate = Number(values.rate);
const names = values.fault ?? Object.keys(faults);
const isFault = (name: string): name is keyof typeof faults => Object.hasOwn(faults, name);
const unknown = names.filter((name) => !isFault(name));
if (!(rate > 0) || unknown.length > 0) {
  console.error(`--rate takes calls per second, and --fault one of: ${Object.keys(faults).join(', ')}`);
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
const liveClasses = 8;
const studentsOfClass = 35;

const say = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

async function breakOnce(
  cluster: Cluster,
  name: string,
  fault: Fault,
  rooms: Parameters<typeof startLoad>[2],
) {
  const load = startLoad(cluster.origin, rate, rooms);
  await wait(settleMs);
  load.take();
  say(`${name}: begins`);
  await fault(cluster, say, load);
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
  return { fault: name, ...figuresOf(load.take()), writes, ...differences, bugs: load.bugs.length };
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
  await db.destroy();
  const rows = [];
  for (const name of names) {
    if (!isFault(name)) continue;
    rows.push(await breakOnce(cluster, name, faults[name], rooms));
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
