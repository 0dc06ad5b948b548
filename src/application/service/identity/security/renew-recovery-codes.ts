import type { SignInTooWeak } from '#domain/organizations/access/access-refusal.ts';
import { checkSignIn } from '#domain/organizations/access/can.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../caller/caller.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { storedDigest, newRecoveryCodes } from './recovery-codes.ts';

/** Creates the caller's recovery codes. Earlier codes become invalid. Only this response contains the new codes (AUT-18). */
export type RenewRecoveryCodes = (caller: Caller) => Promise<Result<readonly string[], SignInTooWeak>>;

export type RenewRecoveryCodesPorts = { readonly transaction: Transaction; readonly secrets: Secrets };

/** Only for sessions with a second factor, because the codes bypass it. */
export function renewRecoveryCodes({ transaction, secrets }: RenewRecoveryCodesPorts): RenewRecoveryCodes {
  return async ({ account, actor }) => {
    const admitted = checkSignIn('account.renew-recovery-codes', actor.accountType, actor.signIn);
    if (!admitted.ok) return admitted;
    const codes = newRecoveryCodes(secrets);
    const digests: string[] = [];
    // Sequential, because parallel digests would block all threads of the process.
    for (const code of codes) digests.push(await storedDigest(secrets, code));
    await transaction.run(async ({ recoveryCodes, audit }) => {
      await recoveryCodes.replace(account.id, digests);
      await audit.record({ action: 'account/recovery-codes-renewed', by: account.id, subject: account.id });
    });
    return ok(codes);
  };
}
