import { readFileSync, writeFileSync } from 'node:fs';
import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { signInWords } from '../../builders/sign-in-words.ts';
import { aServer } from '../a-server.ts';

const stored = new URL('../../../docs/openapi.json', import.meta.url);

test('[CAL-6] the API describes itself as OpenAPI 3.1, as in docs/openapi.json (UPDATE_OPENAPI=1 writes it)', async () => {
  const { status, body } = await aServer().call('GET', '/v1/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  const text = `${JSON.stringify(body, null, 2)}\n`;
  if (process.env['UPDATE_OPENAPI'] === '1') writeFileSync(stored, text);
  expect(text).toBe(readFileSync(stored, 'utf8'));
});

/** Operations that write without a JSON body. */
const withoutBody = [
  '/class-code',
  '/end',
  '/release',
  '/revocation',
  'check',
  '/take-back',
  'orders/{id}/confirmation',
  'app/orders/{id}/checkout',
  '/collected/invoice',
  'approve',
  'decline',
  'app-login-code',
  'ensure-profile',
  'sign-out-everywhere',
  'recovery-codes',
  'exports',
  'login-link',
  'reactivation',
  'resend',
  '/link',
  '/undo',
  '/cancel',
  '/restore',
  '/entry/leave',
  '/share',
  // The body is a file.
  '/files/{name}',
];

test('[CAL-6] it lists every call with its inputs and replies', async () => {
  const { app } = aServer();
  const mounted: string[] = [];
  app.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
    if (method === 'HEAD' || Object(schema).hide === true) return;
    mounted.push(`${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`);
  });
  await app.ready();
  const calls = Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries<{ responses?: object }>(methods ?? {}).map(([method, call]) => ({
      name: `${method.toUpperCase()} ${path}`,
      call,
    })),
  );
  expect(calls.map(({ name }) => name).toSorted()).toEqual(mounted.toSorted());
  expect(mounted.filter((name) => name.includes(' /v1/app/'))).toHaveLength(mounted.length);
  expect(mounted.length).toBeGreaterThan(30);
  for (const { name, call } of calls) {
    const statuses = Object.keys(call.responses ?? {});
    expect([name, statuses]).toEqual([name, expect.arrayContaining(['200', '400', '500', '503'])]);
    expect([name, 'requestBody' in call]).toEqual([
      name,
      /^P(OST|UT|ATCH)/.test(name) && !withoutBody.some((end) => name.endsWith(end)),
    ]);
  }
});

function textsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return /^(title|summary|description|tags)$/.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  return Object.entries(Object(value)).flatMap(([name, item]) => textsIn(item, name));
}

test('[UI-2] [CAL-6] it uses log in and log out, never sign in or out', async () => {
  const texts = textsIn((await aServer().call('GET', '/v1/openapi.json')).body);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.flatMap((text) => text.match(signInWords) ?? [])).toEqual([]);
});

test('[CAL-6] a problem is described once per operation', async () => {
  const texts = textsIn((await aServer().call('GET', '/v1/openapi.json')).body);
  for (const lines of texts.map((text) => text.split('\n\n'))) expect(lines).toEqual([...new Set(lines)]);
});

test('[CAL-6] a page shows it without a script', async () => {
  const { headers, text } = await aServer().call('GET', '/v1/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('PATCH /v1/app/users/me/complete-onboarding');
  expect(text).not.toMatch(/<script|<style| style=| on\w+=/);
  expect((await aServer().call('GET', '/v1/docs.css')).headers['content-type']).toContain('text/css');
});
