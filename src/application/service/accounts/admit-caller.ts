import { type SecondFactorRequired, secondFactorRequired } from '#domain/identity/second-factor.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { AccountRepository } from '../ports/account-repository.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/** Whether the caller may use more than what leads to a second factor. */
export type AdmitCaller = (identity: VerifiedIdentity) => Promise<Result<void, SecondFactorRequired>>;

/** The role is the record's, at each call (SEC-1); who took a second step is not looked up. Opens no account. */
export function admitCaller(accounts: Pick<AccountRepository, 'byId'>): AdmitCaller {
  return async ({ id, secondFactor }) => {
    if (secondFactor) return ok(undefined);
    const account = await accounts.byId(id);
    return account !== null && secondFactorRequired(account.accountType, secondFactor)
      ? err({ kind: 'account/second-factor-required' })
      : ok(undefined);
  };
}
