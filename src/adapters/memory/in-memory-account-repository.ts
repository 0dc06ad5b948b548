import type {
  Account,
  AccountRepository,
  Invitation,
  StoredProfileChange,
  MailboxProof,
  PendingSignUp,
} from '#application/service/ports/account-repository.ts';
import type { Onboarding } from '#domain/account/onboarding.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { type Campaign, isEmptyCampaign } from '#domain/campaign/campaign.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

/** Keeps accounts, sign-ups and invitations for as long as it lives. */
export class InMemoryAccountRepository implements AccountRepository {
  readonly #accounts: InMemoryRows<Account>;
  readonly #signUps: InMemoryRows<PendingSignUp>;
  readonly #invitations: InMemoryRows<Invitation>;

  constructor(
    accounts: InMemoryRows<Account> = new InMemoryRows(),
    signUps: InMemoryRows<PendingSignUp> = new InMemoryRows(),
    invitations: InMemoryRows<Invitation> = new InMemoryRows(),
  ) {
    this.#accounts = accounts;
    this.#signUps = signUps;
    this.#invitations = invitations;
  }

  byId(id: string): Promise<Account | null> {
    return Promise.resolve(this.#accounts.get(id));
  }

  open(account: Account): Promise<Account> {
    const known = this.#accounts.get(account.id);
    if (known === null) this.#accounts.set(account.id, account);
    return Promise.resolve(known ?? structuredClone(account));
  }

  recordOnboarding(
    id: string,
    onboarding: Onboarding,
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

  async prove(id: string, { claimed, passwordRemoved }: MailboxProof): Promise<Account | null> {
    if (this.#accounts.get(id)?.mailboxProved === true) return null;
    const earlyPassword = passwordRemoved ? 'removed' : null;
    return this.#change(id, { ...claimed, mailboxProved: true, earlyPassword });
  }

  async settlePassword(id: string): Promise<void> {
    await this.#change(id, { earlyPassword: null });
  }

  erase(id: string, mailboxProved: boolean): Promise<Account | null> {
    const account = this.#accounts.get(id);
    this.#accounts.delete(id);
    const waits = account?.email?.toLowerCase();
    if (waits !== undefined) {
      this.#signUps.delete(waits);
      if (mailboxProved) this.#invitations.delete(waits);
    }
    return Promise.resolve(account);
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

  invite(invitation: Invitation): Promise<void> {
    this.#invitations.set(invitation.email, invitation);
    return Promise.resolve();
  }

  takeInvitation(email: EmailAddress): Promise<Invitation | null> {
    const invitation = this.#invitations.get(email);
    this.#invitations.delete(email);
    return Promise.resolve(invitation);
  }

  /** Every account that is stored. */
  accounts(): readonly Account[] {
    return this.#accounts.all();
  }

  /** Every sign-up that still waits. */
  signUps(): readonly PendingSignUp[] {
    return this.#signUps.all();
  }

  /** Every invitation that still waits. */
  invitations(): readonly Invitation[] {
    return this.#invitations.all();
  }

  /** The same rows, with changes of its own until `commit`. */
  draft(): { readonly accounts: InMemoryAccountRepository; readonly commit: () => Undo } {
    const accounts = this.#accounts.draft();
    const signUps = this.#signUps.draft();
    const invitations = this.#invitations.draft();
    return {
      accounts: new InMemoryAccountRepository(accounts, signUps, invitations),
      commit: () => undoOf(accounts.commit(), signUps.commit(), invitations.commit()),
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
