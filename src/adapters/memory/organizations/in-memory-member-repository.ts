import type { StoredClassroom } from '#application/service/classrooms/ports/classroom-repository.ts';
import type {
  MemberRepository,
  StoredMember,
  StoredMemberProfile,
} from '#application/service/organizations/ports/member-repository.ts';
import type { StoredMembership } from '#application/service/organizations/ports/organization-repository.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { activityNotedEveryMs, type MemberStatus } from '#domain/organizations/members/member.ts';
import {
  memberCell,
  type MemberColumn,
  type MemberQuery,
} from '#domain/organizations/members/member-table.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { meetsFilter } from '#domain/platform/tables/filter.ts';
import { type Page, queryRows } from '#domain/platform/tables/page.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import {
  byStart,
  isReached,
  membershipTable,
  memberStateTable,
  organizationAt,
  seatOf,
} from './organization-rows.ts';

const cellOf = (row: StoredMember, column: MemberColumn) => memberCell({ ...row, you: false }, column);

const ownedBy = (
  { accountId, organization }: StoredMembership,
  classrooms: readonly StoredClassroom[],
): readonly StoredClassroom[] =>
  classrooms.filter(
    (classroom) => classroom.organization === organization && classroom.teachers[0]?.accountId === accountId,
  );

export class InMemoryMemberRepository extends InMemoryStore implements MemberRepository {
  readonly #memberships = this.tables.of(membershipTable);
  readonly #roomsIn: (tables: InMemoryTables) => readonly StoredClassroom[];

  constructor(tables: InMemoryTables, roomsIn: (tables: InMemoryTables) => readonly StoredClassroom[]) {
    super(tables);
    this.#roomsIn = roomsIn;
  }

  async page({ timeZone, on, ...query }: MemberQuery, scope: Scope): Promise<Page<StoredMember>> {
    const rows = on === undefined ? this.#membersIn(scope) : this.#membersOn(on, timeZone, scope);
    return queryRows(rows, { idOf: ({ id }) => id, cellOf }, query, dayInZone(timeZone));
  }

  async ids(
    { filter, timeZone }: Pick<MemberQuery, 'filter' | 'timeZone'>,
    scope: Scope,
  ): Promise<readonly string[]> {
    const rows = this.#membersIn(scope);
    const dayOf = dayInZone(timeZone);
    return rows
      .filter((row) => meetsFilter(filter, (column) => cellOf(row, column), dayOf))
      .map(({ id }) => id);
  }

  async byId(id: string, scope: Scope): Promise<StoredMemberProfile | null> {
    const requested = this.#memberships.get(id);
    const membership = this.#latestOf(
      requested && isReached(scope, requested.organization) ? requested : null,
      scope,
    );
    if (membership === null) return null;
    const classrooms = this.#roomsIn(this.tables);
    const history = this.#memberships
      .where((row) => row.accountId === membership.accountId && isReached(scope, row.organization))
      .toSorted((one, other) => byStart(other, one));
    return {
      member: this.#memberOf(membership, classrooms),
      owned: ownedBy(membership, classrooms).map(({ id: roomId, name, archivedAt }) => ({
        id: roomId,
        name,
        archivedAt,
      })),
      history: history.map(({ id: intervalId, organization, role, from, to, endedWhy }) => {
        const school = organizationAt(this.tables, organization)?.name ?? '';
        return { id: intervalId, school, role, from, to, endedWhy };
      }),
    };
  }

  async recordActive(accountId: string, at: number): Promise<void> {
    const since = at - activityNotedEveryMs;
    const states = this.tables.of(memberStateTable);
    const { chosen = null, activeAt = null } = states.get(accountId) ?? {};
    if (activeAt === null || activeAt < since) states.save({ id: accountId, chosen, activeAt: at });
    this.#memberships.changeWhere(
      (row) => row.accountId === accountId && row.to === null && (row.lastActiveAt ?? since - 1) < since,
      () => ({ lastActiveAt: at }),
    );
  }

  /** Returns a membership if it is listed, otherwise the latest listed membership of the same person. */
  #latestOf(membership: StoredMembership | null, scope: Scope): StoredMembership | null {
    const listed = this.#listed(scope).filter((row) => row.accountId === membership?.accountId);
    const latest = listed.toSorted(
      (one, other) => Number(one.to === null) - Number(other.to === null) || byStart(one, other),
    );
    return listed.find(({ id }) => id === membership?.id) ?? latest.at(-1) ?? null;
  }

  #listed(scope: Scope): readonly StoredMembership[] {
    const all = this.#memberships.all();
    const isLast = (row: StoredMembership): boolean =>
      !all.some(
        (later) =>
          later.accountId === row.accountId &&
          later.organization === row.organization &&
          byStart(later, row) > 0,
      );
    return all.filter(
      (row) =>
        row.accountId !== null &&
        isReached(scope, row.organization) &&
        (row.to === null || (row.endedWhy === 'deactivated' && isLast(row))),
    );
  }

  #membersIn(scope: Scope): readonly StoredMember[] {
    const classrooms = this.#roomsIn(this.tables);
    return this.#listed(scope).map((row) => this.#memberOf(row, classrooms));
  }

  #membersOn(on: IsoDate, timeZone: string, scope: Scope): readonly StoredMember[] {
    const classrooms = this.#roomsIn(this.tables);
    const dayOf = dayInZone(timeZone);
    return this.#memberships
      .where(
        ({ accountId, organization, from, to }) =>
          accountId !== null &&
          isReached(scope, organization) &&
          dayOf(from) <= on &&
          (to === null || dayOf(to) > on),
      )
      .map((row) => {
        const member = this.#memberOf(row, classrooms);
        const status = this.#statusNow(row, scope);
        const email = status === 'left' ? null : member.details.email;
        return { ...member, details: { ...member.details, status, email } };
      });
  }

  /** Returns the current status of a person: joined if they are a member anywhere in the scope, otherwise the status of their last membership. */
  #statusNow({ accountId, organization }: StoredMembership, scope: Scope): MemberStatus {
    const own = this.#memberships.where((row) => row.accountId === accountId);
    if (own.some((row) => row.to === null && isReached(scope, row.organization))) return 'joined';
    const last = own
      .filter((row) => row.organization === organization)
      .toSorted(byStart)
      .at(-1);
    return last?.endedWhy === 'deactivated' ? 'deactivated' : 'left';
  }

  #memberOf(row: StoredMembership, classrooms: readonly StoredClassroom[]): StoredMember {
    const account = this.tables.of(accountTable).get(row.accountId ?? '');
    if (account === null) throw new Error('a current member has no account');
    const { role, billingContact, organization, to, lastActiveAt, from } = row;
    return {
      id: row.id,
      accountId: account.id,
      firstName: account.firstName,
      lastName: account.lastName,
      details: {
        email: account.email,
        role,
        billingContact,
        school: { id: idOfPath(organization), name: organizationAt(this.tables, organization)?.name ?? '' },
        status: to === null ? 'joined' : 'deactivated',
        seat: seatOf(row),
        lastActiveAt,
        classrooms: ownedBy(row, classrooms).filter(({ archivedAt }) => archivedAt === null).length,
        since: from,
      },
    };
  }
}
