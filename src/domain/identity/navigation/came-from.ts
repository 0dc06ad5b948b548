import { productSlug } from '../../product.ts';

const name = `${productSlug}-came-from`;

/**
 * Returns a cookie with the page that the user came from, for use after a full page load (NAV-16). Some pages open only from certain other pages (NAV-6), and
 * a full page load has no previous page. The cookie expires at the same time as the reload guard.
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
    if (error instanceof URIError) return null; // This app did not write the value.
    throw error;
  }
}
