import type { Log } from '#application/ports/log.ts';
import { productSlug } from '#domain/product.ts';

/** The languages with texts. Spec §9: only English. */
const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

const cookieName = `${productSlug}-locale`;
const yearInSeconds = 365 * 24 * 60 * 60;

type CookieJar = { cookie: string };

const keptIn = ({ cookie }: CookieJar): string | null =>
  cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1) ?? null;

/**
 * Returns the language of this visit: the cookie's, or English. A language without texts is logged as 'Failed locale loading' and replaced
 * by English. The cookie is renewed for a year. Spec §4, §9.
 */
export function followLocale(jar: CookieJar, log: Log): Locale {
  try {
    return follow(jar, log);
  } catch (error) {
    // If cookies are completely blocked, every access to the jar throws (REL-7).
    if (!(error instanceof DOMException)) throw error;
    log.warn('The browser keeps no cookies for this page', { cause: error.name });
    return 'en';
  }
}

function follow(jar: CookieJar, log: Log): Locale {
  const wanted = keptIn(jar);
  const known = locales.find((locale) => locale === wanted);
  if (wanted !== null && known === undefined) log.warn('Failed locale loading', { locale: wanted });
  const locale = known ?? 'en';
  jar.cookie = `${cookieName}=${locale}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
  return locale;
}
