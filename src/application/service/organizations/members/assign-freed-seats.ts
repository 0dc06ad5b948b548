import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { freeSeats } from '#domain/organizations/members/seats.ts';
import type { Stores } from '../../ports/transaction.ts';
import { mailSeatChange } from './mail-of-seats.ts';

type Freed = {
  /** The account id of the user who freed the seat; null if the account is deleted. */
  readonly by: string | null;
  readonly organization: OrganizationPath;
  /** Epoch milliseconds. */
  readonly at: number;
};

/**
 * Gives free seats to waiting members, oldest request first, and emails each of them (LIC-8). Must be called while the organization is locked, in the
 * transaction that freed a seat, so that no later request gets the seat first. If more seats are taken than bought, a freed seat is not given to a waiting
 * member.
 */
export async function assignFreedSeats(stores: Stores, { by, organization, at }: Freed): Promise<void> {
  const seats = await stores.organizations.countSeats(organization, at);
  const free = freeSeats(seats);
  if (free === 0) return;
  const given = await stores.seats.giveToWaiting(seats.organization, free);
  for (const { accountId: subject, organization: where } of given) {
    await stores.audit.record({ action: 'account/seat-given', by, subject, organization: where });
    await mailSeatChange(stores, 'seat-given', { accountId: subject, organization: where, why: '' });
  }
}
