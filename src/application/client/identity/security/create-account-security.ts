import type { Log } from '../../../ports/log.ts';
import type { SessionParts } from '../session/session-parts.ts';
import type { AccountSecurity } from './account-security.ts';
import { confirmIdentity, type ConfirmIdentityPorts, sendConfirmationCode } from './confirm-identity.ts';
import { deleteAccount } from './delete-account.ts';
import { finishAuthenticator } from './finish-authenticator.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { rereadRecord } from '../session/reread-record.ts';
import { setPassword } from './set-password.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

export type AccountSecurityPorts = Omit<ConfirmIdentityPorts, 'onceOnly'> & {
  readonly log: Log;
  readonly parts: Pick<SessionParts, 'logout' | 'requestSignInLink' | 'onceOnly'>;
};

/** Security operations of the signed-in user. The identity provider's operations are passed through. */
export function createAccountSecurity({ parts, ...given }: AccountSecurityPorts): AccountSecurity {
  const ports = { ...given, onceOnly: parts.onceOnly };
  const { session, identityAccount, accounts, log } = ports;
  const { logout, requestSignInLink } = parts;
  const reread = rereadRecord(session, accounts, log);
  return {
    signInOptions: () => identityAccount.signInOptions(),
    connect: (provider) => identityAccount.connect(provider),
    disconnect: (method) => identityAccount.disconnect(method),
    sendEmailConfirmation: () => identityAccount.sendEmailConfirmation(),
    setPassword: setPassword(ports),
    confirm: confirmIdentity(ports),
    sendConfirmationCode: sendConfirmationCode(session, requestSignInLink),
    startAuthenticator: () => identityAccount.startAuthenticator(),
    finishAuthenticator: finishAuthenticator({ ...ports, rereadRecord: reread }),
    removeSecondFactor: removeSecondFactor(identityAccount, reread),
    renewRecoveryCodes: () => accounts.renewRecoveryCodes(),
    signOutEverywhere: signOutEverywhere(accounts, logout),
    deletionPreview: (options) => accounts.deletionPreview(options),
    deleteAccount: deleteAccount(accounts, identityAccount, logout, log),
  };
}
