import type { IdentityAccount } from '#application/client/identity/ports/identity-account.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import { err, type Result } from '#domain/result.ts';

const inBrowserOnly = async (): Promise<Result<never, IdentityFailure>> =>
  err({ kind: 'identity/operation-not-allowed' });

/** Refuses changes of login methods. Users change them in the browser, because a device's login never counts as recent. */
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
