import type { Action } from '#domain/organizations/access/permissions.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { NotPermitted } from '#domain/organizations/access/access-refusal.ts';
import { type InCharge, outranks } from '#domain/organizations/members/in-charge.ts';
import type { MemberNotFound } from '#domain/organizations/members/member-refusals.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { err, type Result } from '#domain/result.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import type { StoredMembership } from '../ports/organization-repository.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { MemberPorts } from './member-ports.ts';

/** The facts for a decision about a member, which are read while the top organization is locked. */
export type MemberActFacts = {
  readonly stores: Stores;
  readonly member: StoredMembership & { readonly accountId: string };
  readonly inCharge: readonly InCharge[];
};

/**
 * Acts on a member. Actions in one organization and below run one after the other, so that each counts managers and seats after the previous one. A user who
 * was demoted or removed while waiting can no longer act. `act` must not write before its last refusal, because a refusal does not roll back the transaction.
 */
export function actOnMember<T, E>(
  { transaction }: Pick<MemberPorts, 'transaction'>,
  { account, actor, membership: own }: Acting,
  { id, action }: { readonly id: string; readonly action: Action },
  act: (found: MemberActFacts) => Promise<Result<T, E>>,
): Promise<Result<T, E | MemberNotFound | NotPermitted>> {
  return transaction.run(async (stores): Promise<Result<T, E | MemberNotFound | NotPermitted>> => {
    if (own === null) return err({ kind: 'member/not-found' });
    await stores.organizations.lock(own.organization);
    const found = await stores.organizations.membership(id, scopeOf(actor, action));
    if (found === null || found.accountId === null) return err({ kind: 'member/not-found' });
    const { accountId, organization } = found;
    const inCharge = await stores.organizations.inCharge(organization);
    const isStillInCharge = inCharge.some((each) => each.id === own.id && each.role === own.role);
    if (!isStillInCharge) return err({ kind: 'account/not-permitted' });
    const rank = { role: own.role, organizationId: idOfPath(own.organization) };
    const mayAct = outranks(rank, { role: found.role, organizationId: idOfPath(organization) });
    if (!mayAct && accountId !== account.id) return err({ kind: 'account/not-permitted' });
    return act({ stores, member: { ...found, accountId }, inCharge });
  });
}
