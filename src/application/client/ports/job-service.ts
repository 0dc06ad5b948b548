import type { ReadOptions } from '#domain/cancellation.ts';
import type { Job } from '#domain/jobs/job.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Long work of the signed-in user, done by the service. Null where there is no such job of theirs (any more). */
export interface JobService {
  read(id: string, options?: ReadOptions): Promise<Result<Job | null, ServiceFailure>>;
  /** Answers the job as it then is; one that has ended stays as it is. */
  cancel(id: string): Promise<Result<Job | null, ServiceFailure>>;
}
