import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { ActivityPage, ActivityQuery } from '#domain/activity.ts';
import type { MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { auditedRead } from '../../platform/audit/audited-read.ts';
import type { MemberPorts } from './member-ports.ts';

/**
 * Returns a page of a member's activity in the organizations whose log the caller may read. The read is logged in the member's history
 * (SEC-5).
 */
export type ReadMemberActivity = (
  caller: Caller,
  id: string,
  query: ActivityQuery,
) => Promise<Result<ActivityPage, MemberRefused<'activity'>>>;

export function readMemberActivity({
  members,
  transaction,
}: Pick<MemberPorts, 'members' | 'transaction'>): ReadMemberActivity {
  const audited = auditedRead({ transaction });
  return async ({ account, actor }, id, query) => {
    const scope = { ...scopeOf(actor, 'audit.read'), own: null };
    const found = await members.byId(id, scope);
    if (found === null) return err({ kind: 'member/not-found' });
    const { accountId } = found.member;
    const [organization = null] = scope.organizations;
    const page = await audited(
      (read: ActivityPage) => ({
        action: 'activity/read',
        by: account.id,
        subject: organization ?? '',
        organization,
        concerns: [accountId],
        read: { filter: { member: id, ...query.filter }, count: read.rows.length },
      }),
      (stores) => stores.audit.page(query, scope, accountId),
    );
    return ok(page);
  };
}
