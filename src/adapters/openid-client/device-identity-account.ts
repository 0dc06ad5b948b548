import type { IdentityAccount } from '#application/client/ports/identity-account.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import { err, type Result } from '#domain/result.ts';

const inBrowserOnly = async (): Promise<Result<never, IdentityFailure>> =>
  err({ kind: 'identity/operation-not-allowed' });

/** How a person logs in is changed in their browser: a device may not, since its log-in never counts as recent. */
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
