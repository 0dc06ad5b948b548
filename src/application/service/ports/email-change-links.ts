import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { Result } from '#domain/result.ts';

/** Why there is no link: the new address has an account already, or the present one has none any more. */
export type EmailChangeRefused = { readonly kind: 'email-change/taken' | 'email-change/no-account' };

/** Makes the links that change the address of an account, once its new mailbox is proved. */
export interface EmailChangeLinks {
  /** A link to our own login page, for the new mailbox. Throws where the identity service is away. */
  create(account: EmailAddress, email: EmailAddress): Promise<Result<string, EmailChangeRefused>>;
}
