import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import type { DeliverMail } from '#application/service/deliver-mail.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import type { JobWorker } from '#application/service/platform/ports/jobs.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { databaseTemplate } from '../../../../scripts/build/database-template.ts';
import { empty, openForTests, testDatabases } from './test-databases.ts';
import { startMailWorker } from './processes/start-mail-worker.ts';

const mailTo = (to: string): OutgoingMail => ({ kind: 'sign-in-link', to: anEmail(to), purpose: 'login' });

describe.each(testDatabases)('$name', (place) => {
  let database: Database;
  let worker: JobWorker | null = null;
  openForTests(place, (opened) => {
    database = opened;
  });
  afterEach(async () => {
    await worker?.stop();
    worker = null;
    await empty(database);
  });

  const log = new InMemoryLog();
  const order = (mail: OutgoingMail) =>
    new PostgresTransaction(database, new SystemClock()).run(({ jobs }) => jobs.enqueue('mail', mail));
  const states = async () =>
    (
      await sql<{ state: string }>`select state from pgboss.job where name = 'mail'`.execute(database.db)
    ).rows.map(({ state }) => state);

  test('an ordered mail is sent within a second', async () => {
    const deliver = vi.fn<DeliverMail>(() => Promise.resolve());
    worker = await startMailWorker({ database, deliver, log });
    // Warms up: the first statements after a database is opened are slow.
    await order(mailTo('grace@hopper.test'));
    await vi.waitFor(async () => expect(await states()).toEqual(['completed']), 5_000);
    const start = performance.now();
    await order(mailTo('ada@lovelace.test'));
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledWith(mailTo('ada@lovelace.test')), 5_000);
    expect(performance.now() - start).toBeLessThan(1_000);
    await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed']), 5_000);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('[REL-6] mails ordered without a worker are sent later', async () => {
    const addresses = ['a@x.test', 'b@x.test', 'c@x.test'];
    for (const address of addresses) await order(mailTo(address));
    const delivered: string[] = [];
    const deliver = ({ to }: OutgoingMail) => {
      delivered.push(to);
      return Promise.resolve();
    };
    worker = await startMailWorker({ database, deliver, log });
    await vi.waitFor(() => expect(delivered.toSorted()).toEqual(addresses), 5_000);
  });

  test('[REL-6] many mails are sent without a pause between them', async () => {
    const addresses = Array.from({ length: 60 }, (_, at) => `teacher-${at}@school.test`);
    for (const address of addresses) await order(mailTo(address));
    const deliver = vi.fn<DeliverMail>(() => Promise.resolve());
    const start = performance.now();
    worker = await startMailWorker({ database, deliver, log });
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(60), 20_000);
    expect(performance.now() - start).toBeLessThan(5_000);
    const delivered = deliver.mock.calls.map(([{ to }]) => to);
    expect(new Set(delivered)).toEqual(new Set(addresses));
  });

  test('[REL-6] a refused mail does not delay the others', async () => {
    const deliver = vi.fn<DeliverMail>(({ to }) =>
      to === 'b@x.test' ? Promise.reject(new Error('refused')) : Promise.resolve(),
    );
    for (const address of ['a@x.test', 'b@x.test', 'c@x.test']) await order(mailTo(address));
    worker = await startMailWorker({ database, deliver, log });
    await vi.waitFor(
      async () => expect((await states()).toSorted()).toEqual(['completed', 'completed', 'retry']),
      5_000,
    );
  });

  test('[REL-6] a mail is sent soon after its process died during delivery', async () => {
    await order(mailTo('ada@lovelace.test'));
    expect(await database.jobs.fetch('mail')).toHaveLength(1);
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '11 seconds'`.execute(database.db);
    const deliver = vi.fn<DeliverMail>(() => Promise.resolve());
    worker = await startMailWorker({ database, deliver, log });
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledWith(mailTo('ada@lovelace.test')), 20_000);
  }, 30_000);

  test('[REL-6] no mail is lost while the mail server is down, and each is sent once it is up again', async () => {
    let away = true;
    const delivered: string[] = [];
    const deliver = ({ to }: OutgoingMail) => {
      if (away) return Promise.reject(Object.assign(new Error(`refused ${to}`), { code: 'ECONNREFUSED' }));
      delivered.push(to);
      return Promise.resolve();
    };
    worker = await startMailWorker({ database, deliver, log });
    await order(mailTo('ada@lovelace.test'));
    await order(mailTo('grace@hopper.test'));
    await vi.waitFor(async () => expect(await states()).toEqual(['retry', 'retry']), 5_000);
    expect(delivered).toEqual([]);
    away = false;
    await vi.waitFor(
      () => expect(delivered.toSorted()).toEqual(['ada@lovelace.test', 'grace@hopper.test']),
      20_000,
    );
    const written = JSON.stringify(log.lines());
    expect(written).toContain('ECONNREFUSED');
    expect(written).not.toContain('lovelace');
  });

  test('[REL-6] the retries continue for more than a day', async () => {
    const queue = await database.jobs.getQueue('mail');
    expect(queue).toMatchObject({ retryBackoff: true, deadLetter: 'mail-failed' });
    const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = queue ?? {};
    // pg-boss waits between half and all of the delay.
    const waits = Array.from(
      { length: retryLimit },
      (_, at) => Math.min(retryDelayMax, retryDelay * 2 ** at) / 2,
    );
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 3_600);
  });

  test('stopping waits for the delivery in progress', async () => {
    let finish: () => void = () => undefined;
    const deliver = vi.fn<DeliverMail>(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const running = await startMailWorker({ database, deliver, log });
    await order(mailTo('ada@lovelace.test'));
    await vi.waitFor(() => expect(deliver).toHaveBeenCalled(), 5_000);
    const stopped = running.stop();
    finish();
    await stopped;
    await vi.waitFor(async () => expect(await states()).toEqual(['completed']), 5_000);
  });
});

test('[REL-6] in its own folder, the mail in progress at a crash is sent at the next start', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'blockyard-mails-'));
  const crashed = await openDatabase({ dir, template: await databaseTemplate() });
  await new PostgresTransaction(crashed, new SystemClock()).run(({ jobs }) =>
    jobs.enqueue('mail', mailTo('ada@lovelace.test')),
  );
  expect(await crashed.jobs.fetch('mail')).toHaveLength(1);
  await crashed.close();
  const database = await openDatabase({ dir, template: await databaseTemplate() });
  const deliver = vi.fn<DeliverMail>(() => Promise.resolve());
  const worker = await startMailWorker({ database, deliver, log: new InMemoryLog() });
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledWith(mailTo('ada@lovelace.test')), 8_000);
  await worker.stop();
  await database.close();
  rmSync(dir, { recursive: true });
}, 60_000);
