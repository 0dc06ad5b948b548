import { idOfPath } from '#domain/identity/membership/organization.ts';
import type { WorkspaceMove, WorkspaceMoveRefused } from '#domain/organizations/joining/workspace-move.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { CallerMembership } from '../../identity/ports/actor-source.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { schoolDay } from '../access/school-day.ts';
import { mailDeciders } from './mail-of-joining.ts';
import { ownerWhoMayMove } from './move-in.ts';

/** Requests by a workspace's owner to move it into one of their schools. The owner and the school must both agree (ORG-1). */
export type WorkspaceMoves = {
  readonly previewMove: (caller: Caller) => Promise<Result<WorkspaceMove, WorkspaceMoveRefused<'preview'>>>;
  /** Requests a move. The workspace does not move until a manager of the school approves. Replaces a request to a different school. */
  readonly askToMove: (
    caller: Caller,
    schoolId: string,
  ) => Promise<Result<void, WorkspaceMoveRefused<'ask'>>>;
  /** Withdraws the waiting request. Idempotent. */
  readonly withdrawMove: (caller: Caller) => Promise<Result<void, WorkspaceMoveRefused<'withdraw'>>>;
};

export type WorkspaceMovesPorts = {
  readonly transaction: Transaction;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
};

const ownWorkspace = ({ membership }: Caller): CallerMembership | null =>
  membership?.kind === 'workspace' && membership.role === 'customer' ? membership : null;

const schoolsOf = ({ memberships }: Caller): readonly CallerMembership[] =>
  memberships.filter(({ kind }) => kind !== 'workspace');

export function workspaceMoves({ transaction, clock, ids }: WorkspaceMovesPorts): WorkspaceMoves {
  return {
    previewMove: async (caller) => {
      const workspace = ownWorkspace(caller)?.organization;
      if (workspace === undefined) return err({ kind: 'workspace/not-yours' });
      return transaction.run(async ({ roster, joinRequests }) => {
        const moving = await roster.classroomsOf([workspace], schoolDay(caller, clock.now()));
        const request = await joinRequests.ofWorkspace(idOfPath(workspace));
        return ok({
          classrooms: moving.map(({ organization: _workspace, ...classroom }) => classroom),
          schools: schoolsOf(caller).map(({ organization, name }) => ({ id: idOfPath(organization), name })),
          asked: request && {
            name: request.organizationName,
            askedAt: request.askedAt,
            state: request.state,
          },
        });
      });
    },

    askToMove: async (caller, schoolId) => {
      const workspace = ownWorkspace(caller)?.organization;
      if (workspace === undefined) return err({ kind: 'workspace/not-yours' });
      const school = schoolsOf(caller).find(({ organization }) => idOfPath(organization) === schoolId);
      if (school === undefined) return err({ kind: 'organization/no-such-school' });
      const { account } = caller;
      const { organization, name } = school;
      return transaction.run(async (stores): Promise<Result<void, WorkspaceMoveRefused<'ask'>>> => {
        const at = clock.now();
        const owner = await ownerWhoMayMove(stores, { accountId: account.id, workspace, organization, at });
        if (!owner.ok) return owner;
        const request = { id: ids.next(), accountId: account.id, organizationId: schoolId, at };
        if (!(await stores.joinRequests.ask({ ...request, workspaceId: idOfPath(workspace) })))
          return ok(undefined);
        await mailDeciders(stores, 'move-asked', { organization, name, account });
        await stores.audit.record({
          action: 'account/move-asked',
          by: account.id,
          subject: account.id,
          organization,
        });
        return ok(undefined);
      });
    },

    withdrawMove: async (caller) => {
      const workspace = ownWorkspace(caller);
      if (workspace === null) return err({ kind: 'workspace/not-yours' });
      const { id } = caller.account;
      await transaction.run(async ({ joinRequests, audit }) => {
        const organization = await joinRequests.withdraw(idOfPath(workspace.organization));
        if (organization !== null)
          await audit.record({ action: 'account/move-withdrawn', by: id, subject: id, organization });
      });
      return ok(undefined);
    },
  };
}
