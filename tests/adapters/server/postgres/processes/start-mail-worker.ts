import type { Database } from '#adapters/postgres/database.ts';
import { startJobWorker } from '#adapters/postgres/platform/job-worker.ts';
import type { Log } from '#application/ports/log.ts';
import type { DeliverMail } from '#application/service/deliver-mail.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import type { JobWorker } from '#application/service/platform/ports/jobs.ts';
import { jobPolicies } from '#domain/platform/jobs/job-policies.ts';

export const startMailWorker = (parts: {
  readonly database: Database;
  readonly deliver: DeliverMail;
  readonly log: Log;
}): Promise<JobWorker> =>
  startJobWorker<Pick<JobKinds, 'mail'>>({
    ...parts,
    policies: { mail: jobPolicies.mail },
    handlers: { mail: (mail) => parts.deliver(mail) },
  });
