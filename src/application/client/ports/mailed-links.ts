import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { Result } from '#domain/result.ts';

/** The identity provider's mails whose links lead to our login page, but for signing in. Spec §5, §7. */
export interface MailedLinks {
  /** The address that the account of the one-time code has, or gets by it; the code is not used up. */
  ownerOf(code: string): Promise<Result<string | null, IdentityFailure>>;
  /** Uses a reset link's code up and sets the password. */
  resetPassword(code: string, password: string): Promise<Result<void, IdentityFailure>>;
  /** Uses a code up that confirms, changes or restores an address. */
  apply(code: string): Promise<Result<void, IdentityFailure>>;
}
