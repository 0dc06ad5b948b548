import type { ClientApp } from '#application/client/client-app.ts';
import type { AccountSecurity } from '#application/client/security/account-security.ts';
import { err } from '#domain/result.ts';

const identityUnreachable = err({ kind: 'identity/network-request-failed' } as const);
const serviceUnreachable = err({ kind: 'service/unreachable' } as const);

/** The security of an account whose calls wait for the rest of the product; unreachable where that cannot be loaded. */
export function deferredSecurity(load: () => Promise<ClientApp | null>): AccountSecurity {
  const later =
    <Unreachable>(unreachable: Unreachable) =>
    <Args extends readonly unknown[], Answer>(
      pick: (security: AccountSecurity) => (...args: Args) => Promise<Answer>,
    ) =>
    async (...args: Args): Promise<Answer | Unreachable> => {
      const app = await load();
      return app === null ? unreachable : pick(app.security)(...args);
    };
  const identity = later(identityUnreachable);
  const service = later(serviceUnreachable);
  return {
    signInOptions: identity(({ signInOptions }) => signInOptions),
    connect: identity(({ connect }) => connect),
    disconnect: identity(({ disconnect }) => disconnect),
    sendEmailConfirmation: identity(({ sendEmailConfirmation }) => sendEmailConfirmation),
    setPassword: identity(({ setPassword }) => setPassword),
    confirm: identity(({ confirm }) => confirm),
    sendConfirmationCode: service(({ sendConfirmationCode }) => sendConfirmationCode),
    startAuthenticator: identity(({ startAuthenticator }) => startAuthenticator),
    finishAuthenticator: identity(({ finishAuthenticator }) => finishAuthenticator),
    removeSecondFactor: identity(({ removeSecondFactor }) => removeSecondFactor),
    renewRecoveryCodes: service(({ renewRecoveryCodes }) => renewRecoveryCodes),
    signOutEverywhere: service(({ signOutEverywhere }) => signOutEverywhere),
    deleteAccount: service(({ deleteAccount }) => deleteAccount),
  };
}
