import { ok, type Result } from '../../result.ts';
import type { AccountType } from '../membership/account-type.ts';
import type { FormInvalid } from '../../platform/forms/field-problem.ts';
import { optional, parseForm } from '../../platform/forms/parse-form.ts';
import { parsePersonDetails, type PersonDetailsDraft } from './parse-person-details.ts';
import type { PersonDetails } from './person-details.ts';
import { type EmailAddress, parseEmail, parseName, parsePhone } from '../../platform/forms/text-fields.ts';

/** A person's profile. Spec §3; phone number and details are our additions (ORG-7). */
export type Profile = PersonDetails & {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly accountType: AccountType;
  readonly phoneNumber: string | null;
};

/**
 * The typed profile. Email (Spec §5), phone number and details are missing if they do not change. Null or an empty text deletes the phone number or a detail.
 */
export type ProfileDraft = Partial<PersonDetailsDraft> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  readonly phoneNumber?: string | null;
};

/** A valid profile change; missing fields stay unchanged. */
export type ProfileChange = Partial<PersonDetails> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: EmailAddress;
  readonly phoneNumber?: string | null;
};

export type ProfileInvalid = FormInvalid<keyof ProfileDraft>;

/** Parses the profile form, or returns its problems. Page and service share the rules. */
export function parseProfileChange(draft: ProfileDraft): Result<ProfileChange, ProfileInvalid> {
  const { firstName, lastName, email, phoneNumber } = draft;
  const change = parseForm({
    firstName: parseName(firstName),
    lastName: parseName(lastName),
    ...(email === undefined ? {} : { email: parseEmail(email) }),
    ...(phoneNumber === undefined ? {} : { phoneNumber: optional(phoneNumber, parsePhone) }),
    ...parsePersonDetails(draft),
  });
  return change.ok ? ok(change.value) : change;
}
