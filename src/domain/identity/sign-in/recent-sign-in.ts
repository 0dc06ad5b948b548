/** The maximum age in milliseconds of a sign-in that permits irreversible actions. */
const recentFor = 300_000;

export const isRecentSignIn = (ageMs: number): boolean => ageMs <= recentFor;

/** The action requires a new sign-in (AUT-17). */
export type RecentSignInRequired = { readonly kind: 'account/recent-sign-in-required' };
