import type { User } from 'firebase/auth';
import type { SignedInIdentity } from '#domain/account/session-user.ts';
import { signInMethodOf } from '#domain/identity/sign-in-method.ts';
import type { IdToken } from '#domain/identity/token.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The payload of a token, not verified: the service does that. Empty where the text is no token. */
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

/** What the SDK keeps of the token; `toJSON` is the one public way to it that never goes to the network. */
const heldBy = (user: User): Fields => fieldsOf(fieldsOf(user.toJSON())['stsTokenManager']);

/**
 * The token that the SDK holds, expired or not. The expiry is the SDK's, counted from when the token came by this
 * machine's clock, and not the `exp` of the token: with a clock that is an hour off that would refresh without end (REL-7).
 */
export function tokenOf(user: User): IdToken {
  const { accessToken, expirationTime } = heldBy(user);
  if (typeof accessToken !== 'string' || typeof expirationTime !== 'number') {
    throw new TypeError('The identity SDK holds a user without a token');
  }
  return { token: accessToken, expiresAt: expirationTime };
}

/** When the user last proved who they are, in epoch milliseconds; null where the token does not say. */
export function signedInAtOf(user: User): number | null {
  const { auth_time: seconds } = claimsOf(tokenOf(user).token);
  return typeof seconds === 'number' ? seconds * 1000 : null;
}

/** Whether the user's token says that the address is verified. */
export const saysVerified = (user: User): boolean => claimsOf(tokenOf(user).token)['email_verified'] === true;

/**
 * Who the SDK's user is. `requiresPasswordSetup` (Spec §3, its rule is not shown) holds only where the operator of the
 * product set the custom claim of that name: somebody who came by a link needs no password.
 */
export function identityOf(user: User): SignedInIdentity {
  const claims = claimsOf(tokenOf(user).token);
  const provider = fieldsOf(claims['firebase'])['sign_in_provider'];
  return {
    id: user.uid,
    email: user.email,
    requiresPasswordSetup: claims['requiresPasswordSetup'] === true,
    signInMethod: signInMethodOf(typeof provider === 'string' ? provider : ''),
  };
}
