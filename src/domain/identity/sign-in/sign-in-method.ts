/** Federated providers offered to everyone, by the identity provider's ids. Spec §1. */
export const offeredProviders = ['google.com', 'apple.com'] as const;
export type OfferedProvider = (typeof offeredProviders)[number];

/** A provider that a school requires for its domain: a public one, or its own by OpenID Connect or SAML (ORG-9). */
export type SchoolProvider = 'google.com' | 'microsoft.com' | `oidc.${string}` | `saml.${string}`;

export type FederatedProvider = OfferedProvider | SchoolProvider;

/**
 * How a session was created: by email (password, link or code), by a federated provider (spec §3), or on a device that a person approved
 * (ORG-8).
 */
export type SignInMethod = 'email' | FederatedProvider | 'device';

const ownProvider = /^(?:oidc|saml)\.[a-z][a-z0-9.-]{1,62}$/;

/** Whether this is the id of a school's own provider, in the format of the identity provider's console. */
export const isOwnProvider = (id: string): id is `oidc.${string}` | `saml.${string}` => ownProvider.test(id);

export const isSchoolProvider = (id: string): id is SchoolProvider =>
  id === 'google.com' || id === 'microsoft.com' || isOwnProvider(id);

export const isFederatedProvider = (id: unknown): id is FederatedProvider =>
  typeof id === 'string' && (offeredProviders.some((known) => known === id) || isSchoolProvider(id));

/** Returns the method of an identity token's `firebase.sign_in_provider`; providers that are not federated count as email. */
export const signInMethodOf = (provider: string): SignInMethod =>
  isFederatedProvider(provider) ? provider : 'email';
