import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecordCode, recordPath, shownRecordCode } from '#domain/classrooms/records/child-record.ts';

const symbols = Array.from('ABCDEFGHJKLMNPQRSTUVWXYZ23456789');
const codes = fc
  .array(fc.constantFrom(...symbols), { minLength: 20, maxLength: 20 })
  .map((all) => all.join(''));

test('[ROS-11] a code is read as printed, in any case and with any spaces', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const shown = shownRecordCode(code);
      expect(shown).toMatch(/^(?:[A-Z2-9]{5}-){3}[A-Z2-9]{5}$/);
      expect(readRecordCode(shown)).toBe(code);
      expect(readRecordCode(` ${shown.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
      expect(recordPath(shown)).toBe(`/records/${shown}`);
    }),
  );
});

test.each(['', '22222', '22222-33333-44444-55551', '22222-33333-44444-555556', '<script>'])(
  '[ROS-11] %j is not a code',
  (typed) => expect(readRecordCode(typed)).toBeNull(),
);
