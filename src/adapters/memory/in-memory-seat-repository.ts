import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { StoredMembership } from '#application/service/ports/organization-repository.ts';
import type {
  SeatGiven,
  SeatRepository,
  StoredSeatWaiting,
} from '#application/service/ports/seat-repository.ts';
import type { OrganizationPath } from '#domain/organizations/organization.ts';
import { isInScope, isWithin, type Scope } from '#domain/access/scope.ts';
import type { SeatRequest } from '#domain/organizations/seats.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { seatOf } from './seat-of.ts';

const asked = ({ seatRequest }: StoredMembership): number => seatRequest?.at ?? Number.POSITIVE_INFINITY;

const inOrder = (one: StoredMembership, other: StoredMembership): number => {
  const both = one.seatRequest !== null || other.seatRequest !== null;
  const byRequest = both ? Math.sign(asked(one) - asked(other)) : 0;
  return byRequest || one.from - other.from || compareCodePoints(one.id, other.id);
};

export class InMemorySeatRepository implements SeatRepository {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #organizations: InMemoryOrganizationRepository;

  constructor(accounts: Pick<AccountRepository, 'byId'>, organizations: InMemoryOrganizationRepository) {
    this.#accounts = accounts;
    this.#organizations = organizations;
  }

  give(membershipId: string): Promise<boolean> {
    return this.#change(membershipId, ['none', 'asked'], { seated: true, seatRequest: null });
  }

  free(membershipId: string): Promise<boolean> {
    return this.#change(membershipId, ['held'], { seated: false });
  }

  ask(membershipId: string, seatRequest: SeatRequest): Promise<boolean> {
    return this.#change(membershipId, ['none'], { seatRequest });
  }

  decline(membershipId: string): Promise<boolean> {
    return this.#change(membershipId, ['asked'], { seatRequest: null });
  }

  async waiting(scope: Scope, most: number): Promise<readonly StoredSeatWaiting[]> {
    const found = this.#present()
      .filter((row) => isInScope(scope, { relation: 'none', organization: row.organization }))
      .flatMap((row) => (row.seatRequest === null ? [] : [{ row, request: row.seatRequest }]))
      .toSorted(
        (one, other) => one.request.at - other.request.at || compareCodePoints(one.row.id, other.row.id),
      );
    return Promise.all(
      found.slice(0, most).map(async ({ row, request }) => {
        const account = row.accountId === null ? null : await this.#accounts.byId(row.accountId);
        if (account === null) throw new Error('a present member has an account');
        const { id: accountId, email, firstName, lastName } = account;
        const school = this.#organizations.ofPath(row.organization)?.name ?? '';
        return { id: row.id, accountId, email, firstName, lastName, school, ...request };
      }),
    );
  }

  setByPerson(organizationId: string, byPerson: boolean): Promise<void> {
    this.#organizations.giveSeatsByPerson(organizationId, byPerson);
    return Promise.resolve();
  }

  fill(path: OrganizationPath, most: number | null): Promise<readonly string[]> {
    const ids = this.#present()
      .filter((row) => isWithin(row.organization, path) && ['none', 'asked'].includes(seatOf(row)))
      .toSorted(inOrder)
      .slice(0, most ?? undefined)
      .map(({ id }) => id);
    for (const id of ids) this.#organizations.changeSeat(id, { seated: true, seatRequest: null });
    return Promise.resolve(ids);
  }

  giveToWaiting(path: OrganizationPath, most: number | null): Promise<readonly SeatGiven[]> {
    const first = this.#present()
      .filter((row) => isWithin(row.organization, path) && seatOf(row) === 'asked')
      .toSorted((one, other) => asked(one) - asked(other) || compareCodePoints(one.id, other.id))
      .slice(0, most ?? undefined);
    for (const { id } of first) this.#organizations.changeSeat(id, { seated: true, seatRequest: null });
    const given = first.flatMap(({ id, accountId, organization }) =>
      accountId === null ? [] : [{ id, accountId, organization }],
    );
    return Promise.resolve(given);
  }

  #present(): readonly StoredMembership[] {
    return this.#organizations.memberships().filter(({ to }) => to === null);
  }

  #change(
    id: string,
    from: readonly string[],
    change: Parameters<InMemoryOrganizationRepository['changeSeat']>[1],
  ): Promise<boolean> {
    const found = this.#present().find((row) => row.id === id);
    const isMet = found !== undefined && from.includes(seatOf(found));
    return Promise.resolve(isMet && this.#organizations.changeSeat(id, change));
  }
}
