import { expect, test } from 'vitest';
import { parseAuthenticatorCode } from '#domain/identity/sign-in/second-factor.ts';
import { parseSignInCode } from '#domain/identity/sign-in/sign-in-code.ts';

const parsers = [
  ['sign-in code', parseSignInCode],
  ['authenticator code', parseAuthenticatorCode],
] as const;

test.each(
  parsers.flatMap(([name, parse]) =>
    [
      '123456',
      ' 123 456\n',
      '123-456',
      '123–456',
      '1 2 3 4 5 6',
      '\u200E123456',
      '١٢٣٤٥٦',
      '۱۲۳۴۵۶',
      '１２３４５６',
      'Your code: 123 456.',
    ].map((typed) => [name, typed, parse] as const),
  ),
)('[ONB-5] %s: %j is read as its six digits (regression)', (_name, typed, parse) => {
  expect(parse(typed)).toEqual({ ok: true, value: '123456' });
});

test.each(
  parsers.flatMap(([name, parse]) =>
    [
      ['', 'required'],
      [' - ', 'required'],
      ['12345', 'malformed'],
      ['1234567', 'malformed'],
      ['12e456', 'malformed'],
      ['12a3456', 'malformed'],
      ['123456 or 654321', 'malformed'],
      ['abcdef', 'malformed'],
      ['²³¹', 'malformed'],
    ].map(([typed = '', error]) => [name, typed, error, parse] as const),
  ),
)('%s: %j is %s', (_name, typed, error, parse) => {
  expect(parse(typed)).toEqual({ ok: false, error });
});
