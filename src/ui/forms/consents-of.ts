import { type Consent, fullConsent } from '#domain/consents/consent.ts';

/** What the boxes of `ConsentField` say; a box that is not checked is not in a form. */
export const consentsOf = (typed: {
  readonly consents?: string;
  readonly news?: string;
}): readonly Consent[] => (typed.consents === undefined ? [] : fullConsent(typed.news !== undefined));
