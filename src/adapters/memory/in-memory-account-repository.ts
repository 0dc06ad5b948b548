import type {
  Account,
  AccountRepository,
  StoredProfileChange,
  PendingSignUp,
} from '#application/service/ports/account-repository.ts';
import type { AccountType } from '#domain/account/account-type.ts';
import type { Onboarding } from '#domain/account/onboarding.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { type Campaign, isEmptyCampaign } from '#domain/campaign/campaign.ts';
import { domainOf } from '#domain/organizations/mail-domain.ts';
import type { Grant } from '#domain/license/grant.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type EndedTrial = { readonly endsAt: number; readonly erasedAt: number };

export class InMemoryAccountRepository implements AccountRepository {
  readonly #accounts: InMemoryRows<Account>;
  readonly #signUps: InMemoryRows<PendingSignUp>;
  readonly #trials: InMemoryRows<EndedTrial>;

  constructor(
    accounts: InMemoryRows<Account> = new InMemoryRows(),
    signUps: InMemoryRows<PendingSignUp> = new InMemoryRows(),
    trials: InMemoryRows<EndedTrial> = new InMemoryRows(),
  ) {
    this.#accounts = accounts;
    this.#signUps = signUps;
    this.#trials = trials;
  }

  keepTrial({ digest, endsAt, erasedAt }: EndedTrial & { readonly digest: string }): Promise<void> {
    this.#trials.set(digest, { endsAt, erasedAt });
    return Promise.resolve();
  }

  trialEnd(digests: readonly string[], erasedAfter: number): Promise<number | null> {
    const kept = digests.flatMap((digest) => this.#trials.get(digest) ?? []);
    return Promise.resolve(kept.find(({ erasedAt }) => erasedAt > erasedAfter)?.endsAt ?? null);
  }

  byId(id: string): Promise<Account | null> {
    return Promise.resolve(this.#accounts.get(id));
  }

  idsAtDomain(domain: string): Promise<readonly string[]> {
    const found = this.#accounts.all().filter(({ email }) => email !== null && domainOf(email) === domain);
    return Promise.resolve(found.map(({ id }) => id));
  }

  open(account: Account): Promise<Account> {
    const known = this.#accounts.get(account.id);
    if (known === null) this.#accounts.set(account.id, account);
    return Promise.resolve(known ?? structuredClone(account));
  }

  recordOnboarding(
    id: string,
    onboarding: Omit<Onboarding, 'consents'>,
    campaign: Campaign,
    at: number,
  ): Promise<Account | null> {
    return this.#change(id, {
      ...onboarding,
      onboardedAt: at,
      ...(isEmptyCampaign(campaign) ? {} : { campaign }),
    });
  }

  changeProfile(id: string, change: StoredProfileChange): Promise<Account | null> {
    return this.#change(id, change);
  }

  changeEmail(id: string, email: string): Promise<Account | null> {
    return this.#change(id, { email });
  }

  async prove(id: string, passwordRemoved: boolean): Promise<Account | null> {
    if (this.#accounts.get(id)?.mailboxProved === true) return null;
    const earlyPassword = passwordRemoved ? 'removed' : null;
    return this.#change(id, { mailboxProved: true, earlyPassword });
  }

  async settlePassword(id: string): Promise<void> {
    await this.#change(id, { earlyPassword: null });
  }

  erase(id: string): Promise<Account | null> {
    const account = this.#accounts.get(id);
    this.#accounts.delete(id);
    const waits = account?.email?.toLowerCase();
    if (waits !== undefined) this.#signUps.delete(waits);
    return Promise.resolve(account);
  }

  async setDisabled(id: string, at: number | null): Promise<void> {
    await this.#change(id, { disabledAt: at });
  }

  async changeType(id: string, accountType: AccountType): Promise<void> {
    await this.#change(id, { accountType });
  }

  async replaceTrial(id: string, trial: Grant): Promise<void> {
    const others = (this.#accounts.get(id)?.grants ?? []).filter(({ kind }) => kind !== 'trial');
    await this.#change(id, { grants: [...others, trial] });
  }

  async changeGrants(id: string, change: (grants: readonly Grant[]) => readonly Grant[]): Promise<void> {
    await this.#change(id, { grants: change(this.#accounts.get(id)?.grants ?? []) });
  }

  changePhoneNumber(id: string, phoneNumber: string | null): Promise<Account | null> {
    return this.#change(id, { phoneNumber });
  }

  keepSignUp(signUp: PendingSignUp): Promise<void> {
    this.#signUps.set(signUp.email, signUp);
    return Promise.resolve();
  }

  takeSignUp(email: EmailAddress): Promise<PendingSignUp | null> {
    const signUp = this.#signUps.get(email);
    this.#signUps.delete(email);
    return Promise.resolve(signUp);
  }

  accounts(): readonly Account[] {
    return this.#accounts.all();
  }

  signUps(): readonly PendingSignUp[] {
    return this.#signUps.all();
  }

  draft(): { readonly accounts: InMemoryAccountRepository; readonly commit: () => Undo } {
    const accounts = this.#accounts.draft();
    const signUps = this.#signUps.draft();
    const trials = this.#trials.draft();
    return {
      accounts: new InMemoryAccountRepository(accounts, signUps, trials),
      commit: () => undoOf(accounts.commit(), signUps.commit(), trials.commit()),
    };
  }

  #change(id: string, change: Partial<Account>): Promise<Account | null> {
    const account = this.#accounts.get(id);
    if (account === null) return Promise.resolve(null);
    const changed = { ...account, ...change };
    this.#accounts.set(id, changed);
    return Promise.resolve(changed);
  }
}
