/** The maximum age in milliseconds of a sign-in that permits irreversible actions. */
const recentFor = 300_000;

/** Whether a sign-in of this age, in milliseconds, is recent enough. */
export const isRecentSignIn = (ageMs: number): boolean => ageMs <= recentFor;

/** What was asked for needs that the person signs in once more (AUT-17). */
export type RecentSignInRequired = { readonly kind: 'account/recent-sign-in-required' };
