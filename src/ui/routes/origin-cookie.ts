import { cameFromCookie, readCameFrom } from '#domain/identity/navigation/came-from.ts';

/** The cookies of a page, as in `document`. Access throws if cookies are completely blocked (REL-7). */
type CookieJar = { cookie: string };

function unlessBlocked<T>(touch: () => T): T | null {
  try {
    return touch();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return null;
    throw error;
  }
}

/** Stores the user's previous path in the app, for the next page load and for the server (NAV-16). */
export const recordOrigin = (jar: CookieJar, path: string): void =>
  void unlessBlocked(() => {
    jar.cookie = cameFromCookie(path);
  });

/** Returns the user's previous path in the app, if this page was reloaded during the navigation. */
export const recordedOrigin = (jar: CookieJar): string | null =>
  unlessBlocked(() => readCameFrom(jar.cookie));
