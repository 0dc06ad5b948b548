import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isHttps, type Site } from './site.ts';

/** The hash of an empty style element: Emotion fills its own through CSSOM, which a policy does not judge. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const identityHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** The content security policy of a page with these inline styles, by their hashes (`sha256-…`). SEC-2. */
export function contentSecurityPolicy(site: Site, styleHashes: readonly string[]): string {
  const live = site.identityDomain !== null;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(live ? ['https://apis.google.com'] : [])],
    'style-src': ["'self'", ...[emptyStyle, ...styleHashes].map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(live ? identityHosts : [])],
    'frame-src': ["'self'", ...(live ? [`https://${site.identityDomain}`] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps(site) ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The Dock is reached by cable from our own pages only (Bluetooth is so by default); nothing else is asked of a device. */
const permissions = [
  ...['camera', 'geolocation', 'microphone', 'payment', 'browsing-topics'].map((feature) => `${feature}=()`),
  ...['usb', 'serial'].map((feature) => `${feature}=(self)`),
].join(', ');

/** Puts the security headers on every answer (SEC-2); a page replaces the policy by one with its styles. */
export function secureHeaders(app: FastifyInstance, site: Site): void {
  const policy = contentSecurityPolicy(site, []);
  app.register(helmet, {
    contentSecurityPolicy: false,
    // The sign-in popups of Google and Apple answer to the window that opened them.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(site) ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy).header('permissions-policy', permissions);
  });
}
