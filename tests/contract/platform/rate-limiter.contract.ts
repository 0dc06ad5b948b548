import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RateLimiter } from '#application/service/platform/ports/rate-limiter.ts';
import { day, minute, startOfTests as now } from '../../builders/time.ts';

export type RateLimiterHarness = {
  readonly limiter: RateLimiter;
  readonly sameLimiter: RateLimiter;
  readonly close: () => Promise<void>;
};

const rule = { name: 'codes', limit: 3, windowMs: 10 * minute };

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
      for (const at of times) answers.push(await limiter.take([{ ...rule, key }], at));
      return answers;
    };

    beforeEach(async () => {
      harness = await makeHarness();
      limiter = harness.limiter;
    });
    afterEach(() => harness.close());

    test('[SEC-3] takes are counted up to the limit across all processes', async () => {
      expect(await limiter.take([{ ...rule, key: 'ada' }], now)).toBeNull();
      expect(await harness.sameLimiter.take([{ ...rule, key: 'ada' }], now)).toBeNull();
      expect(await limiter.take([{ ...rule, key: 'ada' }], now)).toBeNull();
      expect(await harness.sameLimiter.take([{ ...rule, key: 'ada' }], now)).toBe(600);
    });

    test('[SEC-3] many simultaneous takes never exceed the limit', async () => {
      const takes = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          (at % 2 === 0 ? limiter : harness.sameLimiter).take([{ ...rule, key: 'ada' }], now + at),
        ),
      );
      expect(takes.filter((wait) => wait === null)).toHaveLength(rule.limit);
    });

    test('[SEC-3] a returned take does not count, and other takes are kept', async () => {
      await taken('ada', now, now, now + minute);
      await limiter.giveBack([{ ...rule, key: 'ada' }], now);
      await limiter.giveBack([{ ...rule, key: 'nobody' }], now);
      expect(await taken('ada', now + minute, now + minute)).toEqual([null, 540]);
    });

    test('the wait lasts until the first take expires, and then one is allowed again', async () => {
      await taken('ada', now, now + minute, now + 2 * minute);
      expect(await taken('ada', now + 3 * minute, now + 10 * minute - 1)).toEqual([420, 1]);
      expect(await taken('ada', now + 10 * minute)).toEqual([null]);
      expect(await taken('ada', now + 10 * minute)).toEqual([60]);
    });

    test('a refused take does not count, so a wait never gets longer', async () => {
      await taken('ada', now, now, now);
      await taken('ada', ...Array.from({ length: 9 }, (_, at) => now + at * minute));
      expect(await taken('ada', now + 10 * minute)).toEqual([null]);
    });

    test('[ROS-8] a check returns the wait, and does not count', async () => {
      const wait = (at: number) => limiter.wait([{ ...rule, key: 'ada' }], at);
      expect(await wait(now)).toBeNull();
      await taken('ada', now, now + minute);
      expect([await wait(now + minute), await wait(now + minute)]).toEqual([null, null]);
      await taken('ada', now + 2 * minute);
      expect(await wait(now + 3 * minute)).toBe(420);
      expect(await wait(now + 10 * minute)).toBeNull();
    });

    test('keys and rules are counted separately', async () => {
      await taken('ada', now, now, now);
      expect(await limiter.take([{ ...rule, key: 'grace' }], now)).toBeNull();
      expect(await limiter.take([{ ...rule, name: 'links', key: 'ada' }], now)).toBeNull();
      expect(await limiter.take([{ ...rule, key: 'ada' }], now)).toBe(600);
    });

    test('[SEC-3] takes by several rules all count or none does, and the wait is that of the strictest rule', async () => {
      const daily = { name: 'codes a day', limit: 4, windowMs: day };
      const both = (at: number, key = 'ada') =>
        limiter.take(
          [
            { ...rule, key },
            { ...daily, key: 'everybody' },
          ],
          at,
        );
      expect([await both(now), await both(now), await both(now)]).toEqual([null, null, null]);
      expect([await both(now + 1000), await both(now + 1000)]).toEqual([599, 599]);
      expect(await both(now + 2000, 'grace')).toBeNull();
      expect(await both(now + 3000, 'grace')).toBe(day / 1000 - 3);
      expect(await both(now + 3000)).toBe(day / 1000 - 3);
      expect([await both(now + day, 'grace'), await both(now + day, 'grace')]).toEqual([null, null]);
    });

    test('[SEC-3] many simultaneous takes by several rules never exceed the strictest one', async () => {
      const wide = { name: 'links', limit: 30, windowMs: day };
      const takes = Array.from({ length: 30 }, (_, at) => {
        const each = [
          { ...rule, key: 'ada' },
          { ...wide, key: `network ${at % 3}` },
        ];
        return (at % 2 === 0 ? limiter : harness.sameLimiter).take(
          at % 4 === 0 ? each.toReversed() : each,
          now + at,
        );
      });
      expect((await Promise.all(takes)).filter((wait) => wait === null)).toHaveLength(rule.limit);
    });

    test('[SEC-3] no window has more takes than the limit, at any start', async () => {
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
              const wait = await limiter.take([{ ...rule, key: `person ${key}` }], at);
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
