import type { Consent } from '#domain/identity/consents/consent.ts';

/** A stored consent. `at` is in epoch milliseconds; the network address is the caller's, or null if there was no call. */
export type StoredConsent = Consent & { readonly at: number; readonly address: string | null };

/**
 * Records consents and withdrawals per account. Append-only: entries never change, and are deleted only with the account. The adapter adds the time and the
 * network address.
 */
export interface ConsentLog {
  record(accountId: string, consents: readonly Consent[]): Promise<void>;
  last(accountId: string): Promise<readonly StoredConsent[]>;
  forget(accountId: string): Promise<void>;
}
