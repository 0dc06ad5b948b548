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
  '[REL-6] a worker in a process of its own runs what servers enqueue, and stops when its work is done',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sink = await openMailSink();
    const place = postgresDatabase(testDatabaseUrl ?? '');
    const server = await place.open();
    const worker = await runWorker(readConfig(workerSettings(place.url, sink.url)));
    await new PostgresTransaction(server, new SystemClock()).run(({ jobs }) =>
      jobs.enqueue('mail', { kind: 'account-deleted', to: anEmail() }),
    );
    await vi.waitFor(() => expect(sink.received).toEqual(['ada@lovelace.test']), 10_000);
    await worker.stop();
    // google-auth-library's own word of one of its methods.
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
