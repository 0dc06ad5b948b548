import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import {
  type BegunAct,
  type BulkAct,
  bulkActions,
  type MemberSelection,
} from '#domain/organizations/members/bulk-act.ts';
import type { MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import type { MemberPorts } from './member-ports.ts';

/**
 * Starts a bulk action on members, which a job performs for one member after another (UI-5). If the selection is a filter, its members are selected now. Ids
 * are looked up when they are processed.
 */
export type ActOnMany = (
  caller: Caller,
  act: BulkAct,
  chosen: MemberSelection,
) => Promise<Result<BegunAct, MemberRefused<'actOnMany'>>>;

type Ports = Pick<MemberPorts, 'members' | 'transaction'>;

async function idsOf(
  members: Pick<MemberRepository, 'ids'>,
  { actor }: Caller,
  { selection, timeZone }: MemberSelection,
): Promise<readonly string[]> {
  if (selection.of === 'ids') return [...new Set(selection.ids)];
  const except = new Set(selection.except);
  const found = await members.ids({ filter: selection.filter, timeZone }, scopeOf(actor, 'teacher.list'));
  return found.filter((id) => !except.has(id));
}

export function actOnMany({ members, transaction }: Ports): ActOnMany {
  return async (caller, act, chosen) => {
    const { account, actor, membership } = caller;
    const scope = scopeOf(actor, bulkActions[act.kind]);
    if (membership === null || scope.organizations.length === 0)
      return err({ kind: 'account/not-permitted' });
    const { organization } = membership;
    const ids = await idsOf(members, caller, chosen);
    return transaction.run(async (stores): Promise<Result<BegunAct, MemberRefused<'actOnMany'>>> => {
      if (act.kind === 'move' && (await stores.organizations.byId(act.organizationId, scope)) === null)
        return err({ kind: 'organization/no-such-school' });
      if (ids.length === 0) return ok({ jobId: null, count: 0 });
      const order = { by: account.id, organization, act, ids };
      return ok({ jobId: await stores.jobs.enqueue('act-on-members', order, account.id), count: ids.length });
    });
  };
}
