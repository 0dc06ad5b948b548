import type { Activity, ActivityQuery, ActivityRange } from '#domain/audit/activity.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { NotPermitted } from '#domain/classrooms/classroom-refusals.ts';
import type { Result } from '#domain/result.ts';
import type { Page } from '#domain/tables/page.ts';
import type { ServiceFailure } from './service-failure.ts';

/** What was done, as the service recorded it (SEC-5). */
export interface ActivityService {
  /** A page of it, newest first: of the signed-in user, of the organization that they act in, or of everybody. */
  page(
    range: ActivityRange,
    query: ActivityQuery,
    options?: ReadOptions,
  ): Promise<Result<Page<Activity>, NotPermitted | ServiceFailure>>;
}
