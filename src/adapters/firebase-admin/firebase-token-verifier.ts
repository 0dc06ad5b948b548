import { withAsciiDomain } from '#domain/account/ascii-domain.ts';
import * as z from 'zod/mini';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type {
  TokenRefused,
  TokenVerifier,
  VerifiedIdentity,
} from '#application/service/ports/token-verifier.ts';
import { signInMethodOf } from '#domain/identity/sign-in-method.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Log } from '#application/ports/log.ts';
import { isIdentityUnavailable, isIdentityRefusingUs, refusalAdvice } from './identity-unavailable.ts';

/** What firebase-admin's errors say about a token. Whatever is not in here is ours to mend, and thrown on. */
const refusals: Readonly<Record<string, TokenRefused['kind']>> = {
  'auth/argument-error': 'token/invalid',
  'auth/invalid-id-token': 'token/invalid',
  'auth/invalid-argument': 'token/invalid',
  'auth/id-token-expired': 'token/expired',
  'auth/id-token-revoked': 'token/revoked',
  'auth/user-not-found': 'token/revoked',
  'auth/user-disabled': 'token/disabled',
};

/** firebase-admin says argument-error too where it could not fetch the keys to check the signature with. */
const keysAway = /^Error (fetching|while making request)/;

/** How long the identity service may take before a caller is told to come back, in milliseconds. */
const timeoutMs = 5_000;

/** Verifies ID tokens with Firebase: signature, issuer, audience, expiry, and on every call revocation and disabling. */
export class FirebaseTokenVerifier implements TokenVerifier {
  readonly #auth: Pick<Auth, 'verifyIdToken'>;
  readonly #log: Log | null;
  readonly #now: () => number;

  /** `now` is the real time, by which the tokens' own times are; also where the product's clock is moved. */
  constructor(auth: Pick<Auth, 'verifyIdToken'>, log: Log | null = null, now: () => number = Date.now) {
    this.#auth = auth;
    this.#log = log;
    this.#now = now;
  }

  async verify(token: string): Promise<Result<VerifiedIdentity, TokenRefused>> {
    if (token === '') return err({ kind: 'token/invalid' });
    try {
      // The second argument asks for revocation and disabling; the emulator checks both even without it.
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
  if (error instanceof SyntaxError) return 'token/invalid'; // it holds no JSON, which firebase-admin reads unguarded
  if (isIdentityUnavailable(error)) return 'token/unverifiable';
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const kind = refusals[String(error.code)];
  if (kind === undefined) throw error;
  return kind === 'token/invalid' && keysAway.test(error.message) ? 'token/unverifiable' : kind;
}

const textOrNull = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' ? claim : null;

/** How and when somebody signed in, and to which tenant of the project. The types promise it; a token that nobody signed (local mode) may lack it. */
const signInClaims = z.object({
  auth_time: z.number(),
  firebase: z.object({
    sign_in_provider: z.string(),
    sign_in_second_factor: z.optional(z.unknown()),
    // We have no tenants: an account of one is a stranger, who may have any id and any address there.
    tenant: z.optional(z.undefined()),
  }),
});

/** Null where the token does not say how and when, or is a tenant's. */
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
