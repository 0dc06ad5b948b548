import { emptyScope } from '#domain/organizations/access/scope.ts';
import {
  type BulkAct,
  bulkActions,
  type BulkOrder,
  type BulkResult,
  type SkipReason,
} from '#domain/organizations/members/bulk-act.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import { loadOrderer } from '../access/load-orderer.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../../platform/ports/jobs.ts';
import { moveMember } from './begin-membership.ts';
import { deactivateMember } from './end-membership.ts';
import { decideSeat } from './seat-of-member.ts';
import type { MemberPorts } from './member-ports.ts';

export type ActOnMembersPorts = MemberPorts & { readonly actors: ActorSource };

const atOnce = 10;

async function permittedOrderer(ports: ActOnMembersPorts, order: BulkOrder): Promise<Acting | null> {
  const acting = await loadOrderer(ports, order);
  if (acting === null) return null;
  return scopeOf(acting.actor, bulkActions[order.act.kind]).organizations.length > 0 ? acting : null;
}

/**
 * Acts on members one after the other, each in its own transaction, with the same checks as on the member's page (R24). Permission is checked for each member.
 * A retry skips members that an earlier attempt changed.
 */
export function actOnMembersJob(ports: ActOnMembersPorts): JobHandler<JobKinds, 'act-on-members'> {
  const [move, deactivate, decide] = [moveMember(ports), deactivateMember(ports), decideSeat(ports)];

  const whySkipped = async (by: Acting, act: BulkAct, id: string): Promise<SkipReason | null> => {
    const organizations = by.membership === null ? [] : [by.membership.organization];
    const found = await ports.members.byId(id, { ...emptyScope, organizations });
    if (found === null) return 'member/not-found';
    const { accountId, details } = found.member;
    if (accountId === by.account.id) return 'member/oneself';
    if (details.status !== 'joined') return 'member/status-changed';
    if (act.kind === 'move') {
      if (details.school.id === act.organizationId) return 'member/there-already';
      const moved = await move(by, id, act.organizationId);
      return moved.ok ? null : moved.error.kind;
    }
    if (act.kind === 'seat') {
      const decided = await decide(by, id, { decision: act.decision, why: '' });
      return decided.ok ? null : decided.error.kind;
    }
    // The new owner of each classroom must be chosen on the member's page.
    if (found.owned.some(({ archivedAt }) => archivedAt === null)) return 'member/owns-classrooms';
    const ended = await deactivate(by, id, []);
    return ended.ok ? null : ended.error.kind;
  };

  return async (order, { report }) => {
    const { act, ids } = order;
    const by = await permittedOrderer(ports, order);
    const skipped: { readonly id: string; readonly why: SkipReason }[] = [];
    let done = 0;
    const result = (): BulkResult => ({ act: act.kind, changed: done - skipped.length, skipped });
    for (const id of ids) {
      const why = by === null ? 'account/not-permitted' : await whySkipped(by, act, id);
      if (why !== null) skipped.push({ id, why });
      done += 1;
      const isTold = done % atOnce === 0 || done === ids.length;
      if (isTold && !(await report({ done, total: ids.length, step: null }))) return result();
    }
    return result();
  };
}
