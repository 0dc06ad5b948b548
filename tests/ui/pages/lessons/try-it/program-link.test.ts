import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementSpecs, hatSpecs } from '#domain/programs/block-language.ts';
import { fits } from '#domain/programs/parse-program.ts';
import { printProgram } from '#domain/programs/print-program.ts';
import {
  hashOf,
  packProgram,
  programFromHash,
  unpackProgram,
} from '#ui/pages/lessons/try-it/program-link.ts';
import { program, programs } from '../../../../unit/domain/programs/programs.ts';

test('a link brings the program it was made of', () => {
  fc.assert(
    fc.property(programs.filter(fits), (each) => {
      const packed = packProgram(each);
      expect(packed).toMatch(/^[\w-]+$/);
      fc.pre(packed.length < 20_000);
      expect(unpackProgram(packed)).toEqual(each);
    }),
  );
});

test("it is short: a lesson's program takes less than its text", () => {
  const call = program(
    'when button pressed\nall lights on, colour (yellow)\nplay tone (high) for (1) seconds\nall lights off',
  );
  expect(packProgram(call).length).toBeLessThan(printProgram(call).length * 0.6);
  for (const { id } of [...hatSpecs, ...statementSpecs]) expect(id).not.toBe('');
});

test('whatever else an address holds is refused and harms nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{0,80}$/)), (text) => {
      const read = unpackProgram(text);
      expect(read === null || fits(read)).toBe(true);
    }),
  );
  expect(unpackProgram('A'.repeat(30_000))).toBeNull();
});

test('a program is for one activity of the page', () => {
  const call = program('when button pressed\nstop motor');
  expect(programFromHash(hashOf('build-it', call), 'build-it')).toEqual(call);
  expect(programFromHash(hashOf('build-it', call), 'another')).toBeNull();
  expect(programFromHash('#try=build-it.1.____', 'build-it')).toBe('damaged');
  expect(programFromHash('#activity-build-it', 'build-it')).toBeNull();
});
