import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { Result } from '#domain/result.ts';

/** The links in the identity provider's emails to our login page, except sign-in links. Spec §5, §7. */
export interface MailedLinks {
  /** The current or future address of the account that the code was sent for. Does not consume the code. */
  ownerOf(code: string): Promise<Result<string | null, IdentityFailure>>;
  resetPassword(code: string, password: string): Promise<Result<void, IdentityFailure>>;
  apply(code: string): Promise<Result<void, IdentityFailure>>;
}
