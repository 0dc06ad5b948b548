import {
  type Auth,
  type AuthCredential,
  getMultiFactorResolver,
  linkWithCredential,
  type MultiFactorError,
  type MultiFactorResolver,
  OAuthCredential,
  OAuthProvider,
  TotpMultiFactorGenerator,
  type UserCredential,
} from 'firebase/auth';
import { FirebaseError } from 'firebase/app';
import type { PendingConnection } from '#domain/identity/sign-in/pending-connection.ts';
import { type FederatedProvider, isFederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import { conflictingEmail, firebaseCode } from './firebase-errors.ts';

type ProviderCredential = {
  readonly email: string;
  readonly provider: FederatedProvider;
  readonly credential: AuthCredential;
};

const sameAddress = (one: string, other: string | null): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/**
 * The next step of a refused sign-in: a second factor, or a provider's credential to connect. It is kept in this page's memory until it is used, until the user
 * signs out, or until a different user signs in.
 */
export class PendingCredential {
  readonly #auth: Auth;
  #resolver: MultiFactorResolver | null = null;
  #credential: ProviderCredential | null = null;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  save(error: unknown): void {
    const code = firebaseCode(error);
    if (code === 'auth/multi-factor-auth-required') {
      this.#resolver = getMultiFactorResolver(this.#auth, error as MultiFactorError);
    } else if (code === 'auth/account-exists-with-different-credential') {
      this.#credential = credentialOf(error);
    }
  }

  /** Called when a user has signed in. Clears the pending second factor, and a pending credential for a different address. */
  settle(email: string | null): void {
    this.#resolver = null;
    if (this.#credential !== null && !sameAddress(this.#credential.email, email)) this.#credential = null;
  }

  forget(): void {
    this.#resolver = null;
    this.#credential = null;
  }

  /** Completes the second factor. Throws the SDK's error if none is pending, or if it is not an authenticator app. */
  async giveSecondFactor(code: string): Promise<UserCredential> {
    const resolver = this.#resolver;
    const hint = resolver?.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (resolver === null || hint === undefined) {
      throw new FirebaseError('auth/missing-multi-factor-session', 'No second factor is pending');
    }
    return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
  }

  pending(email: string): PendingConnection | null {
    const pending = this.#credential;
    if (pending === null || !sameAddress(pending.email, email)) return null;
    return {
      email: pending.email,
      provider: pending.provider,
      credential: pending.credential.toJSON(),
    };
  }

  /**
   * Connects the pending credential, or one that an earlier page saved, to the signed-in user if its address is the user's. Returns the connected provider,
   * otherwise null. If a user is signed in, the pending credential is dropped even if the address differs.
   */
  async connect(saved: PendingConnection | null): Promise<FederatedProvider | null> {
    const pending = this.#credential ?? readBack(saved);
    const user = this.#auth.currentUser;
    if (pending === null || user === null) return null;
    this.#credential = null;
    if (!sameAddress(pending.email, user.email)) return null;
    await linkWithCredential(user, pending.credential);
    return pending.provider;
  }
}

function readBack(saved: PendingConnection | null): ProviderCredential | null {
  const credential = saved === null ? null : OAuthCredential.fromJSON(saved.credential);
  return saved === null || credential === null ? null : { ...saved, credential };
}

function credentialOf(error: unknown): ProviderCredential | null {
  if (!(error instanceof FirebaseError)) return null;
  const email = conflictingEmail(error);
  const credential = OAuthProvider.credentialFromError(error);
  const provider = credential?.providerId;
  return email === null || credential === null || !isFederatedProvider(provider)
    ? null
    : { email, provider, credential };
}
