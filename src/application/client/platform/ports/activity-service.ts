import type { ActivityPage, ActivityQuery, ActivityRange } from '#domain/activity.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { NotPermitted } from '#domain/organizations/access/access-refusal.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** The activity log (SEC-5). */
export interface ActivityService {
  /** A page of events, newest first: of the signed-in user, their organization, or all users. */
  page(
    range: ActivityRange,
    query: ActivityQuery,
    options?: ReadOptions,
  ): Promise<Result<ActivityPage, NotPermitted | ServiceFailure>>;
}
