import { parseName, parseEmail } from '#domain/account/text-fields.ts';
import { defaultAccountType } from '#domain/account/account-type.ts';
import { noCampaign } from '#domain/campaign/campaign.ts';
import { trialFrom } from '#domain/licence/grant.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Account, AccountRepository, PendingSignUp } from '../ports/account-repository.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Transaction } from '../ports/transaction.ts';

/** The account of a verified person; opened where they have none yet. */
export type RequireAccount = (identity: VerifiedIdentity) => Promise<Account>;

const nameOrNull = (text: string | undefined): string | null => {
  const name = parseName(text ?? '');
  return name.ok ? name.value : null;
};

/** Providers give one display name: the first word is the first name. */
const namesOf = (displayName: string | null): Pick<Account, 'firstName' | 'lastName'> => {
  const [first, ...rest] = (displayName ?? '').trim().split(/\s+/);
  return { firstName: nameOrNull(first), lastName: nameOrNull(rest.join(' ')) };
};

/** A sign-up counts only for whoever proved its mailbox: it holds another person's data otherwise. */
const signUpOf = (identity: VerifiedIdentity, accounts: AccountRepository): Promise<PendingSignUp | null> => {
  const email = parseEmail(identity.email ?? '');
  return identity.emailVerified && email.ok ? accounts.takeSignUp(email.value) : Promise.resolve(null);
};

/**
 * Opens an account on the first call of a new person, with a trial and what their sign-up said. One whose sign-up said
 * everything has nothing left to be asked.
 */
export function requireAccount(
  accounts: AccountRepository,
  transaction: Transaction,
  clock: Clock,
): RequireAccount {
  const open = (identity: VerifiedIdentity): Promise<Account> =>
    transaction.run(async (stores) => {
      const signUp = await signUpOf(identity, stores.accounts);
      const { firstName, lastName } = signUp ?? namesOf(identity.displayName);
      const now = clock.now();
      return stores.accounts.open({
        id: identity.id,
        email: identity.email,
        firstName,
        lastName,
        phoneNumber: identity.phoneNumber,
        accountType: defaultAccountType,
        schoolOrDistrict: signUp?.schoolOrDistrict ?? null,
        campaign: signUp?.campaign ?? noCampaign,
        grants: [trialFrom(now)],
        onboardedAt: null,
        createdAt: now,
      });
    });

  return async (identity) => (await accounts.byId(identity.id)) ?? (await open(identity));
}
