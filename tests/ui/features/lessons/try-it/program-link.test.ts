import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementSpecs, hatSpecs } from '#domain/lessons/programs/block-language.ts';
import { fits } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import {
  hashOf,
  packProgram,
  programFromHash,
  unpackProgram,
} from '#ui/features/lessons/try-it/program-link.ts';
import { err, ok } from '#domain/result.ts';
import { programLimits } from '#domain/lessons/programs/program.ts';
import { aProgramOf, program, programs } from '../../../../unit/domain/lessons/programs/programs.ts';

test('a link contains the program that it was made from', () => {
  fc.assert(
    fc.property(programs.filter(fits), (each) => {
      const packed = packProgram(each);
      expect(packed).toMatch(/^[\w-]+$/);
      fc.pre(packed.length < 20_000);
      expect(unpackProgram(packed)).toEqual(ok(each));
    }),
  );
});

test("it is short: a lesson's program takes less than its text", () => {
  const call = program(
    'when button pressed\nall lights on, color (yellow)\nplay tone (high) for (1) seconds\nall lights off',
  );
  expect(packProgram(call).length).toBeLessThan(printProgram(call).length * 0.6);
  for (const { id } of [...hatSpecs, ...statementSpecs]) expect(id).not.toBe('');
});

test('anything else in an address is refused safely', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{0,80}$/)), (text) => {
      const read = unpackProgram(text);
      expect(read.ok ? fits(read.value) : ['damaged', 'too-large'].includes(read.error)).toBe(true);
    }),
  );
});

test.each([
  ['more blocks than a program may have', () => packProgram(aProgramOf(programLimits.blocks + 1))],
  ['more text than one may have', () => 'A'.repeat(programLimits.textLength + 1)],
])('%s are too large, not damaged (regression)', (_what, packed) => {
  expect(unpackProgram(packed())).toEqual(err('too-large'));
});

test('a program is for one activity of the page', () => {
  const call = program('when button pressed\nstop motor');
  expect(programFromHash(hashOf('build-it', call), 'build-it')).toEqual(call);
  expect(programFromHash(hashOf('build-it', call), 'another')).toBeNull();
  expect(programFromHash('#activity-build-it', 'build-it')).toBeNull();
});

test.each(['#try=build-it.1.____', '#try=build-it', '#try=build-it.', '#try=build-it.2.AAAA'])(
  'a cut link in %s is damaged, at its activity',
  (hash) => {
    expect(programFromHash(hash, 'build-it')).toBe('damaged');
    expect(programFromHash(hash, 'another')).toBeNull();
  },
);
