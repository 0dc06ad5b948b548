import { type Consent, parseFormConsents } from '../consents/consent.ts';
import type { Result } from '../result.ts';
import type { FormInvalid } from './field-problem.ts';
import { optional, parseForm } from './parse-form.ts';
import { type EmailAddress, parseEmail, parseName, parsePhone } from './text-fields.ts';

/** What a person typed on the sign-up page; nothing is checked yet. Spec §5. */
export type SignUpDraft = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrDistrict: string;
  readonly phoneNumber: string;
  readonly password: string;
  /** Left out where it was not asked for. */
  readonly consents?: readonly Consent[];
};

/** A sign-up that can be taken. The password goes to the identity provider only, so no rule of ours applies to it. */
export type SignUpForm = SignUpDetails & {
  readonly phoneNumber: string | null;
  readonly password: string | null;
};

export type SignUpInvalid = FormInvalid<keyof SignUpDraft>;

/** Parses the sign-up form: names and address are needed, the rest may be left empty. */
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

/** The part of a sign-up that our service is sent, as the record of section 3 of the specification. */
export type SignUpDetails = {
  readonly email: EmailAddress;
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrDistrict: string | null;
  readonly consents?: readonly Consent[];
};

/** Parses what the service was sent, by the same rules as the form. */
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
