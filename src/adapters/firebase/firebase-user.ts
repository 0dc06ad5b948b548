import type { User } from 'firebase/auth';
import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import { signInMethodOf } from '#domain/identity/sign-in/sign-in-method.ts';
import type { IdToken } from '#domain/identity/sign-in/token.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The payload of a token, not verified: the service does that. Empty if the text is no token. */
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

/** The SDK's data about the token; `toJSON` is the only public access that never uses the network. */
const heldBy = (user: User): Fields => fieldsOf(fieldsOf(user.toJSON())['stsTokenManager']);

/**
 * The SDK's current token, expired or not. The expiry is measured by this machine's clock from when the token arrived, not by the token's
 * `exp`: a clock that is an hour off would otherwise refresh endlessly (REL-7).
 */
export function idTokenOf(user: User): IdToken {
  const { accessToken, expirationTime } = heldBy(user);
  if (typeof accessToken !== 'string' || typeof expirationTime !== 'number') {
    throw new TypeError('The identity SDK holds a user without a token');
  }
  return { token: accessToken, expiresAt: expirationTime };
}

/** The user's last authentication in epoch milliseconds; null if the token lacks it. */
export function signedInAtOf(user: User): number | null {
  const { auth_time: seconds } = claimsOf(idTokenOf(user).token);
  return typeof seconds === 'number' ? seconds * 1000 : null;
}

export const saysVerified = (user: User): boolean =>
  claimsOf(idTokenOf(user).token)['email_verified'] === true;

/**
 * The identity of the SDK's user. `requiresPasswordSetup` (Spec §3, its rule is not shown) is true only if the operator set the custom
 * claim of that name: users of sign-in links need no password.
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
