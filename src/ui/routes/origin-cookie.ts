import { cameFromCookie, readCameFrom } from '#domain/identity/navigation/came-from.ts';

/** The cookies of a page, as in `document`. It throws if cookies are completely blocked (REL-7). */
type CookieJar = { cookie: string };

function unlessBlocked<T>(touch: () => T): T | null {
  try {
    return touch();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return null;
    throw error;
  }
}

/** Stores where in the app the user comes from, for the next page load and for the server (NAV-16). */
export const recordOrigin = (jar: CookieJar, path: string): void =>
  void unlessBlocked(() => {
    jar.cookie = cameFromCookie(path);
  });

/** Returns the app's path that the user came from, if this page was reloaded on the way. */
export const recordedOrigin = (jar: CookieJar): string | null =>
  unlessBlocked(() => readCameFrom(jar.cookie));
