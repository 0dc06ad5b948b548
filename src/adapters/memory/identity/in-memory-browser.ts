import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { ProviderPerson } from './in-memory-identity-service.ts';
import type { IdToken } from '#domain/identity/sign-in/token.ts';

export type BrowserIdentity = {
  readonly identity: SignedInIdentity;
  readonly token: IdToken;
  readonly signedInAt: number;
};

/** The outcome of a provider's popup: a user signs in, or the sign-in fails. */
export type PopupOutcome =
  | ProviderPerson
  | 'identity/popup-closed-by-user'
  | 'identity/popup-blocked'
  | 'identity/cancelled-popup-request';

export class InMemoryBrowser {
  readonly #tabs = new Set<(signedIn: BrowserIdentity | null, by: object) => void>();
  readonly #popups = new Map<FederatedProvider, PopupOutcome>();
  #signedIn: BrowserIdentity | null = null;

  /** Resolves when the identity service has replied to a tab. By default, immediately. */
  roundTrip: () => Promise<void> = async () => undefined;
  #left: FederatedProvider | null = null;

  signedIn(): BrowserIdentity | null {
    return this.#signedIn;
  }

  setSignedIn(signedIn: BrowserIdentity | null, by: object): void {
    this.#signedIn = signedIn;
    for (const hear of this.#tabs) hear(signedIn, by);
  }

  addTab(hear: (signedIn: BrowserIdentity | null, by: object) => void): void {
    this.#tabs.add(hear);
  }

  answerPopups(provider: FederatedProvider, outcome: PopupOutcome): void {
    this.#popups.set(provider, outcome);
  }

  popup(provider: FederatedProvider): PopupOutcome {
    return this.#popups.get(provider) ?? 'identity/popup-closed-by-user';
  }

  leaveFor(provider: FederatedProvider): void {
    this.#left = provider;
  }

  /** Returns the provider to which the browser was redirected and from which it returned. Returns it only once. */
  takeReturnedProvider(): FederatedProvider | null {
    const left = this.#left;
    this.#left = null;
    return left;
  }
}
