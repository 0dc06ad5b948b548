import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { SignInCodeRefused } from '#domain/identity/sign-in-code.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EntryRefused, IdentityDirectory } from '../ports/identity-directory.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { SignInCodeStore } from '../ports/sign-in-code-store.ts';

/** Uses up the code of a sign-in mail; answers a token that signs its reader in. */
export type RedeemSignInCode = (
  email: EmailAddress,
  code: string,
) => Promise<Result<string, SignInCodeRefused>>;

const refusals: Readonly<Record<EntryRefused['kind'], SignInCodeRefused>> = {
  'entry/disabled': { kind: 'sign-in-code/disabled' },
  'entry/second-factor': { kind: 'sign-in-code/link-needed' },
};

/**
 * The same work is done for every address, whether a code waits for it or not, so that the time of the answer tells
 * nothing. The token is made before the code is forgotten: where the identity service is away, the code stays good.
 */
export function redeemSignInCode(
  codes: SignInCodeStore,
  secrets: Secrets,
  directory: IdentityDirectory,
  clock: Clock,
): RedeemSignInCode {
  const nobodysDigest = secrets.digest('of no code');

  return async (email, code) => {
    const onTrial = await codes.takeTry(email, clock.now());
    const right = await secrets.matches(code, onTrial?.digest ?? (await nobodysDigest));
    if (onTrial === null) return err({ kind: 'sign-in-code/spent' });
    if (!right) return err({ kind: 'sign-in-code/wrong', triesLeft: onTrial.triesLeft });
    const token = await directory.tokenForOwnerOf(email);
    if (!token.ok) return err(refusals[token.error.kind]);
    return (await codes.forget(email, onTrial.digest))
      ? ok(token.value)
      : err({ kind: 'sign-in-code/spent' });
  };
}
