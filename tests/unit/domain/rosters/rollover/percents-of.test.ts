import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentsOf } from '#domain/rosters/rollover/percents-of.ts';

test('[ROS-7] percentages of any counts add up to 100, and each is less than one percentage point off', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 6 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      const percents = percentsOf(counts);
      expect(percents.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : 100);
      for (const [at, part] of percents.entries()) {
        expect(Math.abs(part - (total === 0 ? 0 : ((counts[at] ?? 0) * 100) / total))).toBeLessThan(1);
      }
    }),
  );
});

test('[ROS-7] thirds are 34, 33 and 33', () => expect(percentsOf([1, 1, 1])).toEqual([34, 33, 33]));
