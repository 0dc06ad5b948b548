import type { Consent } from '#domain/consents/consent.ts';

/** A consent as it is stored. `at` is in epoch milliseconds; the address is that of the call, null where no call led to it. */
export type StoredConsent = Consent & { readonly at: number; readonly address: string | null };

/**
 * Records what each account agreed to, and what it took back. Append-only: nothing is changed, and only the end of the account
 * removes it. The adapter adds the time and where the call came from.
 */
export interface ConsentLog {
  /** Adds these, in their order. */
  record(accountId: string, consents: readonly Consent[]): Promise<void>;
  /** The last that was said of each subject. */
  last(accountId: string): Promise<readonly StoredConsent[]>;
  /** Removes all of an account that is erased. */
  forget(accountId: string): Promise<void>;
}
