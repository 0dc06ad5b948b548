import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

test.each(['Ada Lovelace', 'Zoë', '李', '4B!', 'Ὑπατία', '', '👩‍🏫 Ms. Okoye'])('%j is unchanged', (name) => {
  expect(bidiIsolate(name)).toBe(name);
});

test.each(['כיתה ד׳', 'Room כ', 'فاطمة', '٤ب', 'Ms. כהן (4B)'])('%j is isolated', (name) => {
  expect(bidiIsolate(name)).toBe(`\u2068${name}\u2069`);
});

test('isolating any text leaves no open direction that changes the following text', () => {
  const marks = fc.constantFrom('\u202E', '\u2067', '\u2069', '\u200F', 'a', 'ב');
  fc.assert(
    fc.property(fc.string({ unit: marks }), (text) => {
      expect(bidiIsolate(text)).toMatch(/^(?:[aב]*|\u2068[aב]+\u2069)$/);
    }),
  );
});
