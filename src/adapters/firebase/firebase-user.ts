import type { User } from 'firebase/auth';
import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import { signInMethodOf } from '#domain/identity/sign-in/sign-in-method.ts';
import type { IdToken } from '#domain/identity/sign-in/token.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Returns the payload of a token without verifying it. The service verifies it. Empty if the text is not a token. */
function claimsOf(token: string): Fields {
  const payload = token.split('.')[1] ?? '';
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return fieldsOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return {};
    throw error;
  }
}

/** Returns the SDK's data about the token. `toJSON` is the only public API for it that never uses the network. */
const heldBy = (user: User): Fields => fieldsOf(fieldsOf(user.toJSON())['stsTokenManager']);

/**
 * Returns the SDK's current token, which may have expired. The expiry is measured by this machine's clock from the arrival of the token instead of the token's
 * `exp`. Otherwise, a clock that is wrong by an hour would refresh endlessly (REL-7).
 */
export function idTokenOf(user: User): IdToken {
  const { accessToken, expirationTime } = heldBy(user);
  if (typeof accessToken !== 'string' || typeof expirationTime !== 'number') {
    throw new TypeError('The identity SDK has a user without a token');
  }
  return { token: accessToken, expiresAt: expirationTime };
}

/** Returns the user's last authentication in epoch milliseconds, or null if the token does not contain it. */
export function signedInAtOf(user: User): number | null {
  const { auth_time: seconds } = claimsOf(idTokenOf(user).token);
  return typeof seconds === 'number' ? seconds * 1000 : null;
}

export const saysVerified = (user: User): boolean =>
  claimsOf(idTokenOf(user).token)['email_verified'] === true;

/**
 * Returns the identity of the SDK's user. `requiresPasswordSetup` is true only if the operator has set the custom claim of that name, because users of login
 * links need no password. Spec §3 does not define its rule.
 */
export function signedInIdentityOf(user: User): SignedInIdentity {
  const claims = claimsOf(idTokenOf(user).token);
  const provider = fieldsOf(claims['firebase'])['sign_in_provider'];
  return {
    id: user.uid,
    email: user.email,
    requiresPasswordSetup: claims['requiresPasswordSetup'] === true,
    signInMethod: signInMethodOf(typeof provider === 'string' ? provider : ''),
  };
}
