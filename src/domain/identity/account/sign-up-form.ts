import { type Consent, parseFormConsents } from '../consents/consent.ts';
import type { Result } from '../../result.ts';
import type { FormInvalid } from '../../platform/forms/field-problem.ts';
import { optional, parseForm } from '../../platform/forms/parse-form.ts';
import { type EmailAddress, parseEmail, parseName, parsePhone } from '../../platform/forms/text-fields.ts';

/** The typed sign-up form, not yet checked. Spec §5. */
export type SignUpDraft = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrDistrict: string;
  readonly phoneNumber: string;
  readonly password: string;
  /** Missing if the form did not ask for consent. */
  readonly consents?: readonly Consent[];
};

/** A valid sign-up. The password is sent to the identity provider only, so our rules do not apply to it. */
export type SignUpForm = SignUpDetails & {
  readonly phoneNumber: string | null;
  readonly password: string | null;
};

export type SignUpInvalid = FormInvalid<keyof SignUpDraft>;

/** Parses the sign-up form, or returns its problems. Names and address are required. */
export function parseSignUp(draft: SignUpDraft): Result<SignUpForm, SignUpInvalid> {
  return parseForm({
    email: parseEmail(draft.email),
    firstName: parseName(draft.firstName),
    lastName: parseName(draft.lastName),
    schoolOrDistrict: optional(draft.schoolOrDistrict, parseName),
    phoneNumber: optional(draft.phoneNumber, parsePhone),
    ...parseFormConsents(draft.consents),
    password: { ok: true, value: draft.password === '' ? null : draft.password },
  });
}

/** The sign-up fields that our service receives. Spec §3. */
export type SignUpDetails = {
  readonly email: EmailAddress;
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrDistrict: string | null;
  readonly consents?: readonly Consent[];
};

/** Parses the request body of a sign-up by the rules of the form. */
export function parseSignUpDetails(draft: {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrDistrict: string | null;
  readonly consents?: readonly Consent[];
}): Result<SignUpDetails, FormInvalid<keyof SignUpDetails>> {
  return parseForm({
    email: parseEmail(draft.email),
    firstName: parseName(draft.firstName),
    lastName: parseName(draft.lastName),
    schoolOrDistrict: optional(draft.schoolOrDistrict, parseName),
    ...parseFormConsents(draft.consents),
  });
}
