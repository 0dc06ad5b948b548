import type { OrganizationPath } from '#domain/access/scope.ts';
import { freeSeats } from '#domain/organizations/seats.ts';
import type { Stores } from '../ports/transaction.ts';
import { mailSeatChange } from './mail-of-seats.ts';

type Freed = {
  /** Who freed the seat, by the id of the account; null where that account is no more. */
  readonly by: string | null;
  /** Where the seat was held. */
  readonly organization: OrganizationPath;
  /** Now, in epoch milliseconds. */
  readonly at: number;
};

/**
 * Gives what seats are free to those who asked for one, who asked first, and tells each of them (LIC-8). To be called behind the
 * lock of the organization, in the transaction that freed a seat: nobody who asks later can come between. Nobody gets more than there are,
 * so that a seat freed while more are taken than bought goes to nobody.
 */
export async function passSeatsOn(stores: Stores, { by, organization, at }: Freed): Promise<void> {
  const seats = await stores.organizations.countSeats(organization, at);
  const free = freeSeats(seats);
  if (free === 0) return;
  const given = await stores.seats.giveToWaiting(seats.organization, free);
  for (const { accountId: subject, organization: where } of given) {
    await stores.audit.record({ action: 'account/seat-given', by, subject, organization: where });
    await mailSeatChange(stores, 'seat-given', { accountId: subject, organization: where, why: '' });
  }
}
