import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  NewMembership,
  NewOrganization,
  NewWorkspace,
  OrganizationRepository,
  StoredMembership,
  StoredOrganization,
} from '#application/service/ports/organization-repository.ts';
import { isInScope, isWithin, type Scope } from '#domain/access/scope.ts';
import type { RunOrganization } from '#domain/account/account-deletion.ts';
import type { InCharge } from '#domain/organizations/in-charge.ts';
import {
  idOfPath,
  idsOfPath,
  type MembershipEnd,
  pathBelow,
  pathsTo,
  type OrganizationPath,
} from '#domain/organizations/organization.ts';
import type { OrganizationChange } from '#domain/organizations/organization-settings.ts';
import type { Seats } from '#domain/organizations/seats.ts';
import { byNaturalName } from '#domain/tables/natural-order.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryLicenses } from './in-memory-licenses.ts';
import { countSeats, type InvitedTo } from './in-memory-seat-counts.ts';
import { draftOf, lastActiveIn, noRows, type OrganizationRows } from './organization-rows.ts';

const isReached = (scope: Scope, organization: OrganizationPath): boolean =>
  isInScope(scope, { relation: 'none', organization });

/** Organizations and memberships in memory. Transactions are serialized, so locks do nothing. */
export class InMemoryOrganizationRepository implements OrganizationRepository {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #rows: OrganizationRows;
  readonly licenses: InMemoryLicenses;
  #invitedTo: InvitedTo = () => [];

  constructor(
    accounts: Pick<AccountRepository, 'byId'>,
    rows: OrganizationRows = noRows(),
    licenses: InMemoryLicenses = new InMemoryLicenses(),
  ) {
    this.#accounts = accounts;
    this.#rows = rows;
    this.licenses = licenses;
  }

  open({ parent, seats, at: _at, ...given }: NewOrganization): Promise<StoredOrganization> {
    const path = pathBelow(parent?.path ?? null, given.id);
    const opened = { ...given, path, parent: parent?.id ?? null, seats: seats ?? null, version: 1 };
    this.#rows.organizations.set(given.id, opened);
    return Promise.resolve(opened);
  }

  async openWorkspace({ owner, at, ...workspace }: NewWorkspace): Promise<void> {
    const { membershipId, accountId, role } = owner;
    if (this.ofAccount(accountId).length > 0) return;
    const opened = await this.open({ ...workspace, kind: 'workspace', parent: null, at });
    const membership = { id: membershipId, accountId, organizationId: opened.id, at };
    await this.join({ ...membership, role, billingContact: role === 'customer' });
  }

  byId(id: string, scope: Scope): Promise<StoredOrganization | null> {
    const found = this.#rows.organizations.get(id);
    return Promise.resolve(found !== null && isReached(scope, found.path) ? found : null);
  }

  list(scope: Scope): Promise<readonly StoredOrganization[]> {
    const found = this.#rows.organizations.all().filter(({ path }) => isReached(scope, path));
    return Promise.resolve(found.toSorted(byNaturalName));
  }

  async join({ organizationId, at, seated = false, ...given }: NewMembership): Promise<boolean> {
    const organization = this.#rows.organizations.get(organizationId);
    const account = await this.#accounts.byId(given.accountId);
    if (organization === null || account === null) return false;
    const isMember = this.ofAccount(given.accountId).some(
      (membership) => membership.organization === organization.path,
    );
    if (isMember) return false;
    const membership = {
      ...given,
      organization: organization.path,
      from: at,
      to: null,
      endedWhy: null,
      lastActiveAt: lastActiveIn(this.memberships(), given.accountId, organization.path),
      seated: given.role === 'teacher' && (seated || !this.givesSeatsByPerson(organization.path)),
      seatRequest: null,
    };
    this.#rows.memberships.set(given.id, membership);
    return true;
  }

  membership(id: string, scope: Scope): Promise<StoredMembership | null> {
    const found = this.#rows.memberships.get(id);
    return Promise.resolve(found !== null && isReached(scope, found.organization) ? found : null);
  }

  membershipsOf(accountId: string): Promise<readonly StoredMembership[]> {
    return Promise.resolve(this.ofAccount(accountId));
  }

