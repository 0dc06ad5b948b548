import { type Consent, fullConsent } from '#domain/identity/consents/consent.ts';

/** Returns the consents in a form; unchecked boxes are not part of it. */
export const consentsOf = (typed: {
  readonly consents?: string;
  readonly news?: string;
}): readonly Consent[] => (typed.consents === undefined ? [] : fullConsent(typed.news !== undefined));
