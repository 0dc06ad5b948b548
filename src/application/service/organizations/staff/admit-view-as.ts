import type { NotAdmitted } from '#domain/organizations/access/access-refusal.ts';
import { canEver } from '#domain/organizations/access/can.ts';
import { type Action, permissionOf } from '#domain/organizations/access/permissions.ts';
import {
  isViewing,
  type ViewAs,
  type ViewAsEnded,
  type ViewAsReadOnly,
} from '#domain/organizations/staff/view-as.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import { type Caller, callerAt, chooseMembership, whyOut } from '../../identity/caller/caller.ts';
import type { ActorSource, CallerRecord } from '../../identity/ports/actor-source.ts';
import type { VerifiedIdentity } from '../../identity/ports/token-verifier.ts';
import type { Transaction } from '../../ports/transaction.ts';
import type { ViewAsStore } from '../ports/view-as-store.ts';

export type ViewedCall = {
  readonly viewAsId: string;
  readonly action: Action;
  /** Whether the call is a GET or HEAD and its response is not a file. */
  readonly isLook: boolean;
  /** The organization to view; null for the one that the user chose last. */
  readonly organizationId: string | null;
};

/**
 * Admits staff to a call as the viewed user (R30): only reads that are not files, only during the view. The audit entry is written first. If that fails, the
 * call is not executed.
 */
export type AdmitViewAs = (
  identity: VerifiedIdentity | null,
  call: ViewedCall,
) => Promise<Result<Caller, NotAdmitted | ViewAsEnded | ViewAsReadOnly>>;

export type AdmitViewAsPorts = {
  readonly actors: ActorSource;
  readonly viewAs: Pick<ViewAsStore, 'byId'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
};

/** Staff have no session of the user, so their sign-in does not count as recent, and a required second factor counts as given. */
const identityOf = ({ account }: CallerRecord): VerifiedIdentity => ({
  id: account.id,
  email: account.email,
  emailVerified: account.mailboxProved,
  displayName: null,
  phoneNumber: account.phoneNumber,
  signInMethod: 'email',
  signedInAt: null,
  signInAgeMs: Number.MAX_SAFE_INTEGER,
  secondFactor: true,
});

/** Whether staff can never do this as the viewed user: an export, which would give staff a copy of the user's data, or an action on the user's identity. */
const isNeverViewed = (action: Action): boolean =>
  action === 'account.export' || permissionOf(action).audience === 'identity';

const isStaff = ({ account }: CallerRecord): boolean => account.accountType === 'admin';

export function admitViewAs({ actors, viewAs, transaction, clock }: AdmitViewAsPorts): AdmitViewAs {
  const staffMember = async (identity: VerifiedIdentity): Promise<Result<Caller, NotAdmitted>> => {
    const record = await actors.load(identity);
    if (record === null) return err({ kind: 'account/not-permitted' });
    const out = whyOut(identity, record);
    if (out !== null) return err(out);
    const caller = callerAt(clock.now(), identity, record, null);
    const admitted = canEver(caller.actor, 'directory.view-as');
    return admitted.ok ? ok(caller) : admitted;
  };

  const present = async (
    staffId: string,
    viewAsId: string,
  ): Promise<Result<{ readonly view: ViewAs; readonly record: CallerRecord }, ViewAsEnded>> => {
    const view = await viewAs.byId(viewAsId);
    const lasts = view !== null && view.staffId === staffId && isViewing(view, clock.now());
    const record = lasts ? await actors.load({ id: view.accountId }) : null;
    return view === null || record === null || isStaff(record)
      ? err({ kind: 'view-as/ended' })
      : ok({ view, record });
  };

  return async (identity, { viewAsId, action, isLook, organizationId }) => {
    if (identity === null) return err({ kind: 'session/required' });
    const staff = await staffMember(identity);
    if (!staff.ok) return staff;
    if (!isLook) return err({ kind: 'view-as/read-only' });
    if (isNeverViewed(action)) return err({ kind: 'account/not-permitted' });
    const viewed = await present(identity.id, viewAsId);
    if (!viewed.ok) return viewed;
    const { view, record } = viewed.value;
    const membership = chooseMembership(record, organizationId);
    if (!membership.ok) return membership;
    await transaction.run(({ audit }) =>
      audit.record({
        action: 'account/viewed',
        by: identity.id,
        onBehalfOf: view.accountId,
        subject: view.accountId,
        before: null,
        after: { viewAs: view.id, action },
      }),
    );
    const viewing = { id: view.id, until: view.expiresAt };
    const caller = callerAt(clock.now(), identityOf(record), record, membership.value);
    const admitted = canEver(caller.actor, action);
    return admitted.ok ? ok({ ...caller, viewing }) : admitted;
  };
}
