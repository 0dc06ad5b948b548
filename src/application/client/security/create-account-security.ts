import type { Log } from '../../ports/log.ts';
import type { Logout } from '../session/logout.ts';
import type { RequestSignInLink } from '../session/request-sign-in-link.ts';
import type { AccountSecurity } from './account-security.ts';
import { confirmIdentity, type ConfirmIdentityPorts, sendConfirmationCode } from './confirm-identity.ts';
import { deleteAccount } from './delete-account.ts';
import { finishAuthenticator } from './finish-authenticator.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { rereadRecord } from './reread-record.ts';
import { setPassword } from './set-password.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

/** What the security of an account depends on. */
export type AccountSecurityPorts = ConfirmIdentityPorts & {
  readonly log: Log;
  readonly logout: Logout;
  readonly requestSignInLink: RequestSignInLink;
};

/** The security of the signed-in user. What the identity provider decides alone goes straight to it. */
export function createAccountSecurity(ports: AccountSecurityPorts): AccountSecurity {
  const { session, identityAccount, accounts, log, logout, requestSignInLink } = ports;
  const reread = rereadRecord(session, accounts, log);
  return {
    signInOptions: () => identityAccount.signInOptions(),
    connect: (provider) => identityAccount.connect(provider),
    disconnect: (way) => identityAccount.disconnect(way),
    sendEmailConfirmation: () => identityAccount.sendEmailConfirmation(),
    setPassword: setPassword(ports),
    confirm: confirmIdentity(ports),
    sendConfirmationCode: sendConfirmationCode(session, requestSignInLink),
    startAuthenticator: () => identityAccount.startAuthenticator(),
    finishAuthenticator: finishAuthenticator({ ...ports, rereadRecord: reread }),
    removeSecondFactor: removeSecondFactor(identityAccount, reread),
    renewRecoveryCodes: () => accounts.renewRecoveryCodes(),
    signOutEverywhere: signOutEverywhere(accounts, logout),
    deleteAccount: deleteAccount(accounts, identityAccount, logout, log),
  };
}
