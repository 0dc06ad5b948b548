// How long an import of 200,000 rows takes on PostgreSQL, and how much memory (ROS-5): node bench/imports.ts [ROWS ...]
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/postgres-account-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/postgres-organization-repository.ts';
import type { Caller } from '#application/service/access/caller.ts';
import { trialFrom } from '#domain/license/grant.ts';
import { anAccount } from '../tests/builders/an-account.ts';
import { aLiveService } from '../tests/builders/an-api.ts';
import { anOrganization } from '../tests/builders/an-organization.ts';
import { startPostgres } from '../tests/postgres-server.ts';

const goals = { preview: 10, commit: 120, memory: 300 } as const;
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [20_000, 200_000];

/** A list of a district, 25 students a class, as it is read from a disk. */
async function* listOf(rows: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('First name,Last name,Student ID,Grade,Class\r\n');
  for (let first = 0; first < rows; first += 1_000) {
    const lines = Array.from({ length: Math.min(1_000, rows - first) }, (_, place) => {
      const at = first + place;
      return `Ann${at},Lee${at % 9_000},${1_000_000 + at},${(at % 12) + 1},Room ${Math.floor(at / 25)}`;
    });
    yield encoder.encode(`${lines.join('\r\n')}\r\n`);
  }
}

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
const { service, adapters } = aLiveService(database);
const organizations = new PostgresOrganizationRepository(database.db);

/** Whoever runs a new, empty district. */
async function aDistrict(): Promise<{ readonly caller: Caller; readonly id: string }> {
  const [id, account] = [randomUUID(), randomUUID()];
  await anOrganization(organizations, { id, kind: 'district' });
  const grants = [trialFrom(Date.now())];
  await new PostgresAccountRepository(database.db).open(
    anAccount({ id: account, email: `${account}@harbor.test`, grants }),
  );
  const membership = { id: randomUUID(), accountId: account, organizationId: id, role: 'manager' } as const;
  await organizations.join({ ...membership, billingContact: false, at: Date.now() });
  const verified = await adapters.tokenVerifier.verify(account);
  const admitted = verified.ok ? await service.access.admit(verified.value, 'roster.import', id) : verified;
  if (!admitted.ok || admitted.value === null) throw new Error('whoever imports is not let in');
  return { id, caller: admitted.value };
}

type Measured = { readonly seconds: number; readonly busy: number; readonly memory: number };

/** How long something took, and this process was busy of it, in seconds; and the most memory that it had, in MB. */
async function measured(work: () => Promise<unknown>): Promise<Measured> {
  let memory = 0;
  const look = () => {
    memory = Math.max(memory, process.memoryUsage.rss() / 1_000_000);
  };
  const timer = setInterval(look, 20);
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  look();
  clearInterval(timer);
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - start) / 1_000, busy: (user + system) / 1_000_000, memory };
}

/** What a use case answers, where it is done. */
function valueOf<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

/** A job as its worker hands it to a handler. */
const attemptAt = (id: string) => ({ id, report: () => Promise.resolve(true) });

/** Imports a list, and says how long each step takes; the jobs run here, one after the other. */
async function importList(rows: number): Promise<void> {
  const { id: organizationId, caller } = await aDistrict();
  const { imports, jobs } = service;
  const { id } = valueOf(await imports.start(caller, organizationId));
  const order = { importId: id, by: caller.account.id, organization: `${organizationId}/` };
  const say = (step: string, { seconds, busy, memory }: Measured, goal?: number) => {
    const ratio = goal === undefined ? '' : `, ${(seconds / goal).toFixed(2)} × its goal of ${goal} s`;
    console.log(
      `${rows} rows, ${step}: ${seconds.toFixed(1)} s (busy ${busy.toFixed(1)} s)${ratio}; at most ${memory.toFixed(0)} MB, ${(memory / goals.memory).toFixed(2)} × the goal of ${goals.memory} MB`,
    );
  };
  const file = { name: 'students.csv', bytes: listOf(rows) };
  say('upload', await measured(async () => valueOf(await imports.addFile(caller, id, file))));
  const { jobId } = valueOf(await imports.plan(caller, id, {}));
  const preview = await measured(() => jobs.handlers['plan-import'](order, attemptAt(jobId)));
  say('preview', preview, rows <= 20_000 ? goals.preview : undefined);
  const seen = valueOf(await imports.byId(caller, id));
  valueOf(await imports.commit(caller, id, { plan: seen.plan, confirm: null }));
  const commit = await measured(() => jobs.handlers['commit-import'](order, attemptAt(jobId)));
  say('commit', commit, rows > 20_000 ? goals.commit : undefined);
  const { state, applied } = valueOf(await imports.byId(caller, id));
  if (state !== 'committed') throw new Error(`the import is ${state}`);
  console.log(`${rows} rows: ${applied} changes, ${(applied / commit.seconds).toFixed(0)} a second`);
  valueOf(await imports.undo(caller, id));
  say('undo', await measured(() => jobs.handlers['undo-import'](order, attemptAt(jobId))));
}

for (const rows of sizes) await importList(rows);
await database.close();
await server.stop();
