import type { SignInCodeRefused } from '#domain/identity/sign-in/sign-in-code.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { LimitedCaller } from '../../platform/limits/limit-calls.ts';
import type { OwnerRefused, IdentityDirectory } from '../ports/identity-directory.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { CodeCaller, SignInCodeStore } from '../ports/sign-in-code-store.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

/** Consumes the code of a sign-in email; returns a sign-in token. */
export type RedeemSignInCode = (
  caller: LimitedCaller,
  code: string,
) => Promise<Result<string, SignInCodeRefused>>;

const refusals: Readonly<Record<OwnerRefused['kind'], SignInCodeRefused>> = {
  'entry/disabled': { kind: 'sign-in-code/disabled' },
  'entry/second-factor': { kind: 'sign-in-code/link-needed' },
};

export type RedeemPorts = {
  readonly signInCodes: Pick<SignInCodeStore, 'takeTry'>;
  readonly transaction: Transaction;
  readonly secrets: Pick<Secrets, 'digest' | 'matches'>;
  readonly directory: Pick<IdentityDirectory, 'tokenForOwnerOf'>;
  readonly clock: Pick<Clock, 'now'>;
};

const trierOf = ({ network, knownBrowser }: LimitedCaller): CodeCaller =>
  knownBrowser === null ? { key: network, known: false } : { key: knownBrowser, known: true };

/**
 * Does the same work for all addresses, with or without a pending code, so that the response time reveals nothing. Creates the token before it deletes the
 * code, so the code stays valid if the identity service is unavailable.
 */
export function redeemSignInCode({
  signInCodes: codes,
  transaction,
  secrets,
  directory,
  clock,
}: RedeemPorts): RedeemSignInCode {
  const decoyDigest = secrets.digest('of no code', 'minutes');

  return async (caller, code) => {
    const { email } = caller;
    const onTrial = await codes.takeTry(email, trierOf(caller), clock.now());
    const right = await secrets.matches(code, onTrial?.digest ?? (await decoyDigest));
    if (onTrial === null) return err({ kind: 'sign-in-code/spent' });
    if (!right) return err({ kind: 'sign-in-code/wrong', triesLeft: onTrial.triesLeft });
    const token = await directory.tokenForOwnerOf(email);
    if (!token.ok) return err(refusals[token.error.kind]);
    const forget = ({ signInCodes }: Stores) => signInCodes.forget(email, onTrial.digest);
    return (await transaction.run(forget)) ? ok(token.value) : err({ kind: 'sign-in-code/spent' });
  };
}
