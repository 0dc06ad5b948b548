import { type EmailAddress, parseEmail, parseName } from '#domain/account/text-fields.ts';
import { defaultAccountType } from '#domain/account/account-type.ts';
import { firstDetails, type PersonDetails } from '#domain/account/person-details.ts';
import { invitationHolds } from '#domain/account/invitation.ts';
import { noCampaign } from '#domain/campaign/campaign.ts';
import { trialFrom } from '#domain/license/grant.ts';
import type { Clock } from '../../ports/clock.ts';
import type {
  Account,
  AccountRepository,
  ClaimedParts,
  Invitation,
  PendingSignUp,
} from '../ports/account-repository.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Stores, Transaction } from '../ports/transaction.ts';

/**
 * What every sign-in does (spec §4): makes sure that the person has an account, and gives it what waits for their
 * address: a sign-up, an invitation, classrooms that they were added to. Reads change nothing.
 */
export type EnsureProfile = (identity: VerifiedIdentity) => Promise<void>;

/** What it needs. */
export type EnsureProfilePorts = {
  readonly accounts: AccountRepository;
  readonly classrooms: Pick<ClassroomRepository, 'claimCoTeaching'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly directory: Pick<IdentityDirectory, 'lacksPassword'>;
};

const nameOrNull = (text: string | undefined): string | null => {
  const name = parseName(text ?? '');
  return name.ok ? name.value : null;
};

/** Providers give one display name: the first word is the first name. */
const namesOf = (displayName: string | null): Pick<Account, 'firstName' | 'lastName'> => {
  const [first, ...rest] = (displayName ?? '').trim().split(/\s+/);
  return { firstName: nameOrNull(first), lastName: nameOrNull(rest.join(' ')) };
};

/** Links and codes prove the mailbox, and providers vouch for it: what is left is a password. */
const isByPassword = ({ signInMethod, emailVerified }: VerifiedIdentity): boolean =>
  signInMethod === 'email' && !emailVerified;

/** What waits for the owner of a mailbox. */
type Waiting = { readonly signUp: PendingSignUp | null; readonly invitation: Invitation | null };

const nothing: Waiting = { signUp: null, invitation: null };

/** It counts only for the person who proved the mailbox; otherwise it belongs to somebody else (SEC-1). */
async function takeWaiting(
  { email, emailVerified }: VerifiedIdentity,
  accounts: AccountRepository,
  now: number,
): Promise<Waiting> {
  const owner = parseEmail(email ?? '');
  if (!emailVerified || !owner.ok) return nothing;
  const signUp = await accounts.takeSignUp(owner.value);
  const invitation = await accounts.takeInvitation(owner.value);
  return { signUp, invitation: invitation && invitationHolds(invitation.at, now) ? invitation : null };
}

const firstGiven = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts.find((text) => typeof text === 'string') ?? null;

/** Names are first what their owner gave; the school is first the one that invited them. */
const personOf = (
  { displayName }: VerifiedIdentity,
  { signUp, invitation }: Waiting,
): Pick<Account, 'firstName' | 'lastName' | keyof PersonDetails> => {
  const named = namesOf(displayName);
  return {
    firstName: firstGiven(signUp?.firstName, invitation?.firstName, named.firstName),
    lastName: firstGiven(signUp?.lastName, invitation?.lastName, named.lastName),
    ...firstDetails(invitation, signUp),
  };
};

/** What a stranger may have typed yields to what was prepared. */
const claimedParts = (account: Account, invitation: Invitation): ClaimedParts => ({
  accountType: invitation.accountType,
  firstName: invitation.firstName ?? account.firstName,
  lastName: invitation.lastName ?? account.lastName,
  ...firstDetails(invitation, account),
});

type Proof = { readonly before: Account; readonly proved: Account; readonly passwordRemoved: boolean };

/** What the first proof of a mailbox changed, for its owner and for the record. */
async function tell(
  { audit, jobs }: Stores,
  identity: VerifiedIdentity,
  { before: { id, accountType }, proved, passwordRemoved }: Proof,
): Promise<void> {
  const act = { by: id, subject: id } as const;
  if (proved.accountType !== accountType) {
    const [before, after] = [{ accountType }, { accountType: proved.accountType }];
    await audit.record({ ...act, action: 'account/type-changed', before, after });
  }
  if (!passwordRemoved) return;
  await audit.record({ ...act, action: 'account/password-removed' });
  const owner = parseEmail(identity.email ?? '');
  if (owner.ok) await jobs.enqueue('mail', { kind: 'password-removed', to: owner.value });
}

/** The addresses that an account was proved to have, the newest last. */
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
 * Opens an account at the first sign-in of a new person, with a trial and what their sign-up said. One whose sign-up said
 * everything has nothing left to be asked. An invitation gives its kind of account to a new one, or to one whose mailbox
 * is proved for the first time; what stands already never becomes another kind by it.
 */
export function ensureProfile(ports: EnsureProfilePorts): EnsureProfile {
  const { accounts, classrooms, transaction, clock, directory } = ports;

  const open = (identity: VerifiedIdentity): Promise<Account> =>
    transaction.run(async (stores) => {
      const now = clock.now();
      const waiting = await takeWaiting(identity, stores.accounts, now);
      return stores.accounts.open({
        id: identity.id,
        email: identity.email,
        ...personOf(identity, waiting),
        phoneNumber: identity.phoneNumber,
        accountType: waiting.invitation?.accountType ?? defaultAccountType,
        campaign: waiting.signUp?.campaign ?? noCampaign,
        grants: [trialFrom(now)],
        onboardedAt: null,
        createdAt: now,
        mailboxProved: identity.emailVerified,
        earlyPassword: isByPassword(identity) ? 'set' : null,
      });
    });

  /** The identity provider changes addresses; a proved one that it names is the account's. */
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
   * Until the mailbox is proved anybody may have typed the address: its owner claims what was prepared for them, and is
   * told where the provider removed the password of whoever opened the account.
   */
  const claim = async (account: Account, identity: VerifiedIdentity): Promise<Account> => {
    const passwordRemoved = account.earlyPassword === 'set' && (await directory.lacksPassword(account.id));
    return transaction.run(async (stores) => {
      const { invitation } = await takeWaiting(identity, stores.accounts, clock.now());
      const claimed = invitation && claimedParts(account, invitation);
      const proved = await stores.accounts.prove(account.id, { claimed, passwordRemoved });
      if (proved !== null) await tell(stores, identity, { before: account, proved, passwordRemoved });
      return proved ?? (await stores.accounts.byId(account.id)) ?? account;
    });
  };

  const bringUpToDate = async (account: Account, identity: VerifiedIdentity): Promise<Account> => {
    const isFirstProof = identity.emailVerified && !account.mailboxProved;
    return isFirstProof ? claim(account, identity) : account;
  };

  return async (identity) => {
    const known = await accounts.byId(identity.id);
    const account = known === null ? await open(identity) : await bringUpToDate(known, identity);
    // Before the address changes: what waited for the old one is theirs for good.
    for (const address of provedAddresses(account, identity))
      await classrooms.claimCoTeaching(account.id, address);
    await follow(account, identity);
  };
}
