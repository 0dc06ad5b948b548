import { ok, type Result } from '#domain/result.ts';
import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';

/** Records that the user set the password that the account required (AUT-13). */
export type FinishPasswordSetup = () => Promise<Result<void, ServiceFailure>>;

export type FinishPasswordSetupPorts = {
  readonly session: SessionStore;
  readonly identity: IdentityProvider;
  readonly accounts: AccountService;
  readonly log: Log;
};

/** Refreshes the token, because the next page reads the state from it. */
export function finishPasswordSetup(ports: FinishPasswordSetupPorts): FinishPasswordSetup {
  const { session, identity, accounts, log } = ports;
  return async () => {
    const current = session.current();
    if (current.state !== 'signed-in' || !current.user.requiresPasswordSetup) return ok(undefined);
    const finished = await accounts.finishPasswordSetup();
    if (!finished.ok) return finished;
    session.update({ requiresPasswordSetup: false, passwordRemoved: false });
    const fresh = await identity.token({ force: true });
    if (!fresh.ok)
      log.warn('The token could not be renewed after a password was set', { kind: fresh.error.kind });
    return ok(undefined);
  };
}
