import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCodePoints, foldText } from '#domain/platform/tables/fold-text.ts';

describe('folded text for searching and sorting', () => {
  test.each([
    ['case', 'Oak SCHOOL', 'oak school'],
    ['accents', 'José Ångström', 'jose angstrom'],
    ['letters with a stroke', 'Łódź, Øre, Đorđe', 'lodz, ore, dorde'],
    ['joined letters', 'ﬁne Straße Æsop', 'fine strasse aesop'],
    ['width', 'ＯＡＫ', 'oak'],
    ['a dotless and a dotted i', 'Iıİi', 'iiii'],
    ['white space', ' Oak \u00A0 Hill\t', 'oak hill'],
    ['what draws nothing', 'O\u200Bak\uFEFF\u00AD', 'oak'],
  ])('[UI-9] %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('[UI-9] other scripts and emoji are unchanged', () => {
    expect(foldText('漢字 مرحبا 😀')).toBe('漢字 مرحبا 😀');
  });

  test('[UI-9] folding twice is the same as once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

test('[UI-9] texts are sorted by code points, also beyond 16 bits', () => {
  const byCodePoints = (one: string, other: string): number => {
    const [a, b] = [
      Array.from(one, (each) => each.codePointAt(0) ?? 0),
      Array.from(other, (each) => each.codePointAt(0) ?? 0),
    ];
    const at = a.findIndex((point, index) => point !== b[index]);
    return at === -1 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
  };
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\uE000', '\uFFFD', '😀', '𝄞') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(Math.sign(compareCodePoints(one, other))).toBe(Math.sign(byCodePoints(one, other)));
    }),
  );
});

test.each([
  ['O’Connor', "o'connor"],
  ['O‘Hara', "o'hara"],
  ['Saint‐John', 'saint-john'],
  ['Smith–Lee', 'smith-lee'],
])('[ROS-4] %s is found by %s: apostrophes and dashes are equal', (text, typed) => {
  expect(foldText(text)).toBe(typed);
  expect(foldText(typed)).toBe(typed);
});
