import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';

export interface SignInLinks {
  /** A single-use link to our login page that signs this address in, with this key. Throws if the identity service is unavailable. */
  create(email: EmailAddress, mailKey: string): Promise<string>;
}
