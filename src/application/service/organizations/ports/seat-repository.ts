import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { SeatWaiting } from '#domain/organizations/members/seat-waiting.ts';
import type { SeatRequest } from '#domain/organizations/members/seats.ts';

export type StoredSeatWaiting = SeatWaiting & {
  readonly email: string | null;
  readonly accountId: string;
};

export type SeatGiven = {
  readonly id: string;
  readonly accountId: string;
  readonly organization: OrganizationPath;
};

/** Stores seats and their waiting list (LIC-8). The caller must lock the organization and count the seats. A seat ends with the membership or role. */
export interface SeatRepository {
  /** Gives an active teacher a seat and ends their request; false if they have one or are no longer an active teacher. */
  give(membershipId: string): Promise<boolean>;
  free(membershipId: string): Promise<boolean>;
  /** Adds an active teacher to the waiting list. Returns false if they have a seat or are already in the list. */
  ask(membershipId: string, request: SeatRequest): Promise<boolean>;
  decline(membershipId: string): Promise<boolean>;
  waiting(scope: Scope, most: number): Promise<readonly StoredSeatWaiting[]>;
  setByPerson(organizationId: string, byPerson: boolean): Promise<void>;
  /**
   * Gives at most `most` seats (null for any number) to teachers without one in the organization and below it: first to those with a request (oldest first),
   * then to those with the longest membership. Returns the memberships.
   */
  fill(path: OrganizationPath, most: number | null): Promise<readonly string[]>;
  /** Gives at most `most` seats (null for any number) to waiting members in the organization and below it, oldest request first. Returns them in that order. */
  giveToWaiting(path: OrganizationPath, most: number | null): Promise<readonly SeatGiven[]>;
}
