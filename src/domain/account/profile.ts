import { ok, type Result } from '../result.ts';
import type { AccountType } from './account-type.ts';
import type { FormInvalid } from './field-problem.ts';
import { optional, parseForm } from './parse-form.ts';
import { parsePersonDetails, type PersonDetailsDraft } from './parse-person-details.ts';
import type { PersonDetails } from './person-details.ts';
import { type EmailAddress, parseEmail, parseName, parsePhone } from './text-fields.ts';

/** A person as their profile shows them. Spec §3; phone number and details are ours (ORG-7). */
export type Profile = PersonDetails & {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly accountType: AccountType;
  readonly phoneNumber: string | null;
};

/**
 * What a person typed. The email is left out where it does not change (Spec §5), and so are phone number and details; null
 * or nothing typed takes those away.
 */
export type ProfileDraft = Partial<PersonDetailsDraft> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  readonly phoneNumber?: string | null;
};

/** A valid change of a profile; missing fields stay unchanged. */
export type ProfileChange = Partial<PersonDetails> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: EmailAddress;
  readonly phoneNumber?: string | null;
};

export type ProfileInvalid = FormInvalid<keyof ProfileDraft>;

/** Parses the profile form; page and service use the same rules. */
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
