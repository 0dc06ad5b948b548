import { productSlug } from '../../product.ts';

const name = `${productSlug}-came-from`;

/**
 * Returns the cookie with the path from which the person came, for a page that is reloaded on the way to it (NAV-16): some pages open only
 * from certain others (NAV-6), and a full page load has no origin. It expires with the reload guard.
 */
export const cameFromCookie = (path: string): string =>
  `${name}=${encodeURIComponent(path)}; Max-Age=10; Path=/; SameSite=Lax`;

/** Parses the path from the cookies of a page or a request; null if there is none. */
export function readCameFrom(cookies: string): string | null {
  const found = cookies.split(/; */).find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch (error) {
    if (error instanceof URIError) return null; // not written by us
    throw error;
  }
}
