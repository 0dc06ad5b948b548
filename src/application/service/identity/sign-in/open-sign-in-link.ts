import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { SignInLinkRefused } from '#domain/identity/sign-in/sign-in-link.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { SignInCodeStore } from '../ports/sign-in-code-store.ts';

/**
 * Checks the link of a sign-in email before the identity provider consumes its code (AUT-10). Only the link of the latest email is valid, and only if the code
 * in that email is unused. This call invalidates that code.
 */
export type OpenSignInLink = (
  email: EmailAddress,
  mailKey: string,
) => Promise<Result<void, SignInLinkRefused>>;

export type OpenSignInLinkPorts = { readonly signInCodes: SignInCodeStore; readonly secrets: Secrets };

export function openSignInLink({ signInCodes: codes, secrets }: OpenSignInLinkPorts): OpenSignInLink {
  return async (email, mailKey) => {
    const opening = await codes.openLink(email, secrets.fingerprint(mailKey));
    return opening === 'opened' ? ok(undefined) : err({ kind: `sign-in-link/${opening}` });
  };
}
