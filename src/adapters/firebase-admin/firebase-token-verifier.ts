import { withAsciiDomain } from '#domain/platform/forms/ascii-domain.ts';
import * as z from 'zod/mini';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type {
  TokenRefused,
  TokenVerifier,
  VerifiedIdentity,
} from '#application/service/identity/ports/token-verifier.ts';
import { signInMethodOf } from '#domain/identity/sign-in/sign-in-method.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Log } from '#application/ports/log.ts';
import { isIdentityUnavailable, isIdentityRefusingUs, refusalAdvice } from './identity-unavailable.ts';

/** Firebase-admin's error codes about a token. Others are our own errors, which are rethrown. */
const refusals: Readonly<Record<string, TokenRefused['kind']>> = {
  'auth/argument-error': 'token/invalid',
  'auth/invalid-id-token': 'token/invalid',
  'auth/invalid-argument': 'token/invalid',
  'auth/id-token-expired': 'token/expired',
  'auth/id-token-revoked': 'token/revoked',
  'auth/user-not-found': 'token/revoked',
  'auth/user-disabled': 'token/disabled',
};

/** Matches the message for keys that could not be fetched. firebase-admin uses argument-error for this, too. */
const keysUnavailable = /^Error (fetching|while making request)/;

/** How long to wait for the identity service, in milliseconds, before the caller is told to retry. */
const timeoutMs = 5_000;

/**
 * Verifies ID tokens with Firebase: signature, issuer, audience and expiry. On every call, also checks that the token is not revoked and the user is not
 * disabled.
 */
export class FirebaseTokenVerifier implements TokenVerifier {
  readonly #auth: Pick<Auth, 'verifyIdToken'>;
  readonly #log: Log | null;
  readonly #now: () => number;

  /** `now` is the real time. Tokens use it even if the product's clock is moved. */
  constructor(auth: Pick<Auth, 'verifyIdToken'>, log: Log | null = null, now: () => number = Date.now) {
    this.#auth = auth;
    this.#log = log;
    this.#now = now;
  }

  async verify(token: string): Promise<Result<VerifiedIdentity, TokenRefused>> {
    if (token === '') return err({ kind: 'token/invalid' });
    try {
      // The second argument checks revocation and disabling. The emulator always checks both.
      const decoded = await inTime(this.#auth.verifyIdToken(token, true));
      if (decoded === 'late') return err({ kind: 'token/unverifiable' });
      const identity = identityOf(decoded, this.#now());
      return identity === null ? err({ kind: 'token/invalid' }) : ok(identity);
    } catch (error) {
      if (isIdentityRefusingUs(error)) this.#log?.error(refusalAdvice, { reason: messageOf(error) });
      return err({ kind: refusalOf(error) });
    }
  }
}

async function inTime<T>(work: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

function refusalOf(error: unknown): TokenRefused['kind'] {
  if (error instanceof SyntaxError) return 'token/invalid'; // The token is not JSON, which firebase-admin parses without a check.
  if (isIdentityUnavailable(error)) return 'token/unverifiable';
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const kind = refusals[String(error.code)];
  if (kind === undefined) throw error;
  return kind === 'token/invalid' && keysUnavailable.test(error.message) ? 'token/unverifiable' : kind;
}

const textOrNull = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' ? claim : null;

/** The time and method of the authentication, and the project's tenant. The types guarantee them, but unsigned tokens (local mode) may not contain them. */
const signInClaims = z.object({
  auth_time: z.number(),
  firebase: z.object({
    sign_in_provider: z.string(),
    sign_in_second_factor: z.optional(z.unknown()),
    // We do not use tenants. An account of a tenant is unknown, and may have any ID and address.
    tenant: z.optional(z.undefined()),
  }),
});

/** Returns null if the token does not contain the time and method, or belongs to a tenant. */
function identityOf(token: DecodedIdToken, now: number): VerifiedIdentity | null {
  const signIn = z.safeParse(signInClaims, token);
  if (!signIn.success) return null;
  const email = textOrNull(token.email);
  const { auth_time: signedInSeconds, firebase } = signIn.data;
  const signedInAt = signedInSeconds * 1000;
  return {
    id: token.uid,
    email: email === null ? null : withAsciiDomain(email),
    emailVerified: token.email_verified === true,
    displayName: textOrNull(token['name']),
    phoneNumber: textOrNull(token.phone_number),
    signInMethod: signInMethodOf(firebase.sign_in_provider),
    signedInAt,
    signInAgeMs: Math.max(0, now - signedInAt),
    secondFactor: textOrNull(firebase.sign_in_second_factor) !== null,
  };
}
