import { beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '#application/ports/clock.ts';

/** `pass` resolves after at least this many milliseconds have passed on the clock and all due callbacks have run. */
export type ClockHarness = { readonly clock: Clock; readonly pass: (ms: number) => Promise<void> };

export function clockContract(name: string, makeHarness: () => ClockHarness): void {
  describe(`Clock: ${name}`, () => {
    let clock: Clock;
    let pass: ClockHarness['pass'];
    let ran: string[];

    beforeEach(() => {
      ({ clock, pass } = makeHarness());
      ran = [];
    });

    test('advances, in milliseconds since 1970', async () => {
      const before = clock.now();
      expect(before).toBeGreaterThan(Date.UTC(2026, 0, 1));
      await pass(20);
      expect(clock.now()).toBeGreaterThanOrEqual(before + 19);
    });

    test('runs once, not before its time, and never during the call', async () => {
      const due = clock.now() + 30;
      const times: number[] = [];
      clock.after(30, () => times.push(clock.now()));
      expect(times).toEqual([]);
      await pass(90);
      expect(times).toHaveLength(1);
      expect(times[0]).toBeGreaterThanOrEqual(due - 1);
    });

    test('runs immediate timers soon, but after the call', async () => {
      clock.after(0, () => ran.push('at once'));
      expect(ran).toEqual([]);
      await pass(5);
      expect(ran).toEqual(['at once']);
    });

    test('runs in order of time, regardless of the order of scheduling', async () => {
      clock.after(40, () => ran.push('late'));
      clock.after(5, () => ran.push('early'));
      await pass(80);
      expect(ran).toEqual(['early', 'late']);
    });

    test('a canceled timer does not run, and canceling it again, or after it ran, does nothing', async () => {
      const one = clock.after(10, () => ran.push('one'));
      const other = clock.after(10, () => ran.push('other'));
      expect(one).not.toBe(other);
      clock.cancel(one);
      clock.cancel(one);
      await pass(40);
      expect(ran).toEqual(['other']);
      clock.cancel(other);
    });

    test('a timer that starts another runs both', async () => {
      clock.after(5, () => {
        ran.push('first');
        clock.after(5, () => ran.push('second'));
      });
      await pass(60);
      expect(ran).toEqual(['first', 'second']);
    });
  });
}
