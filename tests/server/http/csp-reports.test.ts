import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { aServer } from '../a-server.ts';

const report = {
  'csp-report': {
    'document-uri': 'https://blockyard.test/lessons/load-the-barge?for=ada%40lovelace.test',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?token=1',
  },
};

const post = (server: ReturnType<typeof aServer>, type: string, payload: string) =>
  server.call('POST', '/csp-reports', { headers: { 'content-type': type }, payload });
const refusedLines = ({ lines }: ReturnType<typeof aServer>) =>
  lines.filter(({ msg }) => String(msg).includes('content security policy'));

test('[SEC-2] the policy has the address for its reports, in the old and the new format', async () => {
  const { headers } = await aServer().call('GET', '/healthz');
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  const site = { publicUrl: 'https://blockyard.test', identityDomain: null };
  const policy = contentSecurityPolicy(site, { styleHashes: [], scriptHash: null });
  expect(policy).toContain('report-uri /csp-reports; report-to csp');
});

test('[SEC-2] [REL-4] a report is a line in the log without the addresses', async () => {
  const server = aServer();
  expect((await post(server, 'application/csp-report', JSON.stringify(report))).status).toBe(204);
  const body = {
    documentURL: 'https://blockyard.test/login',
    effectiveDirective: 'style-src',
    blockedURL: 'inline',
  };
  const several = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body: {} },
  ];
  expect((await post(server, 'application/reports+json', JSON.stringify(several))).status).toBe(204);
  expect(refusedLines(server)).toMatchObject([
    { level: 40, directive: 'script-src-elem', blocked: 'https://evil.example', page: '/lessons' },
    { level: 40, directive: 'style-src', blocked: 'inline', page: '/login' },
  ]);
  expect(JSON.stringify(server.lines)).not.toMatch(/ada|steal|barge/);
});

test('[SEC-4] an invalid report is ignored, and no one can fill the log', async () => {
  const server = aServer();
  const strange = { 'csp-report': { 'effective-directive': 'a\nb', 'blocked-uri': '{}', 'document-uri': 7 } };
  for (const payload of ['{}', '[]', 'null', '7', JSON.stringify(strange)]) {
    expect([payload, (await post(server, 'application/csp-report', payload)).status]).toEqual([payload, 204]);
  }
  expect(refusedLines(server)).toEqual([]);
  expect((await post(server, 'application/csp-report', 'no JSON')).status).toBe(400);
  expect((await post(server, 'application/csp-report', JSON.stringify('x'.repeat(20_000)))).status).toBe(413);
  expect((await post(server, 'text/plain', 'x')).status).toBe(415);

  for (let sent = 0; sent < 100; sent += 1) {
    await post(server, 'application/csp-report', JSON.stringify(report));
  }
  expect(refusedLines(server)).toHaveLength(30);
  await server.clock.advance(60_000);
  await post(server, 'application/csp-report', JSON.stringify(report));
  expect(refusedLines(server)).toHaveLength(31);
});
