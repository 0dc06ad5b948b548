import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type {
  TokenRefused,
  TokenVerifier,
  VerifiedIdentity,
} from '#application/service/ports/token-verifier.ts';
import { signInMethodOf } from '#domain/identity/sign-in-method.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isIdentityAway } from './identity-away.ts';

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
const patienceMs = 5_000;

/** Verifies ID tokens with Firebase: signature, issuer, audience, expiry, and on every call revocation and disabling. */
export class FirebaseTokenVerifier implements TokenVerifier {
  readonly #auth: Pick<Auth, 'verifyIdToken'>;
  readonly #now: () => number;

  /** `now` is the real time, by which the tokens' own times are; also where the product's clock is moved. */
  constructor(auth: Pick<Auth, 'verifyIdToken'>, now: () => number = Date.now) {
    this.#auth = auth;
    this.#now = now;
  }

  async verify(token: string): Promise<Result<VerifiedIdentity, TokenRefused>> {
    if (token === '') return err({ kind: 'token/invalid' });
    try {
      // The second argument asks for revocation and disabling; the emulator checks both even without it.
      const decoded = await inTime(this.#auth.verifyIdToken(token, true));
      return decoded === 'late' ? err({ kind: 'token/unverifiable' }) : ok(identityOf(decoded, this.#now()));
    } catch (error) {
      return err({ kind: refusalOf(error) });
    }
  }
}

async function inTime<T>(work: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'late');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function refusalOf(error: unknown): TokenRefused['kind'] {
  if (isIdentityAway(error)) return 'token/unverifiable';
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const kind = refusals[String(error.code)];
  if (kind === undefined) throw error;
  return kind === 'token/invalid' && keysAway.test(error.message) ? 'token/unverifiable' : kind;
}

const textOrNull = (claim: unknown): string | null =>
  typeof claim === 'string' && claim !== '' ? claim : null;

function identityOf(token: DecodedIdToken, now: number): VerifiedIdentity {
  return {
    id: token.uid,
    email: textOrNull(token.email),
    emailVerified: token.email_verified === true,
    displayName: textOrNull(token['name']),
    phoneNumber: textOrNull(token.phone_number),
    signInMethod: signInMethodOf(token.firebase.sign_in_provider),
    signInAgeMs: Math.max(0, now - token.auth_time * 1000),
    secondFactor: textOrNull(token.firebase.sign_in_second_factor) !== null,
  };
}
