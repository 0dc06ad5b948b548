import type {
  JoinRequestRepository,
  NewJoinRequest,
  StoredJoinRequest,
} from '#application/service/organizations/ports/join-request-repository.ts';
import { everywhere, type Scope } from '#domain/organizations/access/scope.ts';
import { type EmailAddress, parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { JoinRequestState } from '#domain/organizations/joining/join-request.ts';
import { pathsTo, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { isReached, organizationAt, pathOf, presentMembers } from './organization-rows.ts';

type Row = NewJoinRequest & { readonly state: JoinRequestState };

const requestTable: TableDefinition<Row> = { name: 'join requests', key: byId };

/**
 * Whether a new request replaces an earlier one. A request to join replaces only an approved one. A request to move replaces any except the same pending one.
 */
const asksAgain = (before: Row, { workspaceId, organizationId }: NewJoinRequest): boolean =>
  workspaceId === null
    ? before.state === 'approved'
    : before.state !== 'pending' || before.organizationId !== organizationId;

/** Requests to join organizations in memory. Requests of deleted accounts are not found. */
export class InMemoryJoinRequestRepository extends InMemoryStore implements JoinRequestRepository {
  readonly #rows = this.tables.of(requestTable);

  async ask(request: NewJoinRequest): Promise<boolean> {
    const { accountId, organizationId, workspaceId } = request;
    const found = workspaceId === null ? this.#of(accountId, organizationId) : this.#about(workspaceId);
    if (found !== null && !asksAgain(found, request)) return false;
    if (found !== null) this.#rows.delete(found.id);
    this.#rows.save({ ...request, state: 'pending' });
    return true;
  }

  async ofWorkspace(workspaceId: string): Promise<StoredJoinRequest | null> {
    const found = this.#about(workspaceId);
    return found && this.#stored(found, everywhere);
  }

  async withdraw(workspaceId: string): Promise<OrganizationPath | null> {
    const found = this.#about(workspaceId);
    if (found?.state !== 'pending') return null;
    this.#rows.delete(found.id);
    return pathOf(this.tables, found.organizationId);
  }

  async stateOf(accountId: string, organizationId: string): Promise<JoinRequestState | null> {
    return this.#of(accountId, organizationId)?.state ?? null;
  }

  async waiting(scope: Scope, limit: number): Promise<readonly StoredJoinRequest[]> {
    return this.#rows
      .where(({ state }) => state === 'pending')
      .toSorted((one, other) => one.at - other.at || compareCodePoints(one.id, other.id))
      .flatMap((row) => this.#stored(row, scope) ?? [])
      .slice(0, limit);
  }

  async byId(id: string, scope: Scope): Promise<StoredJoinRequest | null> {
    const row = this.#rows.get(id);
    return row && this.#stored(row, scope);
  }

  async settle(id: string, state: 'approved' | 'declined'): Promise<boolean> {
    return this.#rows.change(id, { state }, (row) => row.state === 'pending') !== null;
  }

  async deciders(organization: OrganizationPath, limit: number): Promise<readonly EmailAddress[]> {
    const inCharge = presentMembers(this.tables).filter(({ role }) => role !== 'teacher');
    const nearest = pathsTo(organization).findLast((path) =>
      inCharge.some((each) => each.organization === path),
    );
    return inCharge
      .filter((each) => each.organization === nearest)
      .map(({ accountId }) => parseEmail(this.tables.of(accountTable).get(accountId ?? '')?.email ?? ''))
      .flatMap((each) => (each.ok ? [each.value] : []))
      .slice(0, limit);
  }

  #of(accountId: string, organizationId: string): Row | null {
    return this.#rows.find(
      (row) =>
        row.workspaceId === null && row.accountId === accountId && row.organizationId === organizationId,
    );
  }

  #about(workspaceId: string): Row | null {
    return this.#rows.find((row) => row.workspaceId === workspaceId);
  }

  #stored(row: Row, scope: Scope): StoredJoinRequest | null {
    const organization = pathOf(this.tables, row.organizationId);
    const account = this.tables.of(accountTable).get(row.accountId);
    if (account === null || !isReached(scope, organization)) return null;
    const { id, accountId, state, at: askedAt } = row;
    const { firstName, lastName, email } = account;
    const organizationName = organizationAt(this.tables, organization)?.name ?? row.organizationId;
    const named = { firstName, lastName, email, organizationName };
    const workspace = row.workspaceId === null ? null : pathOf(this.tables, row.workspaceId);
    return { id, accountId, organization, workspace, state, askedAt, ...named };
  }
}
