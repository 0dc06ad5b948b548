import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headersOfSentFile } from '#server/http/security-headers.ts';
import { aServer } from '../a-server.ts';

const production = { publicUrl: 'https://blockyard.test', identityDomain: 'blockyard.firebaseapp.test' };
const local = { publicUrl: 'http://localhost:3000', identityDomain: null };

const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `) || part === name) ?? '';

const weaknessesOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);

describe('[SEC-2]', () => {
  test('the production policy allows only the identity service, and no inline script', () => {
    const policy = contentSecurityPolicy(production, { styleHashes: ['sha256-abc='], scriptHash: null });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://apis.google.com");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://blockyard.firebaseapp.test");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    expect(directive(policy, 'style-src')).toContain("'sha256-abc='");
    expect(policy).not.toMatch(/unsafe-|\*/);
    expect(policy).toContain('upgrade-insecure-requests');
  });

  test.each([
    ['of production', production],
    ['of local mode', local],
    ['with reCAPTCHA and App Check', { ...production, recaptcha: true, appCheck: true }],
    ['with a measuring container', { ...production, analyticsContainerId: 'GTM-ABC123' }],
  ])('[SEC-8] csp_evaluator finds no weakness in the policy %s', (_which, site) => {
    const policy = contentSecurityPolicy(site, { styleHashes: ['sha256-abc='], scriptHash: 'sha256-abc=' });
    expect(weaknessesOf(policy)).toEqual([]);
  });

  test.each([
    ['a page', '/lessons', 200],
    ['a page that does not exist', '/nowhere', 404],
    ['an operation', '/v1/app/lessons', 200],
    ['a refused operation', '/v1/app/users/me', 401],
    ['the API documentation', '/v1/docs', 200],
    ['a document', '/v1/openapi.json', 200],
    ['a malformed call', '/v1/app/lessons/%ff', 400],
  ])(
    '[SEC-8] csp_evaluator finds no weakness in the policy that is sent with %s',
    async (_which, url, code) => {
      const page = {
        kind: 'page',
        status: code,
        html: '<p>Hello</p>',
        styleHashes: ['sha256-abc=', 'sha256-def='],
        scriptHash: 'sha256-ghi=',
      } as const;
      const server = aServer({ site: production, renderPage: async () => page });
      const { status, headers } = await server.call('GET', url, { headers: { accept: 'text/html' } });
      expect(status).toBe(code);
      expect(weaknessesOf(String(headers['content-security-policy']))).toEqual([]);
    },
  );

  test("[SEC-8] csp_evaluator finds no weakness in the policy of a user's file", () => {
    expect(weaknessesOf(String(headersOfSentFile('a.pdf')['content-security-policy']))).toEqual([]);
  });

  test('[SEC-8] csp_evaluator finds the weakness of inline scripts', () => {
    const policy = contentSecurityPolicy(production, { styleHashes: [], scriptHash: null });
    expect(weaknessesOf(policy.replace("script-src 'self'", "script-src 'unsafe-inline'"))).not.toEqual([]);
  });

  test('[SEC-8] a call of the API over HTTP is not redirected', async () => {
    const headers = { 'x-forwarded-proto': 'http' };
    const { status } = await aServer({ site: production }).call('GET', '/v1/app/users/me', { headers });
    expect(status).toBe(401);
  });

  test('[ANA-2] no other origin can load analytics unless a container is configured', () => {
    const inline = { styleHashes: [], scriptHash: null };
    expect(contentSecurityPolicy(production, inline)).not.toMatch(/googletagmanager|analytics/);
    const measured = contentSecurityPolicy({ ...production, analyticsContainerId: 'GTM-ABC123' }, inline);
    expect(directive(measured, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(measured, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(measured).not.toMatch(/unsafe-/);
  });

  test('[AUT-15] [AUT-16] only a configured origin is allowed in addition', () => {
    const inline = { styleHashes: [], scriptHash: null };
    const recaptcha = contentSecurityPolicy({ ...production, recaptcha: true }, inline);
    expect(directive(recaptcha, 'script-src')).toBe(
      "script-src 'self' https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    );
    expect(directive(recaptcha, 'frame-src')).toContain('https://recaptcha.google.com/recaptcha/');
    expect(recaptcha).not.toContain('firebaseappcheck');
    const appCheck = contentSecurityPolicy({ ...production, appCheck: true }, inline);
    expect(directive(appCheck, 'script-src')).toContain('https://www.google.com/recaptcha/');
    expect(directive(appCheck, 'connect-src')).toContain('https://content-firebaseappcheck.googleapis.com');
    const synced = { ...production, tokenSyncUrl: 'https://forum.example/session' };
    expect(directive(contentSecurityPolicy(synced, inline), 'connect-src')).toMatch(
      / https:\/\/forum\.example$/,
    );
    expect(contentSecurityPolicy(production, inline)).not.toMatch(/recaptcha|appcheck|forum/);
  });

  test('the policy of local mode allows its own origin only', () => {
    const policy = contentSecurityPolicy(local, { styleHashes: [], scriptHash: 'sha256-def=' });
    expect(policy).not.toMatch(/https?:|unsafe-|\*|upgrade/);
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  test.each([
    '/v1/app/lessons',
    '/v1/app/lessons/%ff',
    '/v1/app/users/me',
    '/nowhere',
    '/v1/docs',
    '/v1/openapi.json',
    '/healthz',
  ])('every reply has the headers: %s', async (url) => {
    const { headers } = await aServer().call('GET', url);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('plain HTTP has no headers about HTTPS', async () => {
    const { headers } = await aServer({ site: local }).call('GET', '/healthz');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade');
  });
});

test('personal data is not stored in shared caches', async () => {
  const { call, bearer } = aServer();
  const { headers } = await call('GET', '/v1/app/users/me', { headers: bearer() });
  expect(headers['cache-control']).toBe('no-store');
});
