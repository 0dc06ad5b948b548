import type { AccountService } from '../ports/account-service.ts';
import type { IdentityAccount } from '../ports/identity-account.ts';
import type { ConfirmIdentity, SendConfirmationCode } from './confirm-identity.ts';
import type { DeleteAccount } from './delete-account.ts';
import type { FinishAuthenticator } from './finish-authenticator.ts';
import type { RemoveSecondFactor } from './remove-second-factor.ts';
import type { SetPassword } from './set-password.ts';
import type { SignOutEverywhere } from './sign-out-everywhere.ts';

/**
 * A signed-in user's changes to their own sign-in methods. After `identity/requires-recent-login` or `account/recent-sign-in-required`,
 * call `confirm` and retry.
 */
export interface AccountSecurity {
  readonly signInOptions: IdentityAccount['signInOptions'];
  /** Must be called from a click. */
  readonly connect: IdentityAccount['connect'];
  readonly disconnect: IdentityAccount['disconnect'];
  readonly sendEmailConfirmation: IdentityAccount['sendEmailConfirmation'];
  readonly setPassword: SetPassword;
  readonly confirm: ConfirmIdentity;
  readonly sendConfirmationCode: SendConfirmationCode;
  readonly startAuthenticator: IdentityAccount['startAuthenticator'];
  readonly finishAuthenticator: FinishAuthenticator;
  readonly removeSecondFactor: RemoveSecondFactor;
  readonly renewRecoveryCodes: AccountService['renewRecoveryCodes'];
  readonly signOutEverywhere: SignOutEverywhere;
  readonly deletionPreview: AccountService['deletionPreview'];
  readonly deleteAccount: DeleteAccount;
}
