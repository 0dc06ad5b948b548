/** The identity has no account yet; the first sign-in creates it (`PATCH …/users/me/ensure-profile`). */
export type AccountNotOpened = { readonly kind: 'account/not-opened' };
