import { ok, type Result } from '../result.ts';
import type { AccountType } from './account-type.ts';
import type { FormInvalid } from './field-problem.ts';
import { parseForm } from './parse-form.ts';
import { type EmailAddress, parseEmail, parseName } from './text-fields.ts';

/** A person as their profile shows them. Spec §3. */
export type Profile = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly accountType: AccountType;
};

/** What a person typed; the email is left out where it does not change. Spec §5. */
export type ProfileDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
};

/** A change of profile that can be taken. */
export type ProfileChange = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: EmailAddress;
};

export type ProfileInvalid = FormInvalid<'firstName' | 'lastName' | 'email'>;

/** Parses the profile form; page and service use the same rules. */
export function parseProfileChange(draft: ProfileDraft): Result<ProfileChange, ProfileInvalid> {
  const names = { firstName: parseName(draft.firstName), lastName: parseName(draft.lastName) };
  if (draft.email === undefined) return parseForm({ ...names });
  const change = parseForm({ ...names, email: parseEmail(draft.email) });
  return change.ok ? ok(change.value) : change;
}
