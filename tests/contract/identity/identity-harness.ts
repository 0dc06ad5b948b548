import type { IdentityAccount } from '#application/client/identity/ports/identity-account.ts';
import type { IdentityProvider } from '#application/client/identity/ports/identity-provider.ts';
import type { MailedLinks } from '#application/client/identity/ports/mailed-links.ts';
import type { PasswordPolicy } from '#domain/identity/sign-in/password-policy.ts';
import type { LinkMode } from '#domain/identity/sign-in/sign-in-link.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';

/** How a provider's own page ends: a user signs in there, or closes it. */
export type PopupAnswer =
  { readonly email: string; readonly displayName: string; readonly emailVerified?: boolean } | 'closed';

/** One tab: the three ports by which a page reaches the identity service. */
export type IdentityTab = {
  readonly identity: IdentityProvider;
  readonly account: IdentityAccount;
  readonly links: MailedLinks;
};

/** One identity service without users, and one browser that opens tabs on it. */
export type IdentityHarness = {
  /** A new tab of the browser: what one tab does, the others may learn. Not `ready` yet. */
  readonly openTab: () => Promise<IdentityTab>;
  /** A tab of another browser, which learns nothing. */
  readonly openElsewhere: () => Promise<IdentityTab>;
  /** The addresses of all users that the service holds, seen behind the adapter's back. */
  readonly users: () => Promise<readonly string[]>;
  /** A link that a mail to this address would carry. */
  readonly linkFor: (email: string) => Promise<string>;
  /** The code of a link in a mail of the identity provider; `newEmail` for a change of address. */
  readonly mail: (mode: LinkMode, email: string, newEmail?: string) => Promise<string>;
  /** A token that our service makes for anyone who owns this address. */
  readonly customTokenFor: (email: string) => Promise<string>;
  /** Marks the address as proved. */
  readonly verify: (email: string) => Promise<void>;
  readonly disable: (email: string) => Promise<void>;
  /** The addresses that a password-reset mail went to. */
  readonly resetsSentTo: () => Promise<readonly string[]>;
  /** The policy that the service is set to. */
  readonly policy: PasswordPolicy;
  /** The code of an authenticator app with this key; another one each time. */
  readonly codeOf: (secret: string) => Promise<string>;
  /** Returns in a later second than it was called, so that a new token differs from the old one. */
  readonly nextSecond: () => Promise<void>;
  /** Lets time pass, in milliseconds. */
  readonly later: (ms: number) => Promise<void>;
  /** How the next pages of a provider end. */
  readonly answerPopup: (provider: FederatedProvider, answer: PopupAnswer) => void;
  readonly disconnect: () => Promise<void>;
  readonly connect: () => Promise<void>;
  readonly close: () => Promise<void>;
};
