import type { Clock } from '../../../ports/clock.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../../platform/ports/jobs.ts';
import type { Transaction } from '../../ports/transaction.ts';

type RenewStaysPorts = { readonly transaction: Transaction; readonly clock: Pick<Clock, 'now'> };

/** Updates which stays in classrooms have started or ended. Runs hourly. Returns the number of changes (ROS-9). */
export const renewStays =
  ({ transaction, clock }: RenewStaysPorts): JobHandler<JobKinds, 'renew-stays'> =>
  async () => ({ changed: await transaction.run(({ roster }) => roster.renewStays(clock.now())) });
