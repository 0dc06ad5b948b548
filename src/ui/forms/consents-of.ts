import { type Consent, fullConsent } from '#domain/identity/consents/consent.ts';

/** Returns the consents in a form. Unchecked checkboxes are missing from the form's values. */
export const consentsOf = (typed: {
  readonly consents?: string;
  readonly news?: string;
}): readonly Consent[] => (typed.consents === undefined ? [] : fullConsent(typed.news !== undefined));
