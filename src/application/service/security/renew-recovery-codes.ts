import type { SignInTooWeak } from '#domain/access/access-refusal.ts';
import { checkSignIn } from '#domain/access/can.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Transaction } from '../ports/transaction.ts';
import { storedDigest, newRecoveryCodes } from './recovery-codes.ts';

/** Makes the recovery codes of the caller; those before end. This answer is the only place where they stand (AUT-18). */
export type RenewRecoveryCodes = (caller: Caller) => Promise<Result<readonly string[], SignInTooWeak>>;

export type RenewRecoveryCodesPorts = { readonly transaction: Transaction; readonly secrets: Secrets };

/** Only for a session that took the second step: the codes would open the account past it otherwise. */
export function renewRecoveryCodes({ transaction, secrets }: RenewRecoveryCodesPorts): RenewRecoveryCodes {
  return async ({ account, actor }) => {
    const admitted = checkSignIn('account.renew-recovery-codes', actor.accountType, actor.signIn);
    if (!admitted.ok) return admitted;
    const codes = newRecoveryCodes(secrets);
    const digests: string[] = [];
    // One after the other: all at once would keep every thread of the process busy.
    for (const code of codes) digests.push(await storedDigest(secrets, code));
    await transaction.run(async ({ recoveryCodes, audit }) => {
      await recoveryCodes.replace(account.id, digests);
      await audit.record({ action: 'account/recovery-codes-renewed', by: account.id, subject: account.id });
    });
    return ok(codes);
  };
}
