import { isRecentSignIn, type RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import type { SecondFactorRequired } from '#domain/identity/second-factor.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { RequireAccount } from '../accounts/require-account.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Transaction } from '../ports/transaction.ts';
import { storedDigest, newRecoveryCodes } from './recovery-codes.ts';

/** Makes the recovery codes of the caller; those before end. This answer is the only place where they stand (AUT-18). */
export type RenewRecoveryCodes = (
  identity: VerifiedIdentity,
) => Promise<Result<readonly string[], SecondFactorRequired | RecentSignInRequired>>;

/** Only for a session that took the second step: the codes would open the account past it otherwise. */
export function renewRecoveryCodes(
  requireAccount: RequireAccount,
  transaction: Transaction,
  secrets: Secrets,
): RenewRecoveryCodes {
  return async (identity) => {
    if (!identity.secondFactor) return err({ kind: 'account/second-factor-required' });
    if (!isRecentSignIn(identity.signInAgeMs)) return err({ kind: 'account/recent-sign-in-required' });
    const { id } = await requireAccount(identity);
    const codes = newRecoveryCodes(secrets);
    const digests: string[] = [];
    // One after the other: all at once would keep every thread of the process busy.
    for (const code of codes) digests.push(await storedDigest(secrets, code));
    await transaction.run(async ({ recoveryCodes, audit }) => {
      await recoveryCodes.replace(id, digests);
      await audit.record({ action: 'account/recovery-codes-renewed', by: id, subject: id });
    });
    return ok(codes);
  };
}
