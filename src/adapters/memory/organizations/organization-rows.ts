import type { OrganizationGrant } from '#application/service/organizations/ports/grant-repository.ts';
import type {
  StoredMembership,
  StoredOrganization,
} from '#application/service/organizations/ports/organization-repository.ts';
import { isInScope, isWithin, type Scope } from '#domain/organizations/access/scope.ts';
import type { GivenBy } from '#domain/organizations/grants/held-grant.ts';
import { idOfPath, idsOfPath, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { SeatStanding } from '#domain/organizations/members/seats.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';

/** The grant of an organization. Only a purchased grant has `order`. Only other grants have `given`. */
export type StoredGrant = OrganizationGrant & {
  readonly id: string;
  readonly order?: string;
  readonly given?: GivenBy;
};

type MemberState = { readonly id: string; readonly chosen: string | null; readonly activeAt: number | null };

export const organizationTable: TableDefinition<StoredOrganization> = { name: 'organizations', key: byId };
export const membershipTable: TableDefinition<StoredMembership> = { name: 'memberships', key: byId };
export const organizationGrantTable: TableDefinition<StoredGrant> = {
  name: 'organization grants',
  key: byId,
};
export const memberStateTable: TableDefinition<MemberState> = { name: 'member states', key: byId };
export const byPersonTable: TableDefinition<{ readonly id: string }> = { name: 'seats by person', key: byId };

export const isReached = (scope: Scope, organization: OrganizationPath): boolean =>
  isInScope(scope, { relation: 'none', organization });

export const byStart = (one: StoredMembership, other: StoredMembership): number =>
  one.from - other.from || compareCodePoints(one.id, other.id);

/** Whether the organization's license covers a member. Teachers need a seat. */
export const isCoveredMember = ({ role, seated }: Pick<StoredMembership, 'role' | 'seated'>): boolean =>
  role !== 'teacher' || seated;

export function seatOf({
  role,
  seated,
  seatRequest,
}: Pick<StoredMembership, 'role' | 'seated' | 'seatRequest'>): SeatStanding {
  if (role !== 'teacher') return 'not-needed';
  if (seated) return 'held';
  return seatRequest === null ? 'none' : 'asked';
}

/** Returns the memberships that have not ended, oldest first. */
export const presentMembers = (tables: InMemoryTables): readonly StoredMembership[] =>
  tables
    .of(membershipTable)
    .where(({ to }) => to === null)
    .toSorted(byStart);

/** Returns the memberships of an account that have not ended, oldest first. */
export const membershipsOf = (tables: InMemoryTables, accountId: string): readonly StoredMembership[] =>
  presentMembers(tables).filter((row) => row.accountId === accountId);

export const organizationAt = (tables: InMemoryTables, path: OrganizationPath): StoredOrganization | null =>
  tables.of(organizationTable).get(idOfPath(path));

/** Returns the path of the organization with this ID. Throws if it does not exist, like a foreign key. */
export function pathOf(tables: InMemoryTables, id: string): OrganizationPath {
  const found = tables.of(organizationTable).get(id);
  if (found === null) throw new Error(`there is no organization ${id}`);
  return found.path;
}

/** Returns the grants of an organization, oldest first. */
export const grantsOf = (tables: InMemoryTables, id: string): readonly StoredGrant[] =>
  tables.of(organizationGrantTable).where(({ organizationId }) => organizationId === id);

/** Returns the grants of an organization and those above it, oldest first. */
export const grantsAbove = (tables: InMemoryTables, path: OrganizationPath): readonly StoredGrant[] =>
  tables.of(organizationGrantTable).where(({ organizationId }) => idsOfPath(path).includes(organizationId));

export const seatedIn = (tables: InMemoryTables, path: OrganizationPath): ReadonlySet<string> =>
  new Set(
    presentMembers(tables)
      .filter(
        ({ role, seated, organization }) => role === 'teacher' && seated && isWithin(organization, path),
      )
      .flatMap(({ accountId }) => accountId ?? []),
  );

/** Changes a membership that has not ended, and its seat if its role changes. Returns false if there is none. */
export function changeMember(tables: InMemoryTables, id: string, change: Partial<StoredMembership>): boolean {
  const memberships = tables.of(membershipTable);
  const membership = memberships.get(id);
  if (membership === null || membership.to !== null) return false;
  const changed = { ...membership, ...change };
  const teaches = changed.role === 'teacher' && changed.to === null;
  const begins = teaches && membership.role !== 'teacher';
  const given = begins && !assignsSeatsByPerson(tables, changed.organization);
  memberships.save({
    ...changed,
    seated: teaches && (changed.seated || given),
    seatRequest: teaches ? changed.seatRequest : null,
  });
  return true;
}

/** Whether the organization of a path, or one above it, assigns its seats by person. */
export const assignsSeatsByPerson = (tables: InMemoryTables, path: OrganizationPath): boolean =>
  idsOfPath(path).some((id) => tables.of(byPersonTable).get(id) !== null);
