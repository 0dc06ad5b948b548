import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { readConfig } from '#server/config.ts';
import { runWorker } from '#server/worker/run-worker.ts';
import { anEmail } from '../../builders/an-email.ts';
import { postgresDatabase, testDatabaseUrl } from '../../adapters/server/postgres/test-databases.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const serviceAccount = {
  type: 'service_account',
  project_id: 'blockyard-test',
  client_email: 'worker@blockyard-test.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
};

test.runIf(testDatabaseUrl)(
  '[REL-6] a worker in a process of its own runs what servers enqueue, and stops when its work is done',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        received.push(address);
        done();
      },
      onData(stream, _session, done) {
        stream.resume().on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => {
      smtp.listen(0, '127.0.0.1', resolve);
    });
    const { port } = smtp.server.address() as AddressInfo;
    const place = postgresDatabase(testDatabaseUrl ?? '');
    const server = await place.open();
    const config = readConfig({
      DATABASE_URL: place.url,
      FIREBASE_PROJECT_ID: 'blockyard-test',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'blockyard-test.firebaseapp.com',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(serviceAccount),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'hello@blockyard.test',
      PUBLIC_URL: 'https://blockyard.test',
      LOG_LEVEL: 'error',
    });
    const worker = await runWorker(config);
    await new PostgresTransaction(server, new SystemClock()).run(({ jobs }) =>
      jobs.enqueue('mail', { kind: 'account-deleted', to: anEmail() }),
    );
    await vi.waitFor(() => expect(received).toEqual(['ada@lovelace.test']), 10_000);
    await worker.stop();
    // google-auth-library's own word of one of its methods.
    for (const [words] of warn.mock.calls) expect(words).toContain('fromJSON');
    const again = await openDatabase({ url: place.url });
    expect(await again.jobs.findJobs('mail')).toMatchObject([{ state: 'completed' }]);
    await again.close();
    await server.close();
    await place.drop();
    await new Promise<void>((resolve) => {
      smtp.close(() => resolve());
    });
  },
  60_000,
);
