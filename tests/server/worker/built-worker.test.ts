import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { buildServer } from '../../../scripts/build/build-server.ts';
import { postgresDatabase, testDatabaseUrl } from '../../adapters/server/postgres/test-databases.ts';
import { anEmail } from '../../builders/an-email.ts';
import { openMailSink } from './mail-sink.ts';
import { workerSettings } from './worker-settings.ts';

/** A folder inside the project, because the bundle imports packages from node_modules. */
const outDir = join(process.cwd(), '.cache/worker-build');

test.runIf(testDatabaseUrl)(
  '[REL-6] the worker of a production build sends a mail, and stops cleanly',
  async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await buildServer(process.cwd(), outDir, 'production');
    vi.unstubAllEnvs();
    const sink = await openMailSink();
    const place = postgresDatabase(testDatabaseUrl ?? '');
    const server = await place.open();
    const worker = spawn(process.execPath, [join(outDir, 'server/main.js'), 'worker'], {
      env: { PATH: process.env['PATH'], ...workerSettings(place.url, sink.url) },
      stdio: 'ignore',
    });
    const exited = once(worker, 'exit');
    await new PostgresTransaction(server, new SystemClock()).run(({ jobs }) =>
      jobs.enqueue('mail', { kind: 'account-deleted', to: anEmail() }),
    );
    await vi.waitFor(() => expect(sink.received).toEqual(['ada@lovelace.test']), 20_000);
    worker.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await vi.waitFor(
      async () => expect(await server.jobs.findJobs('mail')).toMatchObject([{ state: 'completed' }]),
      10_000,
    );
    await server.close();
    await place.drop();
    await sink.close();
    rmSync(outDir, { recursive: true });
  },
  120_000,
);
