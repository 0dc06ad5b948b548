import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RateLimiter } from '#application/service/ports/rate-limiter.ts';
import { minute, startOfTests as now } from '../builders/time.ts';

/** One empty limiter, as two processes see it. */
export type RateLimiterHarness = {
  readonly limiter: RateLimiter;
  /** The same limiter through another instance, as another process has it. */
  readonly sameLimiter: RateLimiter;
  readonly close: () => Promise<void>;
};

const rule = { name: 'codes', limit: 3, windowMs: 10 * minute };

/** What every `RateLimiter` does. */
export function rateLimiterContract(
  name: string,
  makeHarness: () => Promise<RateLimiterHarness>,
  { runs }: { readonly runs: number },
): void {
  describe(`RateLimiter: ${name}`, () => {
    let harness: RateLimiterHarness;
    let limiter: RateLimiter;
    const taken = async (key: string, ...times: readonly number[]): Promise<readonly (number | null)[]> => {
      const answers: (number | null)[] = [];
      for (const at of times) answers.push(await limiter.take(rule, key, at));
      return answers;
    };

    beforeEach(async () => {
      harness = await makeHarness();
      limiter = harness.limiter;
    });
    afterEach(() => harness.close());

    test('[SEC-3] takes are counted up to the limit, by all processes together', async () => {
      expect(await limiter.take(rule, 'ada', now)).toBeNull();
      expect(await harness.sameLimiter.take(rule, 'ada', now)).toBeNull();
      expect(await limiter.take(rule, 'ada', now)).toBeNull();
      expect(await harness.sameLimiter.take(rule, 'ada', now)).toBe(600);
    });

    test('[SEC-3] many who take at once never get more than the limit', async () => {
      const takes = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          (at % 2 === 0 ? limiter : harness.sameLimiter).take(rule, 'ada', now + at),
        ),
      );
      expect(takes.filter((wait) => wait === null)).toHaveLength(rule.limit);
    });

    test('the wait is until the first take counts no more, and then one may take again', async () => {
      await taken('ada', now, now + minute, now + 2 * minute);
      expect(await taken('ada', now + 3 * minute, now + 10 * minute - 1)).toEqual([420, 1]);
      expect(await taken('ada', now + 10 * minute)).toEqual([null]);
      expect(await taken('ada', now + 10 * minute)).toEqual([60]);
    });

    test('what was refused does not count, so that a wait never grows', async () => {
      await taken('ada', now, now, now);
      await taken('ada', ...Array.from({ length: 9 }, (_, at) => now + at * minute));
      expect(await taken('ada', now + 10 * minute)).toEqual([null]);
    });

    test('keys and rules are counted apart', async () => {
      await taken('ada', now, now, now);
      expect(await limiter.take(rule, 'grace', now)).toBeNull();
      expect(await limiter.take({ ...rule, name: 'links' }, 'ada', now)).toBeNull();
      expect(await limiter.take(rule, 'ada', now)).toBe(600);
    });

    test('[SEC-3] in no window, wherever it begins, are there more takes than the limit', async () => {
      let key = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 0, max: 8 * minute }), { minLength: 4, maxLength: 12 }),
          async (pauses) => {
            key += 1;
            let at = now;
            const counted: number[] = [];
            for (const pause of pauses) {
              at += pause;
              const wait = await limiter.take(rule, `person ${key}`, at);
              if (wait === null) counted.push(at);
            }
            const within = (first: number) => (take: number) => take >= first && take < first + rule.windowMs;
            const most = Math.max(...counted.map((first) => counted.filter(within(first)).length));
            expect(most).toBeLessThanOrEqual(rule.limit);
          },
        ),
        { numRuns: runs },
      );
    });
  });
}
