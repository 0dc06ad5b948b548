import type { FormInvalid } from '#domain/account/field-problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Log } from '../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityAccount, IdentityAccountFailure } from '../ports/identity-account.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';

export type SetPasswordError = FormInvalid<'password'> | IdentityAccountFailure | ServiceFailure;
/** Gives whoever is signed in a password, or another one (AUT-13). */
export type SetPassword = (password: string) => Promise<Result<void, SetPasswordError>>;

/** What it stands on. */
export type SetPasswordPorts = {
  readonly session: SessionStore;
  readonly identity: IdentityProvider;
  readonly identityAccount: IdentityAccount;
  readonly accounts: AccountService;
  readonly log: Log;
};

/**
 * An account that was made without a password and wants one does not ask for it any more afterwards: the password first,
 * then the note that it is done; each can be repeated. A new token says so to the next page.
 */
export function setPassword(ports: SetPasswordPorts): SetPassword {
  const { session, identity, identityAccount, accounts, log } = ports;

  const finishSetup = async (): Promise<Result<void, ServiceFailure>> => {
    const finished = await accounts.finishPasswordSetup();
    if (!finished.ok) return finished;
    session.update({ requiresPasswordSetup: false });
    const fresh = await identity.token({ force: true });
    if (!fresh.ok)
      log.warn('The token could not be renewed after a password was set', { kind: fresh.error.kind });
    return ok(undefined);
  };

  return async (password) => {
    if (password === '') return err({ kind: 'form/invalid', fields: { password: 'required' } });
    const current = session.current();
    const isAsked = current.state === 'signed-in' && current.user.requiresPasswordSetup;
    const set = await identityAccount.setPassword(password);
    return set.ok && isAsked ? finishSetup() : set;
  };
}
