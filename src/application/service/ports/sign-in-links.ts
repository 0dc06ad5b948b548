import type { EmailAddress } from '#domain/account/text-fields.ts';

/** Makes sign-in links. */
export interface SignInLinks {
  /** A link to our own login page that signs this address in, once. Throws where the identity service is away. */
  create(email: EmailAddress): Promise<string>;
}
