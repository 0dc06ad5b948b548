import { describe, expect, test } from 'vitest';
import { piecesOf, textLines } from '#adapters/pdfkit/text-lines.ts';
import { richLine } from '../../../builders/rich-text.ts';

const measure = (text: string): number => text.length;
const broken = (text: string, width: number): readonly string[] =>
  textLines(piecesOf(richLine(text)), width, 1, measure).map((line) =>
    line.map(({ piece }) => (piece.kind === 'text' ? piece.text : '[blank]')).join(''),
  );

describe('printed text breaks by the rules of Unicode (UAX #14)', () => {
  test.each([
    ['after spaces', 'to the quay', 7, ['to the ', 'quay']],
    ['after a hyphen in a word', 'the one-stack program', 9, ['the one-', 'stack ', 'program']],
    ['not after the minus of a number', 'it is -12 outside', 7, ['it is ', '-12 ', 'outside']],
    ['not within a no-break space', 'about 10\u00A0cm of it', 9, ['about ', '10\u00A0cm of ', 'it']],
    ['not before closing marks', 'say ‘ship’ !', 10, ['say ', '‘ship’ !']],
    ['after the slash of an address', 'at a.example/lesson now', 14, ['at a.example/', 'lesson now']],
    ['between the signs of a script without spaces', '漢字漢字', 3, ['漢字漢', '字']],
    ['not within a word of two faces', 'a *co*operation here', 12, ['a ', 'cooperation ', 'here']],
    ['a place to write stays with its mark', 'lights: ___.', 9, ['lights: ', '[blank].']],
  ])('[LES-4] %s', (_what, text, width, lines) => {
    expect(broken(text, width)).toEqual(lines);
  });

  test('[LES-4] a word that is wider than the line is split without losing characters', () => {
    expect(broken('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  });
});
