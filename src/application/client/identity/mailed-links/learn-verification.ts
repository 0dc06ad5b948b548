import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';

export type LearnVerificationPorts = {
  readonly identity: Pick<IdentityProvider, 'current' | 'token'>;
  readonly accounts: Pick<AccountService, 'ensureProfile'>;
  readonly log: Log;
};

/**
 * Notifies the service that the signed-in user's address was verified, here or on another device, because the current token still contains the unverified
 * address. Does nothing if no user is signed in. A failure is logged.
 */
export type LearnVerification = () => Promise<void>;

export function learnVerification({ identity, accounts, log }: LearnVerificationPorts): LearnVerification {
  return async () => {
    if (identity.current() === null) return;
    const renewed = await identity.token({ force: true });
    const ensured = renewed.ok ? await accounts.ensureProfile() : renewed;
    if (!ensured.ok)
      log.warn('The service has not recorded yet that an address was verified', { kind: ensured.error.kind });
  };
}
