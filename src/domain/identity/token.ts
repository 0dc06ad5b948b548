/** An identity token. Times are epoch milliseconds. Spec §3. */
export type IdToken = { readonly token: string; readonly expiresAt: number };

const minute = 60_000;
const lifetime = 60 * minute;
const oldestToSync = 5 * minute;
const refreshAhead = 5 * minute;
const expiryMargin = 30_000;
const firstBackoff = 30_000;
const longestBackoff = 16 * minute;

/** How long to wait until the forced refresh, in milliseconds. Spec §4: 5 minutes before expiry, never negative. */
export const refreshDelay = (token: IdToken, now: number): number =>
  Math.max(0, token.expiresAt - refreshAhead - now);

/** The shortest time between two forced refreshes that succeed, in milliseconds. */
export const minRefreshInterval = 30_000;

/** Spec §9: a token counts as expired 30 s early. */
export const isExpired = (token: Pick<IdToken, 'expiresAt'>, now: number): boolean =>
  now >= token.expiresAt - expiryMargin;

/** How long to wait after this many failed refreshes in a row (1 or more), in milliseconds. Spec §9: 30 s, doubling to 16 minutes. */
export const refreshBackoff = (failures: number): number =>
  Math.min(longestBackoff, firstBackoff * 2 ** (failures - 1));

/** Spec §9: whether to hand a token on to another service: not if it was issued more than 5 minutes ago. */
export const maySync = (token: IdToken, now: number): boolean =>
  now - (token.expiresAt - lifetime) <= oldestToSync;
