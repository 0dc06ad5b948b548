import type { JobService } from '#application/client/platform/ports/job-service.ts';
import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { jobOperations as operations } from '../../wire/platform/jobs.ts';
import { overHttp } from '../sender.ts';

type NoJob = { readonly kind: 'call/no-such-path' };

/** Returns the job in a reply, or null if there is none. */
const foundIn = <Job>(sent: Result<Job, NoJob | ServiceFailure>): Result<Job | null, ServiceFailure> => {
  if (sent.ok) return sent;
  return sent.error.kind === 'call/no-such-path' ? ok(null) : err(sent.error);
};

export const apiJobService = overHttp<JobService>((send) => ({
  read: async (id, options) => foundIn(await send(operations.readJob, { params: { id }, ...options })),
  cancel: async (id) => foundIn(await send(operations.cancelJob, { params: { id } })),
}));
