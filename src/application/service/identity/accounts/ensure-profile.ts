import { type EmailAddress, parseEmail, parseName } from '#domain/platform/forms/text-fields.ts';
import { defaultAccountType } from '#domain/identity/membership/account-type.ts';
import { noPersonDetails, type PersonDetails } from '#domain/identity/account/person-details.ts';
import { noCampaign } from '#domain/identity/campaign/campaign.ts';
import { missingItems } from '#domain/identity/account/onboarding.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Account, AccountRepository, PendingSignUp } from '../ports/account-repository.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { Vault } from '../../platform/ports/vault.ts';
import { trialOf } from './ended-trial.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';
import { openOwnWorkspace } from './open-own-workspace.ts';

/**
 * Runs at every sign-in (spec §4): ensures that the user has an account, and applies a pending sign-up and pending classrooms for their address. Users must
 * accept invitations themselves (R1).
 */
export type EnsureProfile = (identity: VerifiedIdentity) => Promise<void>;

export type EnsureProfilePorts = {
  readonly accounts: AccountRepository;
  readonly classrooms: Pick<Stores['classrooms'], 'claimCoTeaching'>;
  /** Saves that the account's owner was active at this time (epoch milliseconds). */
  readonly members: { recordActive(accountId: string, at: number): Promise<void> };
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly directory: Pick<IdentityDirectory, 'lacksPassword'>;
  readonly vault: Pick<Vault, 'digests'>;
};

const nameOrNull = (text: string | undefined): string | null => {
  const name = parseName(text ?? '');
  return name.ok ? name.value : null;
};

/** Providers return only a display name. Its first word is used as the first name. */
const namesOf = (displayName: string | null): Pick<Account, 'firstName' | 'lastName'> => {
  const [first, ...rest] = (displayName ?? '').trim().split(/\s+/);
  return { firstName: nameOrNull(first), lastName: nameOrNull(rest.join(' ')) };
};

/** Links and codes verify the mailbox, and providers confirm it. Only a password sign-in does not. */
const isByPassword = ({ signInMethod, emailVerified }: VerifiedIdentity): boolean =>
  signInMethod === 'email' && !emailVerified;

/** Applies the sign-up of a verified mailbox. An unverified mailbox may belong to a different person (SEC-1). */
async function takeSignUp(
  { email, emailVerified }: VerifiedIdentity,
  accounts: AccountRepository,
): Promise<PendingSignUp | null> {
  const owner = parseEmail(email ?? '');
  return emailVerified && owner.ok ? accounts.takeSignUp(owner.value) : null;
}

/** Returns the names of the person. The names that the owner entered take precedence. */
const personOf = (
  { displayName }: VerifiedIdentity,
  signUp: PendingSignUp | null,
): Pick<Account, 'firstName' | 'lastName' | keyof PersonDetails> => {
  const named = namesOf(displayName);
  return {
    firstName: signUp?.firstName ?? named.firstName,
    lastName: signUp?.lastName ?? named.lastName,
    ...noPersonDetails,
    schoolOrDistrict: signUp?.schoolOrDistrict ?? null,
  };
};

/** Records and reports a password that was removed by the first verification of a mailbox. */
async function reportRemovedPassword(
  { audit, jobs }: Stores,
  { id, email }: VerifiedIdentity,
): Promise<void> {
  await audit.record({ action: 'account/password-removed', by: id, subject: id });
  const owner = parseEmail(email ?? '');
  if (owner.ok) await jobs.enqueue('mail', { kind: 'password-removed', to: owner.value });
}

const provedAddresses = (
  account: Account,
  { email, emailVerified }: VerifiedIdentity,
): readonly EmailAddress[] => {
  const proved = [account.mailboxProved ? account.email : null, emailVerified ? email : null].map((text) =>
    parseEmail(text ?? ''),
  );
  return [...new Set(proved.flatMap((address) => (address.ok ? [address.value] : [])))];
};

/**
 * Creates an account at a user's first sign-in, with a trial and their sign-up data. If the sign-up was complete, onboarding is complete and the workspace is
 * created immediately.
 */
export function ensureProfile(ports: EnsureProfilePorts): EnsureProfile {
  const { accounts, classrooms, members, transaction, clock, ids, directory, vault } = ports;

  const open = (identity: VerifiedIdentity): Promise<Account> =>
    transaction.run(async (stores) => {
      const now = clock.now();
      const signUp = await takeSignUp(identity, stores.accounts);
      const opened = await stores.accounts.open({
        id: identity.id,
        email: identity.email,
        ...personOf(identity, signUp),
        phoneNumber: identity.phoneNumber,
        accountType: defaultAccountType,
        campaign: signUp?.campaign ?? noCampaign,
        grants: [await trialOf(stores, vault, { email: identity.email, at: now })],
        onboardedAt: null,
        createdAt: now,
        mailboxProved: identity.emailVerified,
        earlyPassword: isByPassword(identity) ? 'set' : null,
        disabledAt: null,
      });
      await stores.consents.record(identity.id, signUp?.consents ?? []);
      const { firstName, lastName } = opened;
      const missing = missingItems({ ...opened, onboarded: false });
      if (missing.length === 0 && firstName !== null && lastName !== null)
        await openOwnWorkspace(stores.organizations, ids, opened, { firstName, lastName, at: now });
      return opened;
    });

  /** Addresses are changed at the identity provider. The verified address there becomes the account's address. */
  const follow = async (account: Account, { email, emailVerified }: VerifiedIdentity): Promise<void> => {
    const stands = email === null || !emailVerified || email.toLowerCase() === account.email?.toLowerCase();
    if (stands) return;
    const { id } = account;
    await transaction.run(async (stores) => {
      await stores.audit.record({ action: 'account/email-changed', by: id, subject: id });
      await stores.accounts.changeEmail(id, email);
    });
  };

  /**
   * An unverified address may belong to a different person. If the provider removed the password of the person who created the account, the owner of the
   * address is notified.
   */
  const claim = async (account: Account, identity: VerifiedIdentity): Promise<Account> => {
    const passwordRemoved = account.earlyPassword === 'set' && (await directory.lacksPassword(account.id));
    return transaction.run(async (stores) => {
      // A different person may have signed up with this address. Their data is discarded.
      await takeSignUp(identity, stores.accounts);
      const proved = await stores.accounts.prove(account.id, passwordRemoved);
      if (proved !== null && passwordRemoved) await reportRemovedPassword(stores, identity);
      return proved ?? (await stores.accounts.byId(account.id)) ?? account;
    });
  };

  const updateFromIdentity = async (account: Account, identity: VerifiedIdentity): Promise<Account> => {
    const isFirstProof = identity.emailVerified && !account.mailboxProved;
    return isFirstProof ? claim(account, identity) : account;
  };

  return async (identity) => {
    const known = await accounts.byId(identity.id);
    const account = known === null ? await open(identity) : await updateFromIdentity(known, identity);
    // Pending changes for the old address are applied before the address changes.
    for (const address of provedAddresses(account, identity))
      await classrooms.claimCoTeaching(account.id, address);
    await follow(account, identity);
    await members.recordActive(account.id, clock.now());
  };
}
