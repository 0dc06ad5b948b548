/** The federated providers that the product offers, by the identity provider's ids. Spec §1. */
export const federatedProviders = ['google.com', 'apple.com'] as const;
export type FederatedProvider = (typeof federatedProviders)[number];

/** How a session came to be: by email (password or link), or by a federated provider. Spec §3. */
export type SignInMethod = 'email' | FederatedProvider;

/** The method that an identity token names as `firebase.sign_in_provider`; whatever is not federated is by email. */
export const signInMethodOf = (provider: string): SignInMethod =>
  federatedProviders.find((known) => known === provider) ?? 'email';
