/** An identity token. Times are epoch milliseconds. Spec §3. */
export type IdToken = { readonly token: string; readonly expiresAt: number };

const minute = 60_000;
const lifetime = 60 * minute;
const oldestToSync = 5 * minute;
const refreshAhead = 5 * minute;
const expiryMargin = 30_000;
const firstBackoff = 30_000;
const maxBackoff = 16 * minute;

/** The delay from a token's issue to its forced refresh, in milliseconds. */
export const maxRefreshDelay = lifetime - refreshAhead;

/** Returns the delay until the forced refresh, in milliseconds. Spec §4: 5 minutes before expiry, never negative. */
export const refreshDelay = (token: IdToken, now: number): number =>
  Math.max(0, token.expiresAt - refreshAhead - now);

/** Minimum time between two successful forced refreshes, in milliseconds. */
export const minRefreshInterval = 30_000;

/** Spec §9: a token counts as expired 30 s early. */
export const isExpired = (token: Pick<IdToken, 'expiresAt'>, now: number): boolean =>
  now >= token.expiresAt - expiryMargin;

/** Returns the delay after this many consecutive failed refreshes (1 or more), in milliseconds. Spec §9: 30 s, doubling to 16 minutes. */
export const refreshBackoff = (failures: number): number =>
  Math.min(maxBackoff, firstBackoff * 2 ** (failures - 1));

/** Spec §9: whether a token may be passed to another service: only within 5 minutes of its issue. */
export const maySync = (token: IdToken, now: number): boolean =>
  now - (token.expiresAt - lifetime) <= oldestToSync;
