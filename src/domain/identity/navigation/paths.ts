import { trimEnd } from '../../platform/text/trim-end.ts';

/** A location within the app: path, query with its `?`, hash with its `#`; the last two may be empty. */
export type Location = { readonly pathname: string; readonly search: string; readonly hash: string };

export const fullPath = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

/** Spec §2: returns the URL without its trailing slash, but with query and hash; null if there is no trailing slash. */
export function withoutTrailingSlash({ pathname, search, hash }: Location): string | null {
  if (pathname === '/' || !pathname.endsWith('/')) return null;
  // Browsers treat backslashes as slashes and skip white space; at the start of a path, both could lead to a different host.
  const bare = `/${trimEnd(pathname.replace(/^[/\\\s\p{Cc}]+/u, ''), /\//)}`;
  return `${bare}${search}${hash}`;
}

export const home = '/';

const unsafe = /[\p{Cc}\\\s]/u;

const fullyDecoded = (path: string): string | null => {
  let text = path;
  for (let round = 0; round < 5; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return null;
    }
    if (decoded === text) return text;
    text = decoded;
  }
  return null;
};

const isLogin = (path: string): boolean => /^\/login\/?(?:[?#]|$)/i.test(path);

/**
 * Returns the requested path after sign-in. Returns `/` if the path, in any encoding, leads to a different host or scheme or to the login page, or contains
 * control characters (NAV-5).
 */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path || !path.startsWith('/')) return home;
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  const decoded = fullyDecoded(pathname);
  if (decoded === null || unsafe.test(decoded) || /\p{Cc}|\\/u.test(path)) return home;
  if (decoded.includes('//') || isLogin(decoded)) return home;
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return home;
  return path;
}

/** Spec §2: the code in the login page's query that reports a lost session. */
export const sessionLostCode = 440;

/** Returns the login page's path for a visitor who must sign in first (NAV-4). */
export const loginPath = (from: Location): string =>
  from.pathname === home && from.search === ''
    ? '/login'
    : `/login?redirectUrl=${encodeURIComponent(fullPath(from))}`;

/** Returns the sign-up path that leads back to `returnPath` (R2). */
export const signUpPath = (returnPath: string): string =>
  `/signup?redirectUrl=${encodeURIComponent(returnPath)}`;

/** Spec §2: returns the login page's path after a lost session. */
export const sessionLostPath = (from: string): string =>
  `/login/?redirectUrl=${encodeURIComponent(from)}&errorCode=${sessionLostCode}`;
