import type { EmailAddress } from '#domain/account/text-fields.ts';

/** Makes sign-in links. */
export interface SignInLinks {
  /** A link to our own login page that signs this address in, once, and carries this key. Throws where the identity service is away. */
  create(email: EmailAddress, mailKey: string): Promise<string>;
}
