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
import type { PendingConnection } from '#domain/identity/pending-connection.ts';
import { type FederatedProvider, isFederatedProvider } from '#domain/identity/sign-in-method.ts';
import { conflictingEmail, firebaseCode } from './firebase-errors.ts';

type ProviderCredential = {
  readonly email: string;
  readonly provider: FederatedProvider;
  readonly credential: AuthCredential;
};

const sameAddress = (one: string, other: string | null): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/**
 * What a refused sign-in left behind: a second step to be done, or a provider's credential to be connected. In this
 * page's memory, until it is asked for; signing out, or signing in as somebody else, removes it.
 */
export class PendingCredential {
  readonly #auth: Auth;
  #resolver: MultiFactorResolver | null = null;
  #credential: ProviderCredential | null = null;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** Keeps what an error of the SDK leaves to be done; other errors leave nothing. */
  keep(error: unknown): void {
    const code = firebaseCode(error);
    if (code === 'auth/multi-factor-auth-required') {
      this.#resolver = getMultiFactorResolver(this.#auth, error as MultiFactorError);
    } else if (code === 'auth/account-exists-with-different-credential') {
      this.#credential = credentialOf(error);
    }
  }

  /** Somebody signed in: the second step is done, and a credential of another address is not theirs. */
  settle(email: string | null): void {
    this.#resolver = null;
    if (this.#credential !== null && !sameAddress(this.#credential.email, email)) this.#credential = null;
  }

  forget(): void {
    this.#resolver = null;
    this.#credential = null;
  }

  /** Throws, as the SDK would, where no second step is asked for, or not one of an authenticator app. */
  async giveSecondFactor(code: string): Promise<UserCredential> {
    const resolver = this.#resolver;
    const hint = resolver?.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (resolver === null || hint === undefined) {
      throw new FirebaseError('auth/missing-multi-factor-session', 'No second step is asked for');
    }
    return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
  }

  /** The held credential of this address, written out for a later page. */
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
   * Connects the held credential, or one that an earlier page wrote out, to the signed-in user, if it is of their
   * address; it is gone afterwards.
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
