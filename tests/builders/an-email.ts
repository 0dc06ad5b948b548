import { type EmailAddress, parseEmail } from '#domain/platform/forms/text-fields.ts';

/** Parses an email address. Throws if it is invalid. */
export function anEmail(text = 'ada@lovelace.test'): EmailAddress {
  const email = parseEmail(text);
  if (!email.ok) throw new Error(`Not an address: ${text} (${email.error})`);
  return email.value;
}
