import type { EmailAddress } from '#domain/account/text-fields.ts';
import { signInCodeLength, signInCodeLifetime } from '#domain/identity/sign-in-code.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { SignInCodeStore } from '../ports/sign-in-code-store.ts';

/** Makes a code that signs the owner of this address in; the one before holds no more. */
export type MakeSignInCode = (email: EmailAddress) => Promise<string>;

/** Only a digest of it is kept. */
export function makeSignInCode(codes: SignInCodeStore, secrets: Secrets, clock: Clock): MakeSignInCode {
  return async (email) => {
    const code = secrets.digits(signInCodeLength);
    const digest = await secrets.digest(code);
    await codes.keep(email, { digest, expiresAt: clock.now() + signInCodeLifetime });
    return code;
  };
}
