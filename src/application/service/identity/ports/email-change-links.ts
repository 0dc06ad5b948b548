import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { Result } from '#domain/result.ts';

/** Reasons why there is no link: the new address has an account, or the current address has none. */
export type EmailChangeRefused = { readonly kind: 'email-change/taken' | 'email-change/no-account' };

/** Creates links that change an account's address when the new mailbox is verified. */
export interface EmailChangeLinks {
  /** A link to our login page, for the new mailbox. Throws if the identity service is unavailable. */
  create(account: EmailAddress, email: EmailAddress): Promise<Result<string, EmailChangeRefused>>;
}
