import { expect, test, vi } from 'vitest';
import { isDatabaseUnavailable } from '#adapters/postgres/database-unavailable.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { startPostgres } from '../../../postgres-server.ts';
import { hasBouncer, startBouncer } from './a-bouncer.ts';
import { postgresDatabase, testDatabaseUrl } from './test-databases.ts';

test.runIf(testDatabaseUrl && hasBouncer)(
  '[REL-2] a pooler in transaction mode is refused, one in session mode is used',
  async () => {
    const place = postgresDatabase(testDatabaseUrl ?? '');
    await (await place.open()).close();
    const transactions = await startBouncer(place.url, 'transaction');
    await vi.waitFor(
      () => expect(openDatabase({ url: transactions.url })).rejects.toThrow(/Set pool_mode = session/),
      10_000,
    );
    await transactions.stop();
    const sessions = await startBouncer(place.url, 'session');
    const database = await vi.waitFor(() => openDatabase({ url: sessions.url }), 10_000);
    await database.ping();
    await database.close();
    await sessions.stop();
    await place.drop();
  },
  60_000,
);

test.runIf(testDatabaseUrl && hasBouncer)(
  '[REL-5] behind a pooler, an outage of PostgreSQL uses up no pooled connection, and everything continues without a restart',
  async () => {
    const server = await startPostgres();
    if ('unavailable' in server) throw new Error(server.unavailable);
    await (await openDatabase({ url: server.url })).close();
    const bouncer = await startBouncer(server.url, 'session');
    const database = await vi.waitFor(() => openDatabase({ url: bouncer.url, max: 2 }), 10_000);
    await database.ping();
    const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await database.jobs.work('mail', { pollingIntervalSeconds: 1 }, run);
    server.crash();
    for (let time = 0; time < 4; time += 1) {
      const failed: unknown = await database.ping().catch((error: unknown) => error);
      expect(isDatabaseUnavailable(failed)).toBe(true);
    }
    server.restart();
    await vi.waitFor(() => database.ping(), 10_000);
    await database.jobs.send('mail', {});
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), 20_000);
    await database.close();
    await bouncer.stop();
    await server.stop();
  },
  60_000,
);
