/** The identity has no account yet: signing in opens it (`PATCH …/users/me/ensure-profile`). */
export type AccountNotOpened = { readonly kind: 'account/not-opened' };
