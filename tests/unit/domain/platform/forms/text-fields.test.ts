import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEmail, parseName, parsePhone } from '#domain/platform/forms/text-fields.ts';

describe('parseName', () => {
  test.each([
    ['  Ada  ', 'Ada'],
    ['Ada\u00a0 \tLovelace', 'Ada Lovelace'],
    ['Zoe\u0308', 'Zoë'],
    ['אדלר', 'אדלר'],
    ['🦊', '🦊'],
    ["O'Brien-Smith", "O'Brien-Smith"],
    ['Ada\u202e', 'Ada'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['🦊'.repeat(100), '🦊'.repeat(100)],
  ])('%j is the name %j', (text, value) => {
    expect(parseName(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'required'],
    [' \n ', 'required'],
    ['\u202e', 'required'],
    ['x'.repeat(101), 'too-long'],
    ['x'.repeat(300), 'too-long'],
    ['Ada\u0000', 'malformed'],
    ['Lo <ada@example.org>', 'malformed'],
    ['ada＠example.org', 'malformed'],
    ['ada@example．org', 'malformed'],
    ['ada＠example。org', 'malformed'],
    ['\u200b', 'malformed'],
    ['\u3164', 'malformed'],
    ['\ud800x', 'malformed'],
  ])('%j is refused: %s', (text, error) => {
    expect(parseName(text)).toEqual({ ok: false, error });
  });

  test('a parsed value parses to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = parseName(text);
        expect(name.ok ? parseName(name.value) : name).toEqual(name);
      }),
    );
  });
});

describe('parseEmail', () => {
  test.each([
    [' Ada@Lovelace.Test ', 'ada@lovelace.test'],
    ['a+b@x.co.uk', 'a+b@x.co.uk'],
    ['\u202aada@lovelace.test\u202c', 'ada@lovelace.test'],
    ['ada\u202e@lovelace\u200b.test', 'ada@lovelace.test'],
    ["o'brien@school.test", "o'brien@school.test"],
    ['o’brien@school.test', "o'brien@school.test"],
    ['jo@école.example', 'jo@xn--cole-9oa.example'],
    ['Jo@E\u0301COLE.example', 'jo@xn--cole-9oa.example'],
    ['jo@xn--cole-9oa.example', 'jo@xn--cole-9oa.example'],
    ['józef@школа.рф', 'józef@xn--80atdl2c.xn--p1ai'],
  ])('%j is the address %s', (text, value) => {
    expect(parseEmail(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'required'],
    ['ada', 'malformed'],
    ['ada@lovelace', 'malformed'],
    ['ada@@lovelace.test', 'malformed'],
    ['a da@lovelace.test', 'malformed'],
    ['ada@lovelace..test', 'malformed'],
    ['ada@love\u0000lace.test', 'malformed'],
    ['<ada@lovelace.test>', 'malformed'],
    ['“ada@lovelace.test”', 'malformed'],
    ['«ada@lovelace.test»', 'malformed'],
    ['‘ada@lovelace.test’', 'malformed'],
    ['ada@lovelace.test”', 'malformed'],
    ['ada@lovelace.test’', 'malformed'],
    ['ada@lovelace.test»', 'malformed'],
    ['「ada@lovelace.test」', 'malformed'],
    ["'ada@lovelace.test'", 'malformed'],
    ['ada@lovelace.test…', 'malformed'],
    ['ada@lovelace.test!', 'malformed'],
    ['ada@-lovelace.test', 'malformed'],
    ['a@x.test,b@x.test', 'malformed'],
    ['ada@lovelace.test\r\nBcc: eve@evil.test', 'malformed'],
    [`${'x'.repeat(250)}@x.test`, 'too-long'],
  ])('%j is refused: %s', (text, error) => {
    expect(parseEmail(text)).toEqual({ ok: false, error });
  });
});

describe('parsePhone', () => {
  test.each([
    ['(555) 010-2030', '5550102030'],
    [' +1 555.010.2030 ', '+15550102030'],
  ])('%j is %s', (text, value) => {
    expect(parsePhone(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'required'],
    ['12345', 'malformed'],
    ['call me', 'malformed'],
    ['555 010 2030 ext 4', 'malformed'],
    ['1'.repeat(16), 'too-long'],
  ])('%j is refused: %s', (text, error) => {
    expect(parsePhone(text)).toEqual({ ok: false, error });
  });
});
