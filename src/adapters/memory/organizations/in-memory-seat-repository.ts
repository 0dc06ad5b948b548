import type { StoredMembership } from '#application/service/organizations/ports/organization-repository.ts';
import type {
  SeatGiven,
  SeatRepository,
  StoredSeatWaiting,
} from '#application/service/organizations/ports/seat-repository.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { isWithin, type Scope } from '#domain/organizations/access/scope.ts';
import type { SeatRequest, SeatStanding } from '#domain/organizations/members/seats.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import {
  byStart,
  byPersonTable,
  changeMember,
  isReached,
  membershipTable,
  organizationAt,
  presentMembers,
  seatOf,
} from './organization-rows.ts';

const requestedAt = ({ seatRequest }: StoredMembership): number =>
  seatRequest?.at ?? Number.POSITIVE_INFINITY;

const inOrder = (one: StoredMembership, other: StoredMembership): number => {
  const both = one.seatRequest !== null || other.seatRequest !== null;
  const byRequest = both ? Math.sign(requestedAt(one) - requestedAt(other)) : 0;
  return byRequest || byStart(one, other);
};

const byRequest = (one: StoredMembership, other: StoredMembership): number =>
  requestedAt(one) - requestedAt(other) || compareCodePoints(one.id, other.id);

export class InMemorySeatRepository extends InMemoryStore implements SeatRepository {
  async give(membershipId: string): Promise<boolean> {
    return this.#change(membershipId, ['none', 'asked'], { seated: true, seatRequest: null });
  }

  async free(membershipId: string): Promise<boolean> {
    return this.#change(membershipId, ['held'], { seated: false });
  }

  async ask(membershipId: string, seatRequest: SeatRequest): Promise<boolean> {
    return this.#change(membershipId, ['none'], { seatRequest });
  }

  async decline(membershipId: string): Promise<boolean> {
    return this.#change(membershipId, ['asked'], { seatRequest: null });
  }

  async waiting(scope: Scope, most: number): Promise<readonly StoredSeatWaiting[]> {
    return presentMembers(this.tables)
      .filter(({ organization }) => isReached(scope, organization))
      .toSorted(byRequest)
      .flatMap(({ id, accountId: asking, organization, seatRequest }) => {
        if (seatRequest === null) return [];
        const account = this.tables.of(accountTable).get(asking ?? '');
        if (account === null) throw new Error('a current member has no account');
        const { id: accountId, email, firstName, lastName } = account;
        const school = organizationAt(this.tables, organization)?.name ?? '';
        return [{ id, accountId, email, firstName, lastName, school, ...seatRequest }];
      })
      .slice(0, most);
  }

  async setByPerson(id: string, byPerson: boolean): Promise<void> {
    if (byPerson) this.tables.of(byPersonTable).save({ id });
    else this.tables.of(byPersonTable).delete(id);
  }

  async fill(path: OrganizationPath, most: number | null): Promise<readonly string[]> {
    const found = this.#presentIn(path, ['none', 'asked']).toSorted(inOrder);
    return this.#seat(found.slice(0, most ?? undefined)).map(({ id }) => id);
  }

  async giveToWaiting(path: OrganizationPath, most: number | null): Promise<readonly SeatGiven[]> {
    const first = this.#presentIn(path, ['asked']).toSorted(byRequest);
    return this.#seat(first.slice(0, most ?? undefined)).flatMap(({ id, accountId, organization }) =>
      accountId === null ? [] : [{ id, accountId, organization }],
    );
  }

  #presentIn(path: OrganizationPath, standings: readonly SeatStanding[]): readonly StoredMembership[] {
    return presentMembers(this.tables).filter(
      (row) => isWithin(row.organization, path) && standings.includes(seatOf(row)),
    );
  }

  #seat(rows: readonly StoredMembership[]): readonly StoredMembership[] {
    for (const { id } of rows) changeMember(this.tables, id, { seated: true, seatRequest: null });
    return rows;
  }

  #change(id: string, from: readonly SeatStanding[], change: Partial<StoredMembership>): boolean {
    const found = this.tables.of(membershipTable).get(id);
    return found !== null && from.includes(seatOf(found)) && changeMember(this.tables, id, change);
  }
}
