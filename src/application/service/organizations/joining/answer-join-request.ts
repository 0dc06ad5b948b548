import { covers } from '#domain/organizations/access/can.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import {
  type JoinRefused,
  type JoinRequest,
  joiningRole,
} from '#domain/organizations/joining/join-request.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { hasSeatFor } from '#domain/organizations/members/seats.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { StoredJoinRequest } from '../ports/join-request-repository.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';
import { schoolDay } from '../access/school-day.ts';
import { mailAnswer } from './mail-of-joining.ts';
import { moveIn } from './move-in.ts';

export type AnswerJoinRequest = {
  readonly list: (caller: Caller) => Promise<readonly JoinRequest[]>;
  /**
   * Approves a request: adds the teacher if a seat is free, or moves a member's workspace. The teacher's current organization does not change until they choose
   * the school.
   */
  readonly approve: (caller: Caller, id: string) => Promise<Result<void, JoinRefused<'approve'>>>;
  /** Declines a request. Also works after a license has ended. */
  readonly decline: (caller: Caller, id: string) => Promise<Result<void, JoinRefused<'decline'>>>;
};

export type AnswerJoinRequestPorts = {
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
};

const maxListed = 100;

type Answer = { readonly by: string; readonly at: number; readonly id: string };

export function answerJoinRequest({ transaction, clock, ids }: AnswerJoinRequestPorts): AnswerJoinRequest {
  return {
    list: (caller) =>
      transaction.run(async ({ joinRequests, roster }) => {
        const scope = scopeOf(caller.actor, 'join-request.decline');
        const waiting = await joinRequests.waiting(scope, maxListed);
        const workspaces = waiting.flatMap(({ workspace }) => workspace ?? []);
        const today = schoolDay(caller, clock.now());
        const moving = workspaces.length === 0 ? [] : await roster.classroomsOf(workspaces, today);
        return waiting.map(
          ({ accountId: _account, organization: _of, state: _state, workspace, ...shown }) => ({
            ...shown,
            moving:
              workspace === null
                ? null
                : moving.flatMap(({ organization, ...classroom }) =>
                    organization === workspace ? [classroom] : [],
                  ),
          }),
        );
      }),
    approve: ({ account, actor }, id) =>
      transaction.run(async (stores): Promise<Result<void, JoinRefused<'approve'>>> => {
        const found = await stores.joinRequests.byId(id, scopeOf(actor, 'teacher.invite'));
        if (found === null) return err({ kind: 'join-request/not-found' });
        const { organization, workspace } = found;
        if (!covers(actor, 'teacher.invite', { relation: 'none', organization }).ok)
          return err({ kind: 'license/ended' });
        const answer = { by: account.id, at: clock.now() };
        const refused =
          workspace === null
            ? await letIn(stores, found, { ...answer, id: ids.next() })
            : await moveIn(stores, { ...found, ...answer, workspace });
        if (refused !== null) return err(refused);
        await mailAnswer(stores, found, 'approved');
        return ok(undefined);
      }),
    decline: ({ account, actor }, id) =>
      transaction.run(async (stores): Promise<Result<void, JoinRefused<'decline'>>> => {
        const found = await stores.joinRequests.byId(id, scopeOf(actor, 'join-request.decline'));
        if (found === null) return err({ kind: 'join-request/not-found' });
        if (!(await stores.joinRequests.settle(id, 'declined')))
          return err({ kind: 'join-request/answered' });
        const { accountId: subject, organization, workspace } = found;
        const action = workspace === null ? 'account/join-declined' : 'account/move-declined';
        await mailAnswer(stores, found, 'declined');
        await stores.audit.record({ action, by: account.id, subject, organization });
        return ok(undefined);
      }),
  };
}

/** Seats are counted after the organization is locked, so that two users cannot get the last seat (R5). */
async function letIn(
  { organizations, joinRequests, audit }: Pick<Stores, 'organizations' | 'joinRequests' | 'audit'>,
  { id: request, accountId, organization }: StoredJoinRequest,
  { by, at, id }: Answer,
): Promise<JoinRefused<'approve'> | null> {
  await organizations.lock(organization);
  if (!hasSeatFor(joiningRole, await organizations.countSeats(organization, at)))
    return { kind: 'organization/no-free-seat' };
  if (!(await joinRequests.settle(request, 'approved'))) return { kind: 'join-request/answered' };
  const membership = { id, accountId, organizationId: idOfPath(organization), role: joiningRole } as const;
  await organizations.join({ ...membership, billingContact: false, at });
  await audit.record({ action: 'account/join-approved', by, subject: accountId, organization });
  return null;
}
