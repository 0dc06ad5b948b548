import type { FastifyInstance } from 'fastify';
import { cspReportsPath } from './csp-reports.ts';
import { isHttps, type Site } from './site.ts';

/** The name of the reporting endpoint. Older browsers use its path instead. */
const reportGroup = 'csp';

/** The hash of an empty style element. Emotion fills its element through CSSOM, which the policy does not check. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const identityHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

const recaptchaHost = 'https://www.google.com/recaptcha/';
const recaptchaScripts = [recaptchaHost, 'https://www.gstatic.com/recaptcha/'];
const recaptchaFrames = [recaptchaHost, 'https://recaptcha.google.com/recaptcha/'];
const appCheckHost = 'https://content-firebaseappcheck.googleapis.com';

const tagManager = 'https://www.googletagmanager.com';
const measuring = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

type Inline = { readonly styleHashes: readonly string[]; readonly scriptHash: string | null };

const quoted = (hashes: readonly string[]): readonly string[] => hashes.map((hash) => `'${hash}'`);

const when = (condition: boolean, sources: readonly string[]): readonly string[] =>
  condition ? sources : [];

/** Returns the content security policy of a page with these inline styles and script (SEC-2). */
export function contentSecurityPolicy(site: Site, { styleHashes, scriptHash }: Inline): string {
  const live = site.identityDomain !== null;
  const robots = site.recaptcha === true || site.appCheck === true;
  const measured = site.analyticsContainerId !== undefined;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...quoted(scriptHash === null ? [] : [scriptHash]),
      ...when(live, ['https://apis.google.com']),
      ...when(robots, recaptchaScripts),
      ...when(measured, [tagManager]),
    ],
    'style-src': ["'self'", ...quoted([emptyStyle, ...styleHashes])],
    'img-src': ["'self'", 'data:', ...when(measured, measuring)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...when(live, identityHosts),
      ...when(robots, [recaptchaHost]),
      ...when(site.appCheck === true, [appCheckHost]),
      ...(site.tokenSyncUrl === undefined ? [] : [new URL(site.tokenSyncUrl).origin]),
      ...when(measured, measuring),
    ],
    'frame-src': [
      "'self'",
      ...when(live, [`https://${site.identityDomain}`]),
      ...when(robots, recaptchaFrames),
    ],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps(site) ? { 'upgrade-insecure-requests': [] } : {}),
    'report-uri': [cspReportsPath],
    'report-to': [reportGroup],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Our pages connect to the Dock through a serial port. Client-side navigation keeps the policy of the first page, so this applies to all pages. */
const permissions = [
  ...['bluetooth', 'browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
  'serial=(self)',
].join(', ');

/** Returns the headers of every response of this host (SEC-2). Pages replace the policy with one for their styles. */
export const headersOf = (site: Site): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(site, { styleHashes: [], scriptHash: null }),
  // The sign-in popups of Google and Apple post to the window that opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
  'reporting-endpoints': `${reportGroup}="${cspReportsPath}"`,
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(isHttps(site) ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** Returns the additional headers of a user's file. It is downloaded, not cached, and cannot run any code (SEC-4). */
export const headersOfSentFile = (name: string): Readonly<Record<string, string>> => ({
  'cache-control': 'private, no-store',
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "default-src 'none'; sandbox",
});

export function secureHeaders(app: FastifyInstance, site: Site): void {
  const headers = headersOf(site);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