  changeMembership(
    id: string,
    change: Partial<Pick<StoredMembership, 'role' | 'billingContact'>>,
  ): Promise<boolean> {
    return Promise.resolve(this.#change(id, change));
  }

  endMembership(
    id: string,
    { at, why }: { readonly at: number; readonly why: MembershipEnd },
  ): Promise<boolean> {
    return Promise.resolve(this.#change(id, { to: at, endedWhy: why }));
  }

  forget(accountId: string, at: number): Promise<readonly OrganizationPath[]> {
    const { organizations, memberships, chosen } = this.#rows;
    chosen.delete(accountId);
    const gone: OrganizationPath[] = [];
    for (const membership of memberships.all().filter((row) => row.accountId === accountId)) {
      const id = idOfPath(membership.organization);
      const isWorkspace = organizations.get(id)?.kind === 'workspace';
      if (isWorkspace) {
        organizations.delete(id);
        memberships.delete(membership.id);
        gone.push(membership.organization);
      } else {
        const { to, endedWhy } = membership;
        const ended = {
          to: to ?? at,
          endedWhy: endedWhy ?? ('erased' as const),
          seated: false,
          seatRequest: null,
        };
        memberships.set(membership.id, { ...membership, accountId: null, ...ended });
      }
    }
    return Promise.resolve(gone);
  }

  choose(accountId: string, organizationId: string): Promise<void> {
    this.#rows.chosen.set(accountId, organizationId);
    return Promise.resolve();
  }

  lock(): Promise<void> {
    return Promise.resolve();
  }

  lockAllOf(): Promise<void> {
    return Promise.resolve();
  }

  async runBy(accountId: string): Promise<readonly RunOrganization[]> {
    const others = this.memberships().filter(
      ({ to, accountId: whose }) => to === null && whose !== accountId,
    );
    const runs = this.ofAccount(accountId).map(async ({ id, role, organization }) => {
      const named = this.ofPath(organization);
      const isShared = others.some((other) => isWithin(other.organization, organization));
      if (named === null || role === 'teacher' || !isShared) return [];
      const inCharge = await this.inCharge(organization);
      return [{ id: named.id, name: named.name, membership: { id, role }, inCharge }];
    });
    return (await Promise.all(runs)).flat().toSorted(byNaturalName);
  }

  inCharge(path: OrganizationPath): Promise<readonly InCharge[]> {
    const above = pathsTo(path);
    const found = this.memberships().flatMap(({ id, role, organization, to }) =>
      role !== 'teacher' && to === null && above.includes(organization) ? [{ id, role }] : [],
    );
    return Promise.resolve(found);
  }

  countSeats(path: OrganizationPath, now: number): Promise<Seats> {
    const { byPerson } = this.#rows;
    const invitedTo = this.#invitedTo;
    return countSeats({ organizations: this, accounts: this.#accounts, byPerson, invitedTo }, path, now);
  }

  standBeside(invited: InvitedTo): void {
    this.#invitedTo = invited;
  }

  /** Whether the organization of a path, or one above it, gives its seats by person. */
  givesSeatsByPerson(path: OrganizationPath): boolean {
    return idsOfPath(path).some((id) => this.#rows.byPerson.get(id) === true);
  }

  giveSeatsByPerson(id: string, byPerson: boolean): void {
    this.#rows.byPerson.set(id, byPerson);
  }

  /** Changes the seat of a membership that has not ended; false if there is none. */
  changeSeat(id: string, seat: Partial<Pick<StoredMembership, 'seated' | 'seatRequest'>>): boolean {
    return this.#change(id, seat);
  }

  /** Every membership, ended or not. */
  memberships(): readonly StoredMembership[] {
    return this.#rows.memberships.all();
  }

  /** The last activity of an account; null if there was none. */
  lastActiveOf(accountId: string): number | null {
    return this.#rows.active.get(accountId);
  }

  /** Records an activity of an account and of each of its current memberships, unless one was recorded after `since`. */
  noteActive(accountId: string, at: number, since: number): void {
    const noted = this.lastActiveOf(accountId);
    if (noted === null || noted < since) this.#rows.active.set(accountId, at);
    for (const row of this.ofAccount(accountId))
      if (row.lastActiveAt === null || row.lastActiveAt < since)
        this.#rows.memberships.set(row.id, { ...row, lastActiveAt: at });
  }

  /** The memberships of an account that have not ended, oldest first. */
  ofAccount(accountId: string): readonly StoredMembership[] {
    return this.#rows.memberships
      .all()
      .filter((row) => row.accountId === accountId && row.to === null)
      .toSorted((one, other) => one.from - other.from || (one.id < other.id ? -1 : 1));
  }

  ofPath(path: OrganizationPath): StoredOrganization | null {
    return this.#rows.organizations.get(idOfPath(path));
  }

  schoolsOf(id: string): readonly StoredOrganization[] {
    return this.#rows.organizations.all().filter(({ kind, parent }) => kind === 'school' && parent === id);
  }

  paths(): readonly OrganizationPath[] {
    return this.#rows.organizations.all().map(({ path }) => path);
  }

  /** Changes name or time zone; does nothing if the organization does not exist. */
  change(id: string, change: OrganizationChange): void {
    const found = this.#rows.organizations.get(id);
    if (found !== null) this.#rows.organizations.set(id, { ...found, ...change, version: found.version + 1 });
  }

  /** The path of the organization of this ID; throws if it does not exist, like a foreign key. */
  pathOf(id: string): OrganizationPath {
    const found = this.#rows.organizations.get(id);
    if (found === null) throw new Error(`there is no organization ${id}`);
    return found.path;
  }

  /** The ID of the organization that an account chose last; null if it never chose. */
  chosenBy(accountId: string): string | null {
    return this.#rows.chosen.get(accountId);
  }

  draft(accounts: Pick<AccountRepository, 'byId'>): {
    readonly organizations: InMemoryOrganizationRepository;
    readonly commit: () => Undo;
  } {
    const { rows, commit } = draftOf(this.#rows);
    const licenses = this.licenses.draft();
    return {
      organizations: new InMemoryOrganizationRepository(accounts, rows, licenses.licenses),
      commit: () => undoOf(commit(), licenses.commit()),
    };
  }

  #change(id: string, change: Partial<StoredMembership>): boolean {
    const membership = this.#rows.memberships.get(id);
    if (membership === null || membership.to !== null) return false;
    const changed = { ...membership, ...change };
    const teaches = changed.role === 'teacher' && changed.to === null;
    const begins = teaches && membership.role !== 'teacher';
    const given = begins && !this.givesSeatsByPerson(changed.organization);
    this.#rows.memberships.set(id, {
      ...changed,
      seated: teaches && (changed.seated || given),
      seatRequest: teaches ? changed.seatRequest : null,
    });
    return true;
  }
}
