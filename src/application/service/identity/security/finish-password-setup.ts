import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Transaction } from '../../ports/transaction.ts';

/** Records that the caller has set a password and does not need to be asked for one again (AUT-13). */
export type FinishPasswordSetup = (identity: VerifiedIdentity) => Promise<void>;

export type FinishPasswordSetupPorts = {
  readonly directory: Pick<IdentityDirectory, 'finishPasswordSetup'>;
  readonly transaction: Transaction;
};

export function finishPasswordSetup({
  directory,
  transaction,
}: FinishPasswordSetupPorts): FinishPasswordSetup {
  return async ({ id }) => {
    await directory.finishPasswordSetup(id);
    await transaction.run(async ({ accounts, audit }) => {
      await accounts.settlePassword(id);
      await audit.record({ action: 'account/password-setup-finished', by: id, subject: id });
    });
  };
}
