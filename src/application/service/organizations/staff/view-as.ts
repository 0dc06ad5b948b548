import type { Viewing } from '#domain/identity/account/session-user.ts';
import { isViewing, viewAsFor, type ViewAsStaff } from '#domain/organizations/staff/view-as.ts';
import type { PersonNotFound } from '#domain/organizations/staff/person.ts';
import type { StaffReason } from '#domain/organizations/staff/staff-reason.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { Transaction } from '../../ports/transaction.ts';
import type { ViewAsStore } from '../ports/view-as-store.ts';

export type ViewAsPorts = {
  readonly transaction: Transaction;
  readonly viewAs: Pick<ViewAsStore, 'byId'>;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** Starts a view-as for 30 minutes, with a reason; both users see it in the audit log (ORG-5). */
export type StartViewAs = (
  caller: Caller,
  accountId: string,
  reason: StaffReason,
) => Promise<Result<Viewing, PersonNotFound | ViewAsStaff>>;

export function startViewAs({ transaction, clock, ids }: ViewAsPorts): StartViewAs {
  return (caller, accountId, reason) =>
    transaction.run(async ({ accounts, audit, viewAs }) => {
      const account = await accounts.byId(accountId);
      if (account === null) return err({ kind: 'person/not-found' });
      if (account.accountType === 'admin') return err({ kind: 'view-as/staff' });
      const startedAt = clock.now();
      const view = { id: ids.next(), startedAt, expiresAt: startedAt + viewAsFor };
      const staffId = caller.account.id;
      await viewAs.start({ ...view, staffId, accountId, reason });
      const after = { viewAs: view.id, action: 'directory.act' } as const;
      const act = { by: staffId, onBehalfOf: accountId, subject: accountId, before: null, after };
      await audit.record({ action: 'account/view-as-started', ...act });
      return ok({ id: view.id, until: view.expiresAt });
    });
}

/** Ends a view. Does nothing if it has ended or belongs to a different staff member. */
export type EndViewAs = (caller: Caller, viewAsId: string) => Promise<void>;

export function endViewAs({ transaction, viewAs, clock }: ViewAsPorts): EndViewAs {
  return async ({ account }, viewAsId) => {
    const view = await viewAs.byId(viewAsId);
    const now = clock.now();
    if (view === null || view.staffId !== account.id || !isViewing(view, now)) return;
    await transaction.run(async (stores) => {
      await stores.viewAs.end(viewAsId, account.id, now);
      const { accountId } = view;
      const act = { by: account.id, onBehalfOf: accountId, subject: accountId, before: null };
      await stores.audit.record({
        action: 'account/view-as-ended',
        ...act,
        after: { viewAs: viewAsId, action: 'directory.act' },
      });
    });
  };
}
