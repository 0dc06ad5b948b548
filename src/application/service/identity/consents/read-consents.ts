import type { Caller } from '../caller/caller.ts';
import type { ConsentLog, StoredConsent } from '../ports/consent-log.ts';

/** Returns the caller's latest consent per subject (ORG-10). */
export type ReadConsents = (caller: Caller) => Promise<readonly StoredConsent[]>;

export type ReadConsentsPorts = { readonly consents: Pick<ConsentLog, 'last'> };

export const readConsents =
  ({ consents }: ReadConsentsPorts): ReadConsents =>
  ({ account }) =>
    consents.last(account.id);
