import type { ReadOptions } from '#domain/cancellation.ts';
import type { Job } from '#domain/platform/jobs/job.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Background jobs of the signed-in user. Methods return null if the user has no such job or it no longer exists. */
export interface JobService {
  read(id: string, options?: ReadOptions): Promise<Result<Job | null, ServiceFailure>>;
  /** Cancels a job and returns it; an ended job does not change. */
  cancel(id: string): Promise<Result<Job | null, ServiceFailure>>;
}
