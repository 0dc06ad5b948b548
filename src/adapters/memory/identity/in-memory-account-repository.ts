import type {
  Account,
  AccountRepository,
  StoredProfileChange,
  PendingSignUp,
} from '#application/service/identity/ports/account-repository.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import type { Onboarding } from '#domain/identity/account/onboarding.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { type Campaign, isEmptyCampaign } from '#domain/identity/campaign/campaign.ts';
import { domainOf } from '#domain/organizations/domains/mail-domain.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';

type EndedTrial = { readonly digest: string; readonly endsAt: number; readonly erasedAt: number };

export const accountTable: TableDefinition<Account> = { name: 'accounts', key: byId };
const signUpTable: TableDefinition<PendingSignUp> = { name: 'sign-ups', key: ({ email }) => email };
const trialTable: TableDefinition<EndedTrial> = { name: 'ended trials', key: ({ digest }) => digest };

export const accountNameOf = (account: Account | null): string | null =>
  [account?.firstName, account?.lastName].filter((part) => typeof part === 'string').join(' ') ||
  (account?.email ?? null);

/** Returns the name of an account, or its address. Null if it was deleted. */
export const accountName = (tables: InMemoryTables, id: string | null): string | null =>
  id === null ? null : accountNameOf(tables.of(accountTable).get(id));

export class InMemoryAccountRepository extends InMemoryStore implements AccountRepository {
  readonly #accounts = this.tables.of(accountTable);
  readonly #signUps = this.tables.of(signUpTable);
  readonly #trials = this.tables.of(trialTable);

  async saveTrial(trial: EndedTrial): Promise<void> {
    this.#trials.save(trial);
  }

  async trialEnd(digests: readonly string[], erasedAfter: number): Promise<number | null> {
    const trialEnds = digests.flatMap((digest) => this.#trials.get(digest) ?? []);
    return trialEnds.find(({ erasedAt }) => erasedAt > erasedAfter)?.endsAt ?? null;
  }

  async byId(id: string): Promise<Account | null> {
    return this.#accounts.get(id);
  }

  async idsAtDomain(domain: string): Promise<readonly string[]> {
    return this.#accounts
      .where(({ email }) => email !== null && domainOf(email) === domain)
      .map(({ id }) => id);
  }

  async open(account: Account): Promise<Account> {
    const known = this.#accounts.get(account.id);
    if (known === null) this.#accounts.save(account);
    return known ?? structuredClone(account);
  }

  async recordOnboarding(
    id: string,
    onboarding: Omit<Onboarding, 'consents'>,
    campaign: Campaign,
    at: number,
  ): Promise<Account | null> {
    const from = isEmptyCampaign(campaign) ? {} : { campaign };
    return this.#accounts.change(id, { ...onboarding, onboardedAt: at, ...from });
  }

  async changeProfile(id: string, change: StoredProfileChange): Promise<Account | null> {
    return this.#accounts.change(id, change);
  }

  async changeEmail(id: string, email: string): Promise<Account | null> {
    return this.#accounts.change(id, { email });
  }

  async prove(id: string, passwordRemoved: boolean): Promise<Account | null> {
    const earlyPassword = passwordRemoved ? 'removed' : null;
    return this.#accounts.change(
      id,
      { mailboxProved: true, earlyPassword },
      ({ mailboxProved }) => !mailboxProved,
    );
  }

  async settlePassword(id: string): Promise<void> {
    this.#accounts.change(id, { earlyPassword: null });
  }

  async erase(id: string): Promise<Account | null> {
    const account = this.#accounts.delete(id);
    this.#signUps.delete(account?.email?.toLowerCase() ?? '');
    return account;
  }

  async setDisabled(id: string, at: number | null): Promise<void> {
    this.#accounts.change(id, { disabledAt: at });
  }

  async changeType(id: string, accountType: AccountType): Promise<void> {
    this.#accounts.change(id, { accountType });
  }

  async replaceTrial(id: string, trial: Grant): Promise<void> {
    const others = (this.#accounts.get(id)?.grants ?? []).filter(({ kind }) => kind !== 'trial');
    this.#accounts.change(id, { grants: [...others, trial] });
  }

  async changePhoneNumber(id: string, phoneNumber: string | null): Promise<Account | null> {
    return this.#accounts.change(id, { phoneNumber });
  }

  async saveSignUp(signUp: PendingSignUp): Promise<void> {
    this.#signUps.save(signUp);
  }

  async takeSignUp(email: EmailAddress): Promise<PendingSignUp | null> {
    return this.#signUps.delete(email);
  }

  accounts(): readonly Account[] {
    return this.#accounts.all();
  }

  signUps(): readonly PendingSignUp[] {
    return this.#signUps.all();
  }
}
