import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { RecoveryCodeWrong } from '#domain/identity/sign-in/second-factor.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { RecoveryCodeStore } from '../ports/recovery-code-store.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { findDigest } from './recovery-codes.ts';

/** Removes the second factors of an account with a recovery code (AUT-18). The first factor is still required. */
export type RecoverSecondFactor = (
  email: EmailAddress,
  recoveryCode: string,
) => Promise<Result<void, RecoveryCodeWrong>>;

export type RecoverSecondFactorPorts = {
  readonly recoveryCodes: RecoveryCodeStore;
  readonly transaction: Transaction;
  readonly directory: Pick<IdentityDirectory, 'idOf' | 'removeSecondFactors'>;
  readonly secrets: Secrets;
};

const nobody = '';

/**
 * Does the same work for all addresses, known or unknown, with or without codes (AUT-3). Writes the audit entry before the identity service is called. Consumes
 * the code only if the factors were removed, so the code stays valid if the service is unavailable.
 */
export function recoverSecondFactor({
  recoveryCodes: codes,
  transaction,
  directory,
  secrets,
}: RecoverSecondFactorPorts): RecoverSecondFactor {
  const wrong = err<RecoveryCodeWrong>({ kind: 'recovery-code/wrong' });
  let decoy: Promise<string> | null = null;

  const remove = async (id: string, email: EmailAddress, digest: string): Promise<boolean> => {
    await transaction.run(({ audit }) =>
      audit.record({ action: 'account/second-factor-recovered', by: null, subject: id }),
    );
    await directory.removeSecondFactors(id);
    return transaction.run(async ({ recoveryCodes, jobs }) => {
      if (!(await recoveryCodes.use(id, digest))) return false;
      await jobs.enqueue('mail', { kind: 'second-factor-removed', to: email });
      return true;
    });
  };

  return async (email, recoveryCode) => {
    decoy ??= secrets.digest('of no code', 'years');
    const id = (await directory.idOf(email)) ?? nobody;
    const stored = await codes.all(id);
    const digest = await findDigest(secrets, recoveryCode, { stored, decoy: await decoy });
    if (digest !== null && (await remove(id, email, digest))) return ok(undefined);
    // Also runs for unknown addresses, so that the response time is the same.
    await transaction.run(({ audit }) =>
      audit.record({ action: 'account/second-factor-recovery-refused', by: null, subject: id }),
    );
    return wrong;
  };
}
