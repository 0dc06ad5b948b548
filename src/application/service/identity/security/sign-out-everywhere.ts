import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Transaction } from '../../ports/transaction.ts';

/** Ends every session and logs out every device of the caller. Earlier tokens become invalid (SEC-1). */
export type SignOutEverywhere = (identity: VerifiedIdentity) => Promise<void>;

export type SignOutEverywherePorts = {
  readonly directory: Pick<IdentityDirectory, 'endSessions'>;
  readonly transaction: Transaction;
};

export function signOutEverywhere({ directory, transaction }: SignOutEverywherePorts): SignOutEverywhere {
  return async ({ id }) => {
    await directory.endSessions(id);
    await transaction.run(async ({ audit, deviceAuthorizations, devices, sessions }) => {
      await devices.removeAll(id);
      await sessions.removeAll(id);
      await deviceAuthorizations.forget(id);
      await audit.record({ action: 'account/sessions-ended', by: id, subject: id });
    });
  };
}
