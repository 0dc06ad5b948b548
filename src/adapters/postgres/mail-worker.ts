import type { Job, JobResult } from 'pg-boss';
import type { Log } from '#application/ports/log.ts';
import type { DeliverMail } from '#application/service/mail/deliver-mail.ts';
import type { OutgoingMail } from '#application/service/ports/outbox.ts';
import type { Database } from './database.ts';
import { mailQueue } from './mail-queue.ts';

/** One process delivers this many times as many mails at once as one fetch takes. */
const fetchers = 2;
const mailsPerFetch = 10;

/** Delivers the mails of the outbox until it is stopped. */
export type MailWorker = { readonly stop: () => Promise<void> };

/**
 * Starts delivering. A committed mail is delivered at once (the database notifies), a failed one again and again, after
 * ever longer waits; several processes may deliver from one database. `stop` waits for deliveries under way.
 */
export async function startMailWorker(parts: {
  readonly database: Pick<Database, 'mails'>;
  readonly deliver: DeliverMail;
  readonly log: Log;
}): Promise<MailWorker> {
  const { database, deliver, log } = parts;
  const options = {
    batchSize: mailsPerFetch,
    localConcurrency: fetchers,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
  } as const;
  const attempt = async ({ id, data }: Job<OutgoingMail>): Promise<JobResult> => {
    try {
      await deliver(data);
      return { id, status: 'completed' };
    } catch (error) {
      const reason = reasonOf(error);
      log.warn('a mail was not delivered and will be tried again', { job: id, reason });
      return { id, status: 'failed', output: { reason } };
    }
  };
  await database.mails.work<OutgoingMail, void, typeof options>(mailQueue, options, (jobs) =>
    Promise.all(jobs.map(attempt)),
  );
  return { stop: () => database.mails.offWork(mailQueue, { wait: true }) };
}

/** A mail server's refusal may name the recipient; its kind does not. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
