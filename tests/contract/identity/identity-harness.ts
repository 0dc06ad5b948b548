import type { IdentityAccount } from '#application/client/identity/ports/identity-account.ts';
import type { IdentityProvider } from '#application/client/identity/ports/identity-provider.ts';
import type { MailedLinks } from '#application/client/identity/ports/mailed-links.ts';
import type { PasswordPolicy } from '#domain/identity/sign-in/password-policy.ts';
import type { LinkMode } from '#domain/identity/sign-in/sign-in-link.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';

/** The result of a provider's page: the account that signs in, or `closed` if the user closes the page. */
export type PopupAnswer =
  { readonly email: string; readonly displayName: string; readonly emailVerified?: boolean } | 'closed';

export type IdentityTab = {
  readonly identity: IdentityProvider;
  readonly account: IdentityAccount;
  readonly links: MailedLinks;
};

export type IdentityHarness = {
  /** Opens a tab of the browser, which may receive changes from the other tabs. It is not `ready` yet. */
  readonly openTab: () => Promise<IdentityTab>;
  readonly openElsewhere: () => Promise<IdentityTab>;
  readonly users: () => Promise<readonly string[]>;
  readonly linkFor: (email: string) => Promise<string>;
  /** Returns the code of the link in a mail by the identity provider. `newEmail` is needed to change an address. */
  readonly mail: (mode: LinkMode, email: string, newEmail?: string) => Promise<string>;
  readonly customTokenFor: (email: string) => Promise<string>;
  readonly verify: (email: string) => Promise<void>;
  readonly disable: (email: string) => Promise<void>;
  readonly resetsSentTo: () => Promise<readonly string[]>;
  readonly policy: PasswordPolicy;
  readonly codeOf: (secret: string) => Promise<string>;
  /** Resolves in the next second, so that a new token differs from the old one. */
  readonly nextSecond: () => Promise<void>;
  readonly later: (ms: number) => Promise<void>;
  readonly answerPopup: (provider: FederatedProvider, answer: PopupAnswer) => void;
  readonly disconnect: () => Promise<void>;
  readonly connect: () => Promise<void>;
  readonly close: () => Promise<void>;
};
