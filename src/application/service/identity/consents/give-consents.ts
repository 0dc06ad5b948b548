import type { Consent } from '#domain/identity/consents/consent.ts';
import type { Caller } from '../caller/caller.ts';
import type { Transaction } from '../../ports/transaction.ts';

/** Records consents of the caller or their withdrawal (ORG-10). */
export type GiveConsents = (caller: Caller, consents: readonly Consent[]) => Promise<void>;

export type GiveConsentsPorts = { readonly transaction: Transaction };

export const giveConsents =
  ({ transaction }: GiveConsentsPorts): GiveConsents =>
  ({ account }, given) =>
    transaction.run(({ consents }) => consents.record(account.id, given));
