import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { SeatWaiting } from '#domain/organizations/seat-waiting.ts';
import type { SeatRequest } from '#domain/organizations/seats.ts';

/** Somebody who waits for a seat, as stored. */
export type StoredSeatWaiting = SeatWaiting & {
  readonly email: string | null;
  readonly accountId: string;
};

/** Who got a seat that they waited for. */
export type SeatGiven = {
  readonly id: string;
  readonly accountId: string;
  /** Where they teach. */
  readonly organization: OrganizationPath;
};

/**
 * Keeps who has a seat, and who waits for one (LIC-8). It counts nothing: whoever gives a seat counts behind the lock of the
 * organization. A seat ends with the membership or the role, whoever ends them.
 */
export interface SeatRepository {
  /** Gives a present teacher a seat, and ends their request; false where they have one, or teach no more. */
  give(membershipId: string): Promise<boolean>;
  /** Takes the seat of a teacher back; false where they have none. */
  free(membershipId: string): Promise<boolean>;
  /** Puts a present teacher on the waiting list; false where they have a seat or wait already. */
  ask(membershipId: string, request: SeatRequest): Promise<boolean>;
  /** Takes a teacher off the waiting list; false where they are not on it. */
  decline(membershipId: string): Promise<boolean>;
  /** Those in the scope who wait, the one who asked first is the first; so many at most. */
  waiting(scope: Scope, most: number): Promise<readonly StoredSeatWaiting[]>;
  /** Says whether the organization gives its seats by person. */
  setByPerson(organizationId: string, byPerson: boolean): Promise<void>;
  /**
   * Gives so many seats (null for any number) to teachers of the organization, and of those below it, who have none: first to
   * those who asked, in their order, then to the others, the longest member first. Answers the memberships.
   */
  fill(path: OrganizationPath, most: number | null): Promise<readonly string[]>;
  /**
   * Gives so many seats (null for any number) to those of the organization, and of those below it, who asked for one: who asked
   * first is the first. Whoever did not ask gets none. Answers who got one, in that order.
   */
  giveToWaiting(path: OrganizationPath, most: number | null): Promise<readonly SeatGiven[]>;
}
