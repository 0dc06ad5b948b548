import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockLanguage, blockOfLabel } from '#domain/lessons/programs/block-language.ts';
import { fits, parseProgram } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import { runProblems } from '#domain/lessons/programs/readiness.ts';
import { program, programs } from './programs.ts';

const problemsOf = (text: string) => {
  const read = parseProgram(text);
  return read.ok ? [] : read.error;
};

test('printed text is parsed to the same program', () => {
  fc.assert(
    fc.property(programs.filter(fits), (each) => {
      expect(parseProgram(printProgram(each))).toEqual({ ok: true, value: each });
    }),
  );
});

test('any text is parsed or refused with problems, never with an exception', () => {
  const lines = fc.constantFrom(
    'forever',
    'else',
    'wait (1) seconds',
    'if (',
    'if ((((1)))) < 2',
    '   repeat ()',
    ')(',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(lines).map((all) => all.join('\n')),
      ),
      (text) => {
        const read = parseProgram(text);
        expect(read.ok || read.error.length > 0).toBe(true);
      },
    ),
  );
});

test("an author's text is returned unchanged", () => {
  const text = [
    'when program starts',
    'forever',
    '  set (depth) to (30 - (distance in cm))',
    '  if (depth ≥ 12)',
    '    all lights on, color (green)',
    '  else if (distance in cm < 8)',
    '    wait ( ) seconds',
    '  else',
    '    play tone (low) for (0.2) seconds',
    '',
    'when button pressed',
    'turn motor (forward) for (2) seconds',
    'stop motor',
  ].join('\n');
  expect(printProgram(program(text))).toBe(text);
});

test('conditions can have their own brackets, operators plain spelling, and the whole text an indent', () => {
  const plain = program('  when button pressed\n  if ‹distance in cm >= 10›\n    wait (2 * 3) seconds');
  expect(plain).toEqual(program('when button pressed\nif (distance in cm ≥ 10)\n  wait (2 × 3) seconds'));
});

test('operators follow the precedence of arithmetic, then comparisons, then "and", then "or"', () => {
  const of = (text: string) => program(`if (${text})\n  stop motor`).stacks[0]?.body[0]?.slots[0];
  expect(of('1 + 2 × 3 < 4 and a = 1 or not b = 2')).toEqual(
    of('((1 + (2 × 3)) < 4 and (a = 1)) or (not (b = 2))'),
  );
  expect(of('9 - 3 - 1 = 5')).toEqual(of('((9 - 3) - 1) = 5'));
});

test.each([
  ['all light on', { kind: 'program/unknown-block', line: 2, text: 'all light on' }],
  ['wait (soon enough) seconds', { kind: 'program/bad-slot', line: 2, text: 'soon enough' }],
  ['wait (1 < 2) seconds', { kind: 'program/bad-slot', line: 2, text: '1 < 2' }],
  ['all lights on, color (mauve)', { kind: 'program/bad-slot', line: 2, text: 'mauve' }],
  ['set (not) to (1)', { kind: 'program/bad-slot', line: 2, text: 'not' }],
  ['else', { kind: 'program/else-without-if', line: 2 }],
  ['stop motor\n  stop motor', { kind: 'program/bad-indent', line: 3 }],
  ['forever\n   stop motor', { kind: 'program/bad-indent', line: 3 }],
  ['forever\n  when button pressed', { kind: 'program/hat-inside', line: 3, text: 'when button pressed' }],
])('%s is refused, with its line', (text, problem) => {
  expect(problemsOf(`when button pressed\n${text}`)).toEqual([problem]);
});

test('a huge program is refused with a message, for any kind of size', () => {
  const many = `when button pressed\n${'stop motor\n'.repeat(600)}`;
  const deep = Array.from({ length: 40 }, (_, at) => `${'  '.repeat(at)}forever`).join('\n');
  for (const text of [many, deep, 'x'.repeat(50_000), `wait (${'('.repeat(10_000)}) seconds`]) {
    expect(problemsOf(text).length).toBeGreaterThan(0);
  }
  expect(problemsOf(many)).toEqual([{ kind: 'program/too-large', most: 200 }]);
});

test('before a run, empty slots and stacks without a start are named', () => {
  expect(runProblems(program('when button pressed\nwait ( ) seconds'))).toEqual([
    { kind: 'program/empty-slot', block: 'wait ( ) seconds' },
  ]);
  expect(runProblems(program('stop motor'))).toEqual([{ kind: 'program/nothing-starts' }]);
  expect(runProblems(program('when button pressed\nstop motor\n\nwait ( ) seconds'))).toEqual([]);
});

test('a label names its block with any values in its slots; every label has a bracket for each slot', () => {
  expect(blockOfLabel('if ( ) / else if ( ) / else')?.id).toBe('if');
  expect(blockOfLabel('set (depth) to (30 - (distance in cm))')?.id).toBe('set');
  expect(blockOfLabel('fly to the moon')).toBeNull();
  for (const { label, slots } of blockLanguage) expect(label.split('( )')).toHaveLength(slots.length + 1);
});

test('a program with few blocks and thousands of values is too large: an editor would be busy for a minute', () => {
  const sums = `wait (${Array(180).fill('1').join(' + ').slice(0, 397)}) seconds\n`.repeat(20);
  expect(problemsOf(`when program starts\n${sums}`)).toEqual([{ kind: 'program/too-large', most: 200 }]);
  const branches = `if (1 < 2)\n${'else if (1 < 2)\n'.repeat(300)}`;
  expect(problemsOf(`when program starts\n${branches}`)).toEqual([{ kind: 'program/too-large', most: 200 }]);
});

test('a variable can have the name of a property that every object has', () => {
  const own = 'when program starts\nset (constructor) to (toString + 1)\nwait (constructor) seconds';
  expect(printProgram(program(own))).toBe(own);
});
