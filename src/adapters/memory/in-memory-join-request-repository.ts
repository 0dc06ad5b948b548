import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  JoinRequestRepository,
  NewJoinRequest,
  StoredJoinRequest,
} from '#application/service/ports/join-request-repository.ts';
import { everywhere, isInScope, type Scope } from '#domain/access/scope.ts';
import { type EmailAddress, parseEmail } from '#domain/account/text-fields.ts';
import type { JoinRequestState } from '#domain/organizations/join-request.ts';
import { idOfPath, pathsTo, type OrganizationPath } from '#domain/organizations/organization.ts';
import type { Undo } from './in-memory-calls.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type Accounts = Pick<AccountRepository, 'byId'>;
type Row = NewJoinRequest & { readonly state: JoinRequestState };

/**
 * Whether a new request replaces an earlier one: a request to join only after an approved one, a request to move unless the same one is
 * pending.
 */
const asksAgain = (before: Row, { workspaceId, organizationId }: NewJoinRequest): boolean =>
  workspaceId === null
    ? before.state === 'approved'
    : before.state !== 'pending' || before.organizationId !== organizationId;

/** Requests to join organizations in memory; those of deleted accounts are not found. */
export class InMemoryJoinRequestRepository implements JoinRequestRepository {
  readonly #accounts: Accounts;
  readonly #organizations: InMemoryOrganizationRepository;
  readonly #rows: InMemoryRows<Row>;

  constructor(
    accounts: Accounts,
    organizations: InMemoryOrganizationRepository,
    rows: InMemoryRows<Row> = new InMemoryRows(),
  ) {
    this.#accounts = accounts;
    this.#organizations = organizations;
    this.#rows = rows;
  }

  ask(request: NewJoinRequest): Promise<boolean> {
    const { accountId, organizationId, workspaceId } = request;
    const found = workspaceId === null ? this.#of(accountId, organizationId) : this.#about(workspaceId);
    if (found !== undefined && !asksAgain(found, request)) return Promise.resolve(false);
    if (found !== undefined) this.#rows.delete(found.id);
    this.#rows.set(request.id, { ...request, state: 'pending' });
    return Promise.resolve(true);
  }

  async ofWorkspace(workspaceId: string): Promise<StoredJoinRequest | null> {
    const found = this.#about(workspaceId);
    return found === undefined ? null : this.#stored(found, everywhere);
  }

  withdraw(workspaceId: string): Promise<OrganizationPath | null> {
    const found = this.#about(workspaceId);
    if (found?.state !== 'pending') return Promise.resolve(null);
    this.#rows.delete(found.id);
    return Promise.resolve(this.#organizations.pathOf(found.organizationId));
  }

  stateOf(accountId: string, organizationId: string): Promise<JoinRequestState | null> {
    return Promise.resolve(this.#of(accountId, organizationId)?.state ?? null);
  }

  async waiting(scope: Scope, limit: number): Promise<readonly StoredJoinRequest[]> {
    const rows = this.#rows
      .all()
      .filter(({ state }) => state === 'pending')
      .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    const found = await Promise.all(rows.map((row) => this.#stored(row, scope)));
    return found.filter((each) => each !== null).slice(0, limit);
  }

  async byId(id: string, scope: Scope): Promise<StoredJoinRequest | null> {
    const row = this.#rows.get(id);
    return row === null ? null : this.#stored(row, scope);
  }

  settle(id: string, state: 'approved' | 'declined'): Promise<boolean> {
    const found = this.#rows.get(id);
    if (found?.state !== 'pending') return Promise.resolve(false);
    this.#rows.set(id, { ...found, state });
    return Promise.resolve(true);
  }

  async deciders(organization: OrganizationPath, limit: number): Promise<readonly EmailAddress[]> {
    const inCharge = this.#organizations
      .memberships()
      .filter(({ role, to }) => role !== 'teacher' && to === null)
      .toSorted((one, other) => one.from - other.from || (one.id < other.id ? -1 : 1));
    const nearest = pathsTo(organization).findLast((path) =>
      inCharge.some((each) => each.organization === path),
    );
    const accounts = await Promise.all(
      inCharge
        .filter((each) => each.organization === nearest)
        .map(({ accountId }) => this.#accounts.byId(accountId ?? '')),
    );
    const addresses = accounts.map((account) => parseEmail(account?.email ?? ''));
    return addresses.flatMap((each) => (each.ok ? [each.value] : [])).slice(0, limit);
  }

  draft(
    accounts: Accounts,
    organizations: InMemoryOrganizationRepository,
  ): { readonly joinRequests: InMemoryJoinRequestRepository; readonly commit: () => Undo } {
    const rows = this.#rows.draft();
    return {
      joinRequests: new InMemoryJoinRequestRepository(accounts, organizations, rows),
      commit: () => rows.commit(),
    };
  }

  #of(accountId: string, organizationId: string): Row | undefined {
    return this.#rows
      .all()
      .find(
        (row) =>
          row.workspaceId === null && row.accountId === accountId && row.organizationId === organizationId,
      );
  }

  #about(workspaceId: string): Row | undefined {
    return this.#rows.all().find((row) => row.workspaceId === workspaceId);
  }

  async #stored(row: Row, scope: Scope): Promise<StoredJoinRequest | null> {
    const organization = this.#organizations.pathOf(row.organizationId);
    const account = await this.#accounts.byId(row.accountId);
    if (account === null || !isInScope(scope, { relation: 'none', organization })) return null;
    const { id, accountId, state, at: askedAt } = row;
    const { firstName, lastName, email } = account;
    const organizationName = this.#organizations.ofPath(organization)?.name ?? idOfPath(organization);
    const named = { firstName, lastName, email, organizationName };
    const workspace = row.workspaceId === null ? null : this.#organizations.pathOf(row.workspaceId);
    return { id, accountId, organization, workspace, state, askedAt, ...named };
  }
}
