import { expect, test } from 'vitest';
import { linkModes, looksLikeSignInLink, parseSignInLink } from '#domain/identity/sign-in/sign-in-link.ts';

const query = { mode: 'signIn', oobCode: 'code', apiKey: 'key' };
const parse = (overrides: Record<string, string>) => parseSignInLink(new Map(Object.entries(overrides)));

test('[AUT-10] a link with API key, code and known mode is accepted, with its tenant', () => {
  expect(parse(query)).toEqual({
    ok: true,
    value: { apiKey: 'key', code: 'code', mode: 'signIn', tenantId: null, mailKey: null },
  });
  expect(parse({ ...query, mailKey: 'k' })).toMatchObject({ value: { mailKey: 'k' } });
  expect(parse({ ...query, tenantId: 'district-7' })).toMatchObject({ value: { tenantId: 'district-7' } });
});

test.each([
  ['apiKey', 'api-key'],
  ['oobCode', 'code'],
  ['mode', 'mode'],
] as const)('[AUT-10] a link without %s is refused for that reason', (part, lacks) => {
  const { [part]: _left, ...rest } = query;
  const refused = { ok: false, error: { kind: 'sign-in-link/invalid', lacks } };
  expect(parse(rest)).toEqual(refused);
  expect(parse({ ...query, [part]: '' })).toEqual(refused);
});

test('[AUT-10] an unknown mode is refused, every known one is accepted', () => {
  expect(parse({ ...query, mode: 'SIGNIN' })).toMatchObject({ error: { lacks: 'mode' } });
  expect(linkModes.filter((mode) => !parse({ ...query, mode }).ok)).toEqual([]);
});

test('a page opened by a mailed link is recognized', () => {
  expect(looksLikeSignInLink(new Map([['oobCode', 'x']]))).toBe(true);
  expect(looksLikeSignInLink(new Map([['mode', 'signIn']]))).toBe(true);
  expect(looksLikeSignInLink(new Map([['redirectUrl', '/']]))).toBe(false);
});
