import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import { hour, minute, startOfTests } from '../../builders/time.ts';

beforeEach(() => vi.useFakeTimers({ now: startOfTests }));
afterEach(() => vi.useRealTimers());

test('returns the time and runs due timers, once and not early', () => {
  const clock = new BrowserClock();
  const ran: number[] = [];
  clock.after(55 * minute, () => ran.push(clock.now()));
  vi.advanceTimersByTime(55 * minute - 1);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(hour);
  expect(ran).toEqual([startOfTests + 55 * minute]);
});

test.each([2, 500, 10 * minute])('a timer of %d ms that is canceled never runs', (ms) => {
  const clock = new BrowserClock();
  const run = vi.fn<() => void>();
  const timer = clock.after(ms, run);
  vi.advanceTimersByTime(ms / 2);
  clock.cancel(timer);
  clock.cancel(timer);
  vi.advanceTimersByTime(hour);
  expect(run).not.toHaveBeenCalled();
});

test('[AUT-6] timers due while the laptop slept run soon after it wakes', () => {
  const clock = new BrowserClock();
  const run = vi.fn<() => void>();
  clock.after(55 * minute, run);
  vi.advanceTimersByTime(minute);
  vi.setSystemTime(startOfTests + 8 * hour);
  vi.advanceTimersByTime(30_000);
  expect(run).toHaveBeenCalledTimes(1);
});
