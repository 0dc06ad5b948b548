import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresClassroomRepository } from '#adapters/postgres/classrooms/postgres-classroom-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import type { Stores } from '#application/service/ports/transaction.ts';
import { aGate } from '../../../builders/a-gate.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { aNewClassroom } from '../../../builders/a-classroom.ts';
import { ownScope } from '../../../builders/a-scope.ts';
import { empty, postgresDatabase, testDatabaseUrl } from './test-databases.ts';

describe.runIf(testDatabaseUrl)('two simultaneous transactions on PostgreSQL', () => {
  const { open, drop } = postgresDatabase(testDatabaseUrl ?? '');
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterEach(() => empty(database));
  afterAll(async () => {
    await database.close();
    await drop();
  }, 30_000);

  const waitsForLock = () =>
    vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(database.db);
      expect(rows).toHaveLength(1);
    }, 5_000);

  const aTransaction = (waits: number[] = []) => {
    const clock = new SystemClock();
    const after = (ms: number, run: () => void) => {
      waits.push(ms);
      return clock.after(ms, run);
    };
    return new PostgresTransaction(database, { after, now: Date.now }, { random: () => 0.5 });
  };

  test('[REL-6] both commit after a deadlock, one of them on its second try (regression)', async () => {
    const accounts = new PostgresAccountRepository(database.db);
    for (const id of ['ada', 'grace']) await accounts.open(anAccount({ id }));
    const waits: number[] = [];
    const tries: string[] = [];
    /** Changes two accounts, one after the other. In the first attempt, each transaction waits until both have changed one account. */
    const both = aGate();
    let held = 0;
    const change = (first: string, second: string) => async (stores: Stores) => {
      tries.push(first);
      await stores.accounts.changePhoneNumber(first, `${first} first`);
      held += 1;
      if (held === 2) both.open();
      await both.opened;
      await stores.accounts.changePhoneNumber(second, `${first} first`);
    };
    const transaction = aTransaction(waits);
    await Promise.all([transaction.run(change('ada', 'grace')), transaction.run(change('grace', 'ada'))]);
    const [ada, grace] = [await accounts.byId('ada'), await accounts.byId('grace')];
    expect(tries).toHaveLength(3);
    expect(ada?.phoneNumber).toBe(grace?.phoneNumber);
    expect(ada?.phoneNumber).toBe(`${tries[2]} first`);
    expect(waits).toEqual([expect.any(Number)]);
  }, 20_000);

  test("[REL-6] fail with PostgreSQL's message after a repeated deadlock", async () => {
    const waits: number[] = [];
    let tries = 0;
    const run = aTransaction(waits).run(async () => {
      tries += 1;
      throw Object.assign(new Error('again'), { code: '40001' });
    });
    await expect(run).rejects.toThrow('again');
    expect(tries).toBe(4);
    expect(waits).toEqual([...waits].sort((one, another) => one - another));
    expect(waits).toHaveLength(3);
  });

  test('are not retried after other failures', async () => {
    let tries = 0;
    const run = aTransaction().run(async () => {
      tries += 1;
      throw new Error('refused');
    });
    await expect(run).rejects.toThrow('refused');
    expect(tries).toBe(1);
  });

  test('[AUT-17] a claim of a seat waits while its account is erased, and finds nothing (regression)', async () => {
    const accounts = new PostgresAccountRepository(database.db);
    const classrooms = new PostgresClassroomRepository(database.db);
    const grace = anEmail('grace@hopper.test');
    await accounts.open(anAccount({ id: 'ada' }));
    await accounts.open(anAccount({ id: 'grace', email: grace }));
    const transaction = aTransaction();
    await transaction.run(async ({ classrooms: within }) => {
      const owner = { teacherId: 's', accountId: 'ada' };
      await within.open(aNewClassroom({ id: 'room', owner }), 9);
      await within.addTeacher('room', { id: 'seat', email: grace }, 9);
    });
    let claimed: Promise<void> = Promise.resolve();
    await database.db.transaction().execute(async (trx) => {
      await sql`select from accounts where id = 'grace' for update`.execute(trx);
      claimed = classrooms.claimCoTeaching('grace', grace);
      await Promise.race([claimed, waitsForLock()]);
      await new PostgresClassroomRepository(trx).forget('grace', grace);
      await new PostgresAccountRepository(trx).erase('grace');
    });
    await claimed;
    expect((await classrooms.byId('room', ownScope('ada')))?.teachers.map(({ id }) => id)).toEqual(['s']);
  }, 20_000);
});
