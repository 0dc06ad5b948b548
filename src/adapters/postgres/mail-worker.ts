import type { Log } from '#application/ports/log.ts';
import type { DeliverMail } from '#application/service/mail/deliver-mail.ts';
import type { OutgoingMail } from '#application/service/ports/outbox.ts';
import type { Database } from './database.ts';
import { mailQueue } from './mail-queue.ts';

/** How many mails one process delivers at once. */
const deliveriesAtOnce = 4;

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
    batchSize: 1,
    localConcurrency: deliveriesAtOnce,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
  };
  await database.mails.work<OutgoingMail>(mailQueue, options, async (jobs) => {
    for (const job of jobs) {
      try {
        await deliver(job.data);
      } catch (error) {
        log.warn('a mail was not delivered and will be tried again', {
          job: job.id,
          reason: reasonOf(error),
        });
        throw error;
      }
    }
  });
  return { stop: () => database.mails.offWork(mailQueue, { wait: true }) };
}

/** A mail server's refusal may name the recipient; its kind does not. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
