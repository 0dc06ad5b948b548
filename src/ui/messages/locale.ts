import type { Log } from '#application/ports/log.ts';
import { productSlug } from '#domain/product.ts';

/** The languages that have texts. Only English (spec §9). */
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
 * Returns the language in the cookie, or English. For a language without texts, logs 'Failed locale loading' and returns English. Renews the cookie for a year.
 * Spec §4, §9.
 */
export function followLocale(jar: CookieJar, log: Log): Locale {
  try {
    return follow(jar, log);
  } catch (error) {
    // If cookies are completely blocked, every access to the jar throws (REL-7).
    if (!(error instanceof DOMException)) throw error;
    log.warn('The browser does not store cookies for this page', { cause: error.name });
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
