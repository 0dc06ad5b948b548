import { expect, test, vi } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { readConfig } from '#server/config.ts';
import { runWorker } from '#server/worker/run-worker.ts';
import { anEmail } from '../../builders/an-email.ts';
import { postgresDatabase, testDatabaseUrl } from '../../adapters/server/postgres/test-databases.ts';
import { openMailSink } from './mail-sink.ts';
import { workerSettings } from './worker-settings.ts';

test.runIf(testDatabaseUrl)(
  "[REL-6] [REL-4] a worker in its own process runs the servers' jobs, and stops when its work is done",
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sink = await openMailSink();
    const place = postgresDatabase(testDatabaseUrl ?? '');
    const server = await place.open();
    const settings = { ...workerSettings(place.url, sink.url), HOST: '127.0.0.1', WORKER_HEALTH_PORT: '0' };
    const worker = await runWorker(readConfig(settings));
    const health = await fetch(`http://127.0.0.1:${worker.healthPort}/healthz`);
    expect(await health.json()).toEqual({ status: 'up' });
    const ready = await fetch(`http://127.0.0.1:${worker.healthPort}/readyz`);
    expect(await ready.json()).toMatchObject({ status: 'ready', parts: { database: 'up' } });
    await new PostgresTransaction(server, new SystemClock()).run(({ jobs }) =>
      jobs.enqueue('mail', { kind: 'account-deleted', to: anEmail() }),
    );
    await vi.waitFor(() => expect(sink.received).toEqual(['ada@lovelace.test']), 10_000);
    const metrics = await (await fetch(`http://127.0.0.1:${worker.healthPort}/metrics`)).text();
    expect(metrics).toContain('blockyard_database_up 1');
    expect(metrics).toContain('blockyard_database_connections{state="max"} 10');
    await worker.stop();
    await expect(fetch(`http://127.0.0.1:${worker.healthPort}/healthz`)).rejects.toThrow('fetch failed');
    // Only google-auth-library warns, about its method `fromJSON`.
    for (const [words] of warn.mock.calls) expect(words).toContain('fromJSON');
    const again = await openDatabase({ url: place.url });
    expect(await again.jobs.findJobs('mail')).toMatchObject([{ state: 'completed' }]);
    await again.close();
    await server.close();
    await place.drop();
    await sink.close();
  },
  60_000,
);
