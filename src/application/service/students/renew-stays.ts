import type { Clock } from '../../ports/clock.ts';
import type { JobHandler, JobKinds } from '../ports/jobs.ts';
import type { Transaction } from '../ports/transaction.ts';

type RenewStaysPorts = { readonly transaction: Transaction; readonly clock: Pick<Clock, 'now'> };

/** Each hour, finds which stays in classrooms have begun or ended, and answers how many changed (ROS-9). */
export const renewStays =
  ({ transaction, clock }: RenewStaysPorts): JobHandler<JobKinds, 'renew-stays'> =>
  async () => ({ changed: await transaction.run(({ roster }) => roster.renewStays(clock.now())) });
