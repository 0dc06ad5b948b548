/** How long ago somebody may have signed in to do what cannot be undone, in milliseconds. */
const recentFor = 300_000;

/** Whether a sign-in so many milliseconds ago still proves that it is its owner who holds the session. */
export const isRecentSignIn = (ageMs: number): boolean => ageMs <= recentFor;

/** What was asked for needs that the person signs in once more (AUT-17). */
export type RecentSignInRequired = { readonly kind: 'account/recent-sign-in-required' };
