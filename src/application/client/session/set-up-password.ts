import type { FormInvalid } from '#domain/account/field-problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Log } from '../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityAccount, IdentityAccountFailure } from '../ports/identity-account.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';

export type SetUpPasswordError = FormInvalid<'password'> | IdentityAccountFailure | ServiceFailure;
/** Gives a password to somebody whose account was made without one and wants one (AUT-13). */
export type SetUpPassword = (password: string) => Promise<Result<void, SetUpPasswordError>>;

/** What it stands on. */
export type SetUpPasswordPorts = {
  readonly session: SessionStore;
  readonly identity: IdentityProvider;
  readonly identityAccount: IdentityAccount;
  readonly accounts: AccountService;
  readonly log: Log;
};

/** The password first, then the note that it is done; each can be repeated. A new token says so to the next page. */
export function setUpPassword(ports: SetUpPasswordPorts): SetUpPassword {
  const { session, identity, identityAccount, accounts, log } = ports;
  return async (password) => {
    if (password === '') return err({ kind: 'form/invalid', fields: { password: 'required' } });
    const set = await identityAccount.setPassword(password);
    if (!set.ok) return set;
    const finished = await accounts.finishPasswordSetup();
    if (!finished.ok) return finished;
    session.update({ requiresPasswordSetup: false });
    const fresh = await identity.token({ force: true });
    if (!fresh.ok)
      log.warn('The token could not be renewed after a password was set', { kind: fresh.error.kind });
    return ok(undefined);
  };
}
