import { expect, test, vi } from 'vitest';
import { PinoLog } from '#adapters/pino/pino-log.ts';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';

test('the clock runs a timer once, when it is due', () => {
  vi.useFakeTimers({ now: 1_000 });
  const clock = new SystemClock();
  const run = vi.fn<() => void>();
  clock.after(500, run);
  expect(clock.now()).toBe(1_000);
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('a canceled timer does not run, and canceling one that ran has no effect', () => {
  vi.useFakeTimers();
  const clock = new SystemClock();
  const run = vi.fn<() => void>();
  clock.cancel(clock.after(5, run));
  const ran = clock.after(0, run);
  vi.advanceTimersByTime(10);
  clock.cancel(ran);
  clock.cancel(99);
  expect(run).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('a timer of sixty days waits sixty days, and can be canceled in between', () => {
  vi.useFakeTimers();
  const clock = new SystemClock();
  const day = 86_400_000;
  const run = vi.fn<() => void>();
  const canceled = vi.fn<() => void>();
  clock.after(60 * day, run);
  const other = clock.after(60 * day, canceled);
  vi.advanceTimersByTime(60 * day - 1);
  expect(run).not.toHaveBeenCalled();
  clock.cancel(other);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(canceled).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('IDs are UUIDs of version 7, unique and in order, even when the clock is set back', () => {
  let now = Date.UTC(2026, 10, 21);
  const ids = new RandomIds({ now: () => now });
  const made = Array.from({ length: 10_000 }, (_, at) => {
    if (at === 5_000) now -= 60_000;
    return ids.next();
  });
  expect(new Set(made).size).toBe(made.length);
  expect(made.toSorted()).toEqual(made);
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(made[0]?.replaceAll('-', '').slice(0, 12) ?? '', 16)).toBe(Date.UTC(2026, 10, 21));
});

test('[REL-4] the log writes JSON lines without personal data and secrets', () => {
  const lines: string[] = [];
  const log = new PinoLog({ destination: { write: (line) => lines.push(line) } });
  log.info('a mail went out', { job: '7', to: 'ada@lovelace.test' });
  log.warn('refused', {
    request: { headers: { authorization: 'Bearer secret' }, email: 'ada@lovelace.test' },
  });
  log.error('broke', { error: new Error('bug') });
  expect(lines.join('')).not.toMatch(/ada@|secret/);
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(parsed[0]).toMatchObject({ level: 'info', msg: 'a mail went out', job: '7', to: '[removed]' });
  expect(parsed[2]).toMatchObject({ level: 'error', error: { type: 'Error', message: 'bug' } });
});
