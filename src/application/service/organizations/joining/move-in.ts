import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { JoinRefused } from '#domain/organizations/joining/join-request.ts';
import type { WorkspaceMoveRefused } from '#domain/organizations/joining/workspace-move.ts';
import { capProblem } from '#domain/organizations/grants/capacity.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StoredMembership } from '../ports/organization-repository.ts';
import type { Stores } from '../../ports/transaction.ts';
import { shortenNamesNow } from '../settings/shorten-names.ts';

/** The owner and target of a move, and its time (epoch milliseconds). */
export type Move = {
  readonly accountId: string;
  readonly workspace: OrganizationPath;
  readonly organization: OrganizationPath;
  readonly at: number;
};

/** Locks the workspace, and returns the owner's membership if the workspace may currently move. */
export async function ownerWhoMayMove(
  { organizations }: Pick<Stores, 'organizations'>,
  { accountId, workspace, organization, at }: Move,
): Promise<Result<StoredMembership, WorkspaceMoveRefused<'ask'>>> {
  await organizations.lock(workspace);
  const present = await organizations.membershipsOf(accountId);
  const owner = present.find(({ organization: of, role }) => of === workspace && role === 'customer');
  if (owner === undefined) return err({ kind: 'workspace/not-yours' });
  const inCharge = await organizations.inCharge(workspace);
  const { taken } = await organizations.countSeats(workspace, at);
  if (inCharge.length > 1 || taken > 0) return err({ kind: 'workspace/has-others' });
  if (present.every(({ organization: of }) => of !== organization))
    return err({ kind: 'organization/no-such-school' });
  return ok(owner);
}

/**
 * Moves a workspace into the organization: all its classrooms and students get the new organization, and the workspace's membership and invitations end. The
 * teachers of each classroom do not change.
 */
export async function moveIn(
  stores: Stores,
  { id, by, ...move }: Move & { readonly id: string; readonly by: string },
): Promise<JoinRefused<'approve'> | null> {
  const { workspace, organization, at } = move;
  const owner = await ownerWhoMayMove(stores, move);
  if (!owner.ok) return { kind: 'workspace/cannot-move' };
  // The school's limits apply after the move. If they would be exceeded, the workspace does not move.
  const moving = await stores.capacity.read({ organization: workspace, owner: move.accountId }, at);
  const there = await stores.capacity.findForUpdate({ organization, owner: move.accountId }, at);
  const full = there.source === 'organization' ? capProblem(there, 'students', moving.used.students) : null;
  if (full !== null) return full;
  if (!(await stores.joinRequests.settle(id, 'approved'))) return { kind: 'join-request/answered' };
  const classrooms = await stores.classrooms.moveAll(workspace, organization);
  await stores.roster.moveAll(workspace, organization);
  await shortenNamesNow(stores, { organization, by });
  await stores.organizations.endMembership(owner.value.id, { at, why: 'moved' });
  const revokedInvitations = await stores.invitations.revokeAll(workspace);
  await stores.audit.record({
    action: 'account/workspace-moved',
    by,
    subject: move.accountId,
    organization,
    before: { organization: workspace },
    after: { organization, classrooms, revokedInvitations },
  });
  return null;
}
