import type { SignedInIdentity } from '#domain/account/session-user.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { ProviderPerson } from './in-memory-identity-service.ts';
import type { IdToken } from '#domain/identity/token.ts';

/** Who is signed in in a browser, with the token they hold. */
export type BrowserIdentity = {
  readonly identity: SignedInIdentity;
  readonly token: IdToken;
  readonly signedInAt: number;
};

/** How a provider's popup ends: somebody signs in there, or it does not come to that. */
export type PopupOutcome =
  | ProviderPerson
  | 'identity/popup-closed-by-user'
  | 'identity/popup-blocked'
  | 'identity/cancelled-popup-request';

/** One browser: what its tabs share, and the person before it who answers popups. */
export class InMemoryBrowser {
  readonly #tabs = new Set<(signedIn: BrowserIdentity | null, by: object) => void>();
  readonly #popups = new Map<FederatedProvider, PopupOutcome>();
  #signedIn: BrowserIdentity | null = null;

  /** Ends when the identity service has answered a tab; at once unless told. */
  roundTrip: () => Promise<void> = async () => undefined;
  #left: FederatedProvider | null = null;

  signedIn(): BrowserIdentity | null {
    return this.#signedIn;
  }

  /** Somebody signs in, out, or gets a new token in one tab; all tabs hear of it. */
  setSignedIn(signedIn: BrowserIdentity | null, by: object): void {
    this.#signedIn = signedIn;
    for (const hear of this.#tabs) hear(signedIn, by);
  }

  addTab(hear: (signedIn: BrowserIdentity | null, by: object) => void): void {
    this.#tabs.add(hear);
  }

  /** How popups of this provider end from now on. */
  answerPopups(provider: FederatedProvider, outcome: PopupOutcome): void {
    this.#popups.set(provider, outcome);
  }

  /** Opens a popup; a person who was told nothing closes it. */
  popup(provider: FederatedProvider): PopupOutcome {
    return this.#popups.get(provider) ?? 'identity/popup-closed-by-user';
  }

  /** A page is left for the provider's. */
  leaveFor(provider: FederatedProvider): void {
    this.#left = provider;
  }

  /** The provider whose page the browser was sent to and came back from; told once. */
  cameBackFrom(): FederatedProvider | null {
    const left = this.#left;
    this.#left = null;
    return left;
  }
}
