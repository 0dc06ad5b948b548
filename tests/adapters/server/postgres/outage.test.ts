import { expect, test, vi } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { isDatabaseUnavailable } from '#adapters/postgres/database-unavailable.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import type { DeliverMail } from '#application/service/deliver-mail.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { startPostgres } from '../../../postgres-server.ts';
import { testDatabaseUrl } from './test-databases.ts';
import { startMailWorker } from './processes/start-mail-worker.ts';

test.runIf(testDatabaseUrl)(
  '[REL-5] while PostgreSQL is down every query fails at once, and afterwards everything continues without a restart',
  async () => {
    const server = await startPostgres();
    if ('unavailable' in server) throw new Error(server.unavailable);
    const log = new InMemoryLog();
    const database = await openDatabase({ url: server.url }, log);
    const accounts = new PostgresAccountRepository(database.db);
    const received: (string | null)[] = [];
    database.changes.subscribe('account', (id) => received.push(id));
    const order = () =>
      new PostgresTransaction(database, new SystemClock()).run(({ jobs }) =>
        jobs.enqueue('mail', { kind: 'sign-in-link', to: anEmail(), purpose: 'login' }),
      );
    const deliver = vi.fn<DeliverMail>(() => Promise.resolve());
    const worker = await startMailWorker({ database, deliver, log });
    await accounts.open(anAccount());
    await order();
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(1), 5_000);

    server.crash();
    const start = performance.now();
    for (const question of [() => accounts.byId('ada'), () => database.ping(), order]) {
      const failed: unknown = await question().catch((error: unknown) => error);
      expect(isDatabaseUnavailable(failed)).toBe(true);
    }
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(received.at(-1)).toBeNull();

    server.restart();
    await vi.waitFor(async () => expect(await accounts.byId('ada')).toEqual(anAccount()), 10_000);
    await order();
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(2), 20_000);
    await vi.waitFor(async () => {
      await accounts.changePhoneNumber('ada', '5550102030');
      expect(received.slice(-2)).toContain('ada');
    }, 10_000);
    expect(received.filter((id) => id === null).length).toBeGreaterThanOrEqual(2);

    await worker.stop();
    await database.close();
    await server.stop();
  },
  60_000,
);
