import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  ClassroomRepository,
  StoredClassroom,
} from '#application/service/ports/classroom-repository.ts';
import type {
  MemberRepository,
  StoredMember,
  StoredMemberProfile,
} from '#application/service/ports/member-repository.ts';
import type { StoredMembership } from '#application/service/ports/organization-repository.ts';
import { everywhere, isInScope, type Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import { activityNotedEveryMs, type MemberStatus } from '#domain/organizations/member.ts';
import { memberCell, type MemberColumn, type MemberQuery } from '#domain/organizations/member-table.ts';
import { idOfPath, type OrganizationPath } from '#domain/organizations/organization.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import { meetsFilter } from '#domain/tables/filter.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { byNaturalName } from '#domain/tables/natural-order.ts';
import { type Page, queryRows } from '#domain/tables/page.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { seatOf } from './seat-of.ts';

const cellOf = (row: StoredMember, column: MemberColumn) => memberCell({ ...row, you: false }, column);

const isReached = (scope: Scope, organization: OrganizationPath): boolean =>
  isInScope(scope, { relation: 'none', organization });

const byBeginning = (one: StoredMembership, other: StoredMembership): number =>
  one.from - other.from || compareCodePoints(one.id, other.id);

const ownedBy = (
  { accountId, organization }: StoredMembership,
  rooms: readonly StoredClassroom[],
): readonly StoredClassroom[] =>
  rooms.filter((room) => room.organization === organization && room.teachers[0]?.accountId === accountId);

export class InMemoryMemberRepository implements MemberRepository {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #organizations: InMemoryOrganizationRepository;
  readonly #classrooms: Pick<ClassroomRepository, 'list'>;

  constructor(
    accounts: Pick<AccountRepository, 'byId'>,
    organizations: InMemoryOrganizationRepository,
    classrooms: Pick<ClassroomRepository, 'list'>,
  ) {
    this.#accounts = accounts;
    this.#organizations = organizations;
    this.#classrooms = classrooms;
  }

  async page({ timeZone, on, ...query }: MemberQuery, scope: Scope): Promise<Page<StoredMember>> {
    const rows = await (on === undefined ? this.#membersIn(scope) : this.#membersOn(on, timeZone, scope));
    return queryRows(rows, { idOf: ({ id }) => id, cellOf }, query, dayInZone(timeZone));
  }

  async ids(
    { filter, timeZone }: Pick<MemberQuery, 'filter' | 'timeZone'>,
    scope: Scope,
  ): Promise<readonly string[]> {
    const rows = await this.#membersIn(scope);
    const dayOf = dayInZone(timeZone);
    return rows
      .filter((row) => meetsFilter(filter, (column) => cellOf(row, column), dayOf))
      .map(({ id }) => id);
  }

  async byId(id: string, scope: Scope): Promise<StoredMemberProfile | null> {
    const asked = this.#organizations.membership(id, scope);
    const membership = this.#latestOf(await asked, scope);
    if (membership === null) return null;
    const rooms = await this.#rooms();
    const owned = ownedBy(membership, rooms).toSorted(byNaturalName);
    const history = this.#organizations
      .memberships()
      .filter((row) => row.accountId === membership.accountId && isReached(scope, row.organization))
      .toSorted((one, other) => byBeginning(other, one));
    return {
      member: await this.#memberOf(membership, rooms),
      owned: owned.map(({ id: roomId, name, archivedAt }) => ({ id: roomId, name, archivedAt })),
      history: history.map(({ id: intervalId, organization, role, from, to, endedWhy }) => {
        const school = this.#organizations.ofPath(organization)?.name ?? '';
        return { id: intervalId, school, role, from, to, endedWhy };
      }),
    };
  }

  noteActive(accountId: string, at: number): Promise<void> {
    this.#organizations.noteActive(accountId, at, at - activityNotedEveryMs);
    return Promise.resolve();
  }

  /** A membership if it is listed, otherwise the same person's latest one that is. */
  #latestOf(asked: StoredMembership | null, scope: Scope): StoredMembership | null {
    const listed = this.#listed(scope).filter((row) => row.accountId === asked?.accountId);
    const latest = listed.toSorted(
      (one, other) => Number(one.to === null) - Number(other.to === null) || byBeginning(one, other),
    );
    return listed.find(({ id }) => id === asked?.id) ?? latest.at(-1) ?? null;
  }

  #listed(scope: Scope): readonly StoredMembership[] {
    const all = this.#organizations.memberships();
    const isLast = (row: StoredMembership): boolean =>
      !all.some(
        (later) =>
          later.accountId === row.accountId &&
          later.organization === row.organization &&
          byBeginning(later, row) > 0,
      );
    return all.filter(
      (row) =>
        row.accountId !== null &&
        isReached(scope, row.organization) &&
        (row.to === null || (row.endedWhy === 'deactivated' && isLast(row))),
    );
  }

  async #membersIn(scope: Scope): Promise<readonly StoredMember[]> {
    const rooms = await this.#rooms();
    return Promise.all(this.#listed(scope).map((row) => this.#memberOf(row, rooms)));
  }

  async #membersOn(on: IsoDate, timeZone: string, scope: Scope): Promise<readonly StoredMember[]> {
    const rooms = await this.#rooms();
    const dayOf = dayInZone(timeZone);
    const lasted = this.#organizations
      .memberships()
      .filter(
        ({ accountId, organization, from, to }) =>
          accountId !== null &&
          isReached(scope, organization) &&
          dayOf(from) <= on &&
          (to === null || dayOf(to) > on),
      );
    return Promise.all(
      lasted.map(async (row) => {
        const member = await this.#memberOf(row, rooms);
        const status = this.#statusNow(row, scope);
        const email = status === 'left' ? null : member.details.email;
        return { ...member, details: { ...member.details, status, email } };
      }),
    );
  }

  /** The current status of a person: joined if they are a member anywhere in the scope, otherwise the status of their last membership. */
  #statusNow({ accountId, organization }: StoredMembership, scope: Scope): MemberStatus {
    const own = this.#organizations.memberships().filter((row) => row.accountId === accountId);
    if (own.some((row) => row.to === null && isReached(scope, row.organization))) return 'joined';
    const last = own
      .filter((row) => row.organization === organization)
      .toSorted(byBeginning)
      .at(-1);
    return last?.endedWhy === 'deactivated' ? 'deactivated' : 'left';
  }

  #rooms(): Promise<readonly StoredClassroom[]> {
    return this.#classrooms.list(everywhere);
  }

  async #memberOf(row: StoredMembership, rooms: readonly StoredClassroom[]): Promise<StoredMember> {
    const account = row.accountId === null ? null : await this.#accounts.byId(row.accountId);
    if (account === null) throw new Error('a present member has an account');
    const owned = ownedBy(row, rooms);
    const { role, billingContact, organization, to, lastActiveAt, from } = row;
    const school = this.#organizations.ofPath(organization);
    return {
      id: row.id,
      accountId: account.id,
      firstName: account.firstName,
      lastName: account.lastName,
      details: {
        email: account.email,
        role,
        billingContact,
        school: { id: idOfPath(organization), name: school?.name ?? '' },
        status: to === null ? 'joined' : 'deactivated',
        seat: seatOf(row),
        lastActiveAt,
        classrooms: owned.filter(({ archivedAt }) => archivedAt === null).length,
        since: from,
      },
    };
  }
}
