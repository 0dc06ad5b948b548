import type { IdentityAccount } from '#application/client/identity/ports/identity-account.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import { err, type Result } from '#domain/result.ts';

const inBrowserOnly = async (): Promise<Result<never, IdentityFailure>> =>
  err({ kind: 'identity/operation-not-allowed' });

/** Sign-in methods are changed in the browser: a device may not, because its login never counts as recent. */
export class DeviceIdentityAccount implements IdentityAccount {
  readonly signInOptions = inBrowserOnly;
  readonly connect = inBrowserOnly;
  readonly disconnect = inBrowserOnly;
  readonly setPassword = inBrowserOnly;
  readonly sendEmailConfirmation = inBrowserOnly;
  readonly confirmByPassword = inBrowserOnly;
  readonly confirmByProvider = inBrowserOnly;
  readonly withdrawFromApple = inBrowserOnly;
  readonly startAuthenticator = inBrowserOnly;
  readonly finishAuthenticator = inBrowserOnly;
  readonly removeSecondFactor = inBrowserOnly;
}
