/** The result of a navigation: continue, redirect within the app, or leave it. */
export type RouteResolution =
  | { readonly kind: 'go-on' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'leave'; readonly url: string }
  /** The target is neither a path of this app nor a web URL. */
  | { readonly kind: 'refused'; readonly target: string };

const unsafe = /[\p{Cc}\\\s]/u;
const isAppPath = (target: string): boolean => /^\/(?!\/)/.test(target);
const isWebAddress = (target: string): boolean => /^https?:\/\/[^/?#]/i.test(target);

/**
 * Interprets the result of a route-resolution step for `to` (a full path). If the target is null or `to`, the navigation continues. Only `http` and `https`
 * URLs may lead out of the app. Spec §2, NAV-7.
 */
export function resolutionOf(to: string, target: string | null): RouteResolution {
  if (target === null || target === to) return { kind: 'go-on' };
  if (unsafe.test(target)) return { kind: 'refused', target };
  if (isAppPath(target)) return { kind: 'redirect', to: target };
  return isWebAddress(target) ? { kind: 'leave', url: target } : { kind: 'refused', target };
}
