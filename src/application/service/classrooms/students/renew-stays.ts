import type { Clock } from '../../../ports/clock.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../../platform/ports/jobs.ts';
import type { Transaction } from '../../ports/transaction.ts';

type RenewStaysPorts = { readonly transaction: Transaction; readonly clock: Pick<Clock, 'now'> };

/**
 * Marks enrollments that have started since the last run as current, and enrollments that have ended as no longer current. Runs hourly. Returns the number of
 * changed enrollments (ROS-9).
 */
export const renewStays =
  ({ transaction, clock }: RenewStaysPorts): JobHandler<JobKinds, 'renew-stays'> =>
  async () => ({ changed: await transaction.run(({ roster }) => roster.renewStays(clock.now())) });
