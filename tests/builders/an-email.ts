import { type EmailAddress, parseEmail } from '#domain/platform/forms/text-fields.ts';

export function anEmail(text = 'ada@lovelace.test'): EmailAddress {
  const email = parseEmail(text);
  if (!email.ok) throw new Error(`Not an address: ${text} (${email.error})`);
  return email.value;
}
