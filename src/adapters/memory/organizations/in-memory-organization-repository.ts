import type {
  NewMembership,
  NewOrganization,
  NewWorkspace,
  OrganizationRepository,
  StoredMembership,
  StoredOrganization,
} from '#application/service/organizations/ports/organization-repository.ts';
import { isWithin, type Scope } from '#domain/organizations/access/scope.ts';
import type { RunOrganization } from '#domain/organizations/members/account-deletion.ts';
import type { InCharge } from '#domain/organizations/members/in-charge.ts';
import {
  idOfPath,
  idsOfPath,
  type MembershipEnd,
  pathBelow,
  pathsTo,
  type OrganizationPath,
} from '#domain/identity/membership/organization.ts';
import type { Seats } from '#domain/organizations/members/seats.ts';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { countSeats } from './in-memory-seat-counts.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import {
  changeMember,
  assignsSeatsByPerson,
  isReached,
  membershipsOf,
  membershipTable,
  memberStateTable,
  organizationAt,
  organizationTable,
  presentMembers,
} from './organization-rows.ts';

/** Organizations and memberships in memory. Transactions are serialized, so locks do nothing. */
export class InMemoryOrganizationRepository extends InMemoryStore implements OrganizationRepository {
  readonly #organizations = this.tables.of(organizationTable);
  readonly #memberships = this.tables.of(membershipTable);

  async open({ parent, seats, at: _at, ...given }: NewOrganization): Promise<StoredOrganization> {
    const path = pathBelow(parent?.path ?? null, given.id);
    const opened = { ...given, path, parent: parent?.id ?? null, seats: seats ?? null, version: 1 };
    this.#organizations.save(opened);
    return opened;
  }

  async openWorkspace({ owner, at, ...workspace }: NewWorkspace): Promise<void> {
    const { membershipId, accountId, role } = owner;
    if (this.ofAccount(accountId).length > 0) return;
    const opened = await this.open({ ...workspace, kind: 'workspace', parent: null, at });
    const membership = { id: membershipId, accountId, organizationId: opened.id, at };
    await this.join({ ...membership, role, billingContact: role === 'customer' });
  }

  async byId(id: string, scope: Scope): Promise<StoredOrganization | null> {
    const found = this.#organizations.get(id);
    return found !== null && isReached(scope, found.path) ? found : null;
  }

  async list(scope: Scope): Promise<readonly StoredOrganization[]> {
    return this.#organizations.where(({ path }) => isReached(scope, path)).toSorted(byNaturalName);
  }

  async join({ organizationId, at, seated = false, ...given }: NewMembership): Promise<boolean> {
    const organization = this.#organizations.get(organizationId)?.path;
    if (organization === undefined || this.tables.of(accountTable).get(given.accountId) === null)
      return false;
    const own = this.#memberships.where(({ accountId }) => accountId === given.accountId);
    if (own.some((row) => row.to === null && row.organization === organization)) return false;
    const [top] = idsOfPath(organization);
    const active = own.flatMap((row) =>
      idsOfPath(row.organization)[0] === top ? (row.lastActiveAt ?? []) : [],
    );
    const seatGiven = seated || !assignsSeatsByPerson(this.tables, organization);
    this.#memberships.save({
      ...given,
      organization,
      from: at,
      to: null,
      endedWhy: null,
      lastActiveAt: active.length === 0 ? null : Math.max(...active),
      seated: given.role === 'teacher' && seatGiven,
      seatRequest: null,
    });
    return true;
  }

  async membership(id: string, scope: Scope): Promise<StoredMembership | null> {
    const found = this.#memberships.get(id);
    return found !== null && isReached(scope, found.organization) ? found : null;
  }

  async membershipsOf(accountId: string): Promise<readonly StoredMembership[]> {
    return this.ofAccount(accountId);
  }

  async changeMembership(
    id: string,
    change: Partial<Pick<StoredMembership, 'role' | 'billingContact'>>,
  ): Promise<boolean> {
    return changeMember(this.tables, id, change);
  }

  async endMembership(
    id: string,
    { at, why }: { readonly at: number; readonly why: MembershipEnd },
  ): Promise<boolean> {
    return changeMember(this.tables, id, { to: at, endedWhy: why });
  }

  async forget(accountId: string, at: number): Promise<readonly OrganizationPath[]> {
    this.tables.of(memberStateTable).change(accountId, { chosen: null });
    const gone = this.#memberships.where(
      ({ accountId: owner, organization }) =>
        owner === accountId && organizationAt(this.tables, organization)?.kind === 'workspace',
    );
    for (const { id, organization } of gone) {
      this.#organizations.delete(idOfPath(organization));
      this.#memberships.delete(id);
    }
    this.#memberships.changeWhere(
      (row) => row.accountId === accountId,
      ({ to, endedWhy }) => ({
        accountId: null,
        to: to ?? at,
        endedWhy: endedWhy ?? 'erased',
        seated: false,
        seatRequest: null,
      }),
    );
    return gone.map(({ organization }) => organization);
  }

  async choose(accountId: string, organizationId: string): Promise<void> {
    const states = this.tables.of(memberStateTable);
    const { activeAt = null } = states.get(accountId) ?? {};
    states.save({ id: accountId, chosen: organizationId, activeAt });
  }

  async lock(): Promise<void> {}

  async lockAllOf(): Promise<void> {}

  async runBy(accountId: string): Promise<readonly RunOrganization[]> {
    const present = presentMembers(this.tables);
    const runs = this.ofAccount(accountId).map(async ({ id, role, organization }) => {
      const named = organizationAt(this.tables, organization);
      const isShared = present.some(
        (other) => other.accountId !== accountId && isWithin(other.organization, organization),
      );
      if (named === null || role === 'teacher' || !isShared) return [];
      const inCharge = await this.inCharge(organization);
      return [{ id: named.id, name: named.name, membership: { id, role }, inCharge }];
    });
    return (await Promise.all(runs)).flat().toSorted(byNaturalName);
  }

  async inCharge(path: OrganizationPath): Promise<readonly InCharge[]> {
    const above = pathsTo(path);
    return presentMembers(this.tables).flatMap(({ id, role, organization }) =>
      role !== 'teacher' && above.includes(organization) ? [{ id, role }] : [],
    );
  }

  async countSeats(path: OrganizationPath, now: number): Promise<Seats> {
    return countSeats(this.tables, path, now);
  }

  /** Returns the memberships of an account that have not ended, oldest first. */
  ofAccount(accountId: string): readonly StoredMembership[] {
    return membershipsOf(this.tables, accountId);
  }

  memberships(): readonly StoredMembership[] {
    return this.#memberships.all();
  }
}
