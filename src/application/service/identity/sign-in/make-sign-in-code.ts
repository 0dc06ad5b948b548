import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { signInCodeLength, signInCodeLifetime } from '#domain/identity/sign-in/sign-in-code.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { SignInCodeStore } from '../ports/sign-in-code-store.ts';

/** Creates the code for an email with this link key. The code and link of the earlier email become invalid. */
export type MakeSignInCode = (email: EmailAddress, mailKey: string) => Promise<string>;

export type MakeSignInCodePorts = {
  readonly signInCodes: SignInCodeStore;
  readonly secrets: Secrets;
  readonly clock: Clock;
};

/** Only digests are stored. */
export function makeSignInCode({ signInCodes: codes, secrets, clock }: MakeSignInCodePorts): MakeSignInCode {
  return async (email, mailKey) => {
    const code = secrets.digits(signInCodeLength);
    const digest = await secrets.digest(code, 'minutes');
    await codes.save(email, {
      digest,
      expiresAt: clock.now() + signInCodeLifetime,
      linkFingerprint: secrets.fingerprint(mailKey),
    });
    return code;
  };
}
