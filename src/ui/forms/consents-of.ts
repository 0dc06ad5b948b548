import { type Consent, fullConsent } from '#domain/identity/consents/consent.ts';

/** Returns the consents in a form, which does not contain unchecked boxes. */
export const consentsOf = (typed: {
  readonly consents?: string;
  readonly news?: string;
}): readonly Consent[] => (typed.consents === undefined ? [] : fullConsent(typed.news !== undefined));
