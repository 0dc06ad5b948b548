import { expect, test } from 'vitest';
import { blockPieces, readBlockStack } from '#domain/lessons/lessons/block-stack.ts';

const known = [
  { category: 'Control', label: 'repeat ( )', introduced: false },
  { category: 'Control', label: 'if ( ) / else if ( ) / else', introduced: true },
] as const;

test('indented lines are inside the block before, and a known block has its category', () => {
  expect(readBlockStack('repeat (3)\n  wait (1) seconds\nelse', known)).toEqual([
    { text: 'repeat (3)', category: 'Control', inside: [{ text: 'wait (1) seconds', inside: [] }] },
    { text: 'else', category: 'Control', inside: [] },
  ]);
});

test('a block whose value has brackets is recognized', () => {
  expect(readBlockStack('repeat ((1 + 2))', known)[0]?.category).toBe('Control');
});

test('a block with several mouths is recognized by each of them, and as a whole', () => {
  for (const line of ['if (x)', 'else if (y)', 'else', 'if ( ) / else if ( ) / else']) {
    expect(readBlockStack(line, known)[0]?.category, line).toBe('Control');
  }
});

test('a line with extra indent is in the last block, and empty lines are ignored', () => {
  expect(readBlockStack('a\n\n      b', [])).toEqual([{ text: 'a', inside: [{ text: 'b', inside: [] }] }]);
});

test('a label is words and values in slots; brackets within a value stay', () => {
  expect(blockPieces('set (depth) to (30 - (distance in cm))')).toEqual([
    { kind: 'words', text: 'set ' },
    { kind: 'slot', text: 'depth' },
    { kind: 'words', text: ' to ' },
    { kind: 'slot', text: '30 - (distance in cm)' },
  ]);
});

test('one second is singular', () => {
  const shown = (text: string) =>
    blockPieces(text)
      .map((piece) => piece.text)
      .join('');
  expect(shown('play tone (high) for (1) seconds')).toBe('play tone high for 1 second');
  expect(shown('wait (0.1) seconds')).toBe('wait 0.1 seconds');
  expect(shown('wait (11) seconds')).toBe('wait 11 seconds');
});
