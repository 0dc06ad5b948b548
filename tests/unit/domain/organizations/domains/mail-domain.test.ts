import { expect, test } from 'vitest';
import { domainOf, parseMailDomain } from '#domain/organizations/domains/mail-domain.ts';

test.each([
  ['oak.example', 'oak.example'],
  [' @Oak.Example ', 'oak.example'],
  ['staff.oak.k12.ca.us.', 'staff.oak.k12.ca.us'],
  ['oak.xn--p1ai', 'oak.xn--p1ai'],
  ['4h.example', '4h.example'],
  ['Öak.example', 'xn--ak-eka.example'],
])('[ORG-10] reads %j as a domain', (typed, domain) => {
  expect(parseMailDomain(typed)).toEqual({ ok: true, value: domain });
});

test.each([
  ['', 'required'],
  ['@', 'required'],
  ['oak', 'malformed'],
  ['https://oak.example', 'malformed'],
  ['ada@oak.example', 'malformed'],
  ['oak..example', 'malformed'],
  ['-oak.example', 'malformed'],
  ['oak-.example', 'malformed'],
  ['oak.example/', 'malformed'],
  ['192.0.2.1', 'malformed'],
  [`${'a'.repeat(64)}.example`, 'malformed'],
  [`${'a.'.repeat(130)}example`, 'too-long'],
])('[ORG-10] refuses %j as %s', (typed, error) => {
  expect(parseMailDomain(typed)).toEqual({ ok: false, error });
});

test('[ORG-10] the domain of an address is the part after its last @', () => {
  expect(domainOf('ada@oak.example')).toBe('oak.example');
  expect(domainOf('"a@b"@Oak.example')).toBe('oak.example');
});
