import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Clock } from '#application/ports/clock.ts';
import { OffsetClock } from '#server/local/clock.ts';
import { temporaryFolder } from './temporary-folder.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const day = 86_400;

function trueTime(): Clock & { pass(ms: number): void } {
  let now = noon;
  let last = 0;
  const timers = new Map<number, { due: number; run: () => void }>();
  return {
    now: () => now,
    after: (ms, run) => {
      last += 1;
      timers.set(last, { due: now + ms, run });
      return last;
    },
    cancel: (timer) => void timers.delete(timer),
    pass: (ms) => {
      now += ms;
      for (const [id, timer] of timers) {
        if (timer.due > now) continue;
        timers.delete(id);
        timer.run();
      }
    },
  };
}

test('shows the real time until it is moved, and the moved time after a restart', () => {
  const file = join(temporaryFolder(), 'clock.json');
  const clock = new OffsetClock(trueTime(), file);
  expect([clock.now(), clock.offsetSeconds()]).toEqual([noon, 0]);
  clock.setOffset(30 * day);
  expect(clock.now()).toBe(noon + 30 * day * 1000);
  const again = new OffsetClock(trueTime(), file);
  expect([again.now(), again.offsetSeconds()]).toEqual([noon + 30 * day * 1000, 30 * day]);
});

test('timers are due after moving forward, as if the time had passed', () => {
  const time = trueTime();
  const clock = new OffsetClock(time, join(temporaryFolder(), 'clock.json'));
  const ran: string[] = [];
  clock.after(3600_000, () => ran.push('in an hour'));
  clock.after(2 * day * 1000, () => ran.push('in two days'));
  clock.setOffset(day);
  time.pass(0);
  expect(ran).toEqual(['in an hour']);
  time.pass(day * 1000);
  expect(ran).toEqual(['in an hour', 'in two days']);
});

test('no timer waits longer after moving back', () => {
  const time = trueTime();
  const clock = new OffsetClock(time, join(temporaryFolder(), 'clock.json'));
  clock.setOffset(30 * day);
  const ran: string[] = [];
  clock.after(1000, () => ran.push('in a second'));
  clock.setOffset(0);
  time.pass(1000);
  expect(ran).toEqual(['in a second']);
});

test('a canceled timer never runs, moved or not', () => {
  const time = trueTime();
  const clock = new OffsetClock(time, join(temporaryFolder(), 'clock.json'));
  const ran: string[] = [];
  const timer = clock.after(1000, () => ran.push('canceled'));
  clock.setOffset(1);
  clock.cancel(timer);
  clock.cancel(timer);
  time.pass(5000);
  expect(ran).toEqual([]);
});

test.each(['', 'soon', '{"offsetSeconds":"1"}', '{"offsetSeconds":1e99}'])(
  'a file with %j stops the start and says what to do',
  (text) => {
    const file = join(temporaryFolder(), 'clock.json');
    writeFileSync(file, text);
    expect(() => new OffsetClock(trueTime(), file)).toThrow(/Delete it to return to the real time/);
  },
);
