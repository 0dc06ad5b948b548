import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { daysAfter, startOfDay } from '#domain/organizations/grants/term.ts';
import { defaultTimeZone } from '#domain/identity/membership/organization.ts';
import { extendedTrial } from '#domain/organizations/grants/grant.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { CompForm, TrialExtension } from '#domain/organizations/staff/staff-forms.ts';
import type { StaffReason } from '#domain/organizations/staff/staff-reason.ts';
import type { PersonNotFound, StaffManagedElsewhere } from '#domain/organizations/staff/person.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Account } from '../../identity/ports/account-repository.ts';
import type { IdentityDirectory } from '../../identity/ports/identity-directory.ts';
import type { StoredOrganization } from '../ports/organization-repository.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

export type ActOnAccountPorts = {
  readonly transaction: Transaction;
  readonly directory: Pick<IdentityDirectory, 'setDisabled'>;
  readonly clock: Clock;
};

/** An action of staff on an account by id; refused if it does not exist or belongs to our staff. */
type Acted = Promise<Result<void, PersonNotFound | StaffManagedElsewhere>>;

type Concerned = { readonly by: string; readonly onBehalfOf: string; readonly subject: string };

const actOn = (
  transaction: Transaction,
  { caller, accountId }: { readonly caller: Caller; readonly accountId: string },
  act: (stores: Stores, account: Account, concerned: Concerned) => Promise<void>,
): Acted =>
  transaction.run(async (stores) => {
    const account = await stores.accounts.byId(accountId);
    if (account === null) return err({ kind: 'person/not-found' });
    if (account.accountType === 'admin') return err({ kind: 'person/staff' });
    await act(stores, account, { by: caller.account.id, onBehalfOf: accountId, subject: accountId });
    return ok(undefined);
  });

/**
 * Disables an account, which ends its sessions, or enables it. The account's record changes before the identity provider, so that the user cannot log in
 * between the two changes.
 */
export type SetDisabled = (
  caller: Caller,
  accountId: string,
  disabled: boolean,
  reason: StaffReason,
) => Acted;

export function setDisabled({ transaction, directory, clock }: ActOnAccountPorts): SetDisabled {
  return async (caller, accountId, disabled, reason) => {
    const done = await actOn(
      transaction,
      { caller, accountId },
      async ({ accounts, audit }, _account, concerned) => {
        await accounts.setDisabled(accountId, disabled ? clock.now() : null);
        const action = disabled ? 'account/disabled' : 'account/enabled';
        await audit.record({ ...concerned, action, before: null, after: { reason } });
      },
    );
    if (done.ok) await directory.setDisabled(accountId, disabled);
    return done;
  };
}

async function mailUser(
  { jobs }: Stores,
  { email }: Account,
  kind: 'trial-extended' | 'trial-not-extended',
): Promise<void> {
  const to = parseEmail(email ?? '');
  if (to.ok) await jobs.enqueue('mail', { kind, to: to.value });
}

/** Extends a user's trial by days, from now or from its end. */
export type ExtendTrial = (caller: Caller, accountId: string, extension: TrialExtension) => Acted;

export function extendTrial({ transaction, clock }: ActOnAccountPorts): ExtendTrial {
  return (caller, accountId, { days, reason }) =>
    actOn(transaction, { caller, accountId }, async (stores, account, concerned) => {
      const { accounts, audit, trialRequests } = stores;
      const now = clock.now();
      await accounts.replaceTrial(accountId, extendedTrial(account.grants, days, now));
      const after = { days, reason };
      await audit.record({ ...concerned, action: 'account/trial-extended', before: null, after });
      if (await trialRequests.answer(accountId, true, now)) await mailUser(stores, account, 'trial-extended');
    });
}

/** Declines a request for a longer trial and emails the user; does nothing if there is no request. */
export type DeclineTrial = (caller: Caller, accountId: string, reason: StaffReason) => Acted;

export function declineTrial({ transaction, clock }: ActOnAccountPorts): DeclineTrial {
  return (caller, accountId, reason) =>
    actOn(transaction, { caller, accountId }, async (stores, account, concerned) => {
      if (!(await stores.trialRequests.answer(accountId, false, clock.now()))) return;
      const after = { reason };
      await stores.audit.record({ ...concerned, action: 'account/trial-declined', before: null, after });
      await mailUser(stores, account, 'trial-not-extended');
    });
}

async function theirOwn(
  organizations: Stores['organizations'],
  accountId: string,
  id: string,
): Promise<StoredOrganization | null> {
  const found = await organizations.byId(id, everywhere);
  const theirs = await organizations.membershipsOf(accountId);
  return theirs.some(({ organization, to }) => organization === found?.path && to === null) ? found : null;
}

/** Gives a complimentary license to a user or their organization; if the holder has one, changes it. */
export type GrantComplimentary = (caller: Caller, accountId: string, comp: CompForm) => Acted;

export function grantComplimentary({ transaction, clock }: ActOnAccountPorts): GrantComplimentary {
  return (caller, accountId, { organization, seats, lastDay, note, reason }) =>
    transaction.run(async ({ accounts, organizations, grants, audit }) => {
      const account = await accounts.byId(accountId);
      const held = organization === null ? null : await theirOwn(organizations, accountId, organization);
      if (account === null || (organization !== null && held === null))
        return err({ kind: 'person/not-found' });
      if (account.accountType === 'admin') return err({ kind: 'person/staff' });
      const now = clock.now();
      const timeZone = held?.timeZone ?? defaultTimeZone;
      const endsAt = Math.max(now, startOfDay(daysAfter(lastDay, 1), timeZone));
      const before = await grants.setComp({
        holder: held === null ? { kind: 'account', id: accountId } : { kind: 'organization', id: held.id },
        kind: 'comp',
        seats,
        startsAt: now,
        endsAt,
        given: { by: 'staff', note },
      });
      const by = { by: caller.account.id, onBehalfOf: accountId, before };
      const after = { endsAt, seats: held === null ? null : seats, reason };
      await audit.record(
        held === null
          ? { ...by, action: 'account/comp-set', subject: accountId, after }
          : { ...by, action: 'organization/comp-set', subject: held.id, organization: held.path, after },
      );
      return ok(undefined);
    });
}

/** Changes a user's type, which applies when they act in no organization. Their roles in organizations do not change. */
export type ChangeType = (
  caller: Caller,
  accountId: string,
  change: { readonly accountType: MemberRole; readonly reason: StaffReason },
) => Acted;

export function changeType({ transaction }: ActOnAccountPorts): ChangeType {
  return (caller, accountId, { accountType, reason }) =>
    actOn(transaction, { caller, accountId }, async ({ accounts, audit }, account, concerned) => {
      await accounts.changeType(accountId, accountType);
      const [before, after] = [{ accountType: account.accountType }, { accountType, reason }];
      await audit.record({ ...concerned, action: 'account/type-changed', before, after });
    });
}

export type ResendLink = (caller: Caller, accountId: string) => Acted;

export function resendLink({ transaction }: ActOnAccountPorts): ResendLink {
  return (caller, accountId) =>
    actOn(transaction, { caller, accountId }, async ({ audit, jobs }, { email }, concerned) => {
      const to = parseEmail(email ?? '');
      if (to.ok) await jobs.enqueue('mail', { kind: 'sign-in-link', to: to.value, purpose: 'login' });
      await audit.record({ ...concerned, action: 'account/link-sent' });
    });
}
