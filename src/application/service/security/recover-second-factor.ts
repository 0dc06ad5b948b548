import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { RecoveryCodeWrong } from '#domain/identity/second-factor.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { RecoveryCodeStore } from '../ports/recovery-code-store.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Transaction } from '../ports/transaction.ts';
import { findDigest } from './recovery-codes.ts';

/** Takes the second factors off an account by one of its recovery codes (AUT-18). The first factor is still asked for. */
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

/** No account has this id. */
const nobody = '';

/**
 * The same work is done for every address, known or not, with codes or without (AUT-3). It is in the log before the
 * identity service is asked. The code is used up only if the factors went: where that service is away, it stays good.
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
    // For an address that nobody has, too, so that both take equally long.
    await transaction.run(({ audit }) =>
      audit.record({ action: 'account/second-factor-recovery-refused', by: null, subject: id }),
    );
    return wrong;
  };
}
