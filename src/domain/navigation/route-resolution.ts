/** What comes of a navigation: it goes on, to another place of this app, or out of it. */
export type RouteResolution =
  | { readonly kind: 'go-on' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'leave'; readonly url: string }
  /** Neither a path of this app nor an address of the web. */
  | { readonly kind: 'refused'; readonly target: string };

const unsafe = /[\p{Cc}\\\s]/u;
const isAppPath = (target: string): boolean => /^\/(?!\/)/.test(target);
const isWebAddress = (target: string): boolean => /^https?:\/\/[^/?#]/i.test(target);

/**
 * Reads what a route-resolution step answered for the place `to` (a full path); null and `to` itself mean to go on. Out
 * of the app only `http` and `https` lead. Spec §2, NAV-7.
 */
export function resolutionOf(to: string, target: string | null): RouteResolution {
  if (target === null || target === to) return { kind: 'go-on' };
  if (unsafe.test(target)) return { kind: 'refused', target };
  if (isAppPath(target)) return { kind: 'redirect', to: target };
  return isWebAddress(target) ? { kind: 'leave', url: target } : { kind: 'refused', target };
}
