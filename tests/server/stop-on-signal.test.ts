import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { aGate } from '../builders/a-gate.ts';

class FakeProcess extends EventEmitter {
  readonly exits: number[] = [];
  exit(code: number): void {
    this.exits.push(code);
  }
}

const settings = { log: new InMemoryLog(), timeoutMs: 25_000 };

afterEach(() => {
  vi.useRealTimers();
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  '[REL-4] %s stops once, and exits when its work is done',
  async (signal) => {
    const fake = new FakeProcess();
    const gate = aGate();
    let stops = 0;
    stopOnSignal(fake, { ...settings, stop: () => ((stops += 1), gate.opened) });
    fake.emit(signal);
    expect([stops, fake.exits]).toEqual([1, []]);
    gate.open();
    await expect.poll(() => fake.exits).toEqual([0]);
  },
);

test('a second signal stops the process immediately', () => {
  const fake = new FakeProcess();
  let stops = 0;
  stopOnSignal(fake, { ...settings, stop: () => ((stops += 1), aGate().opened) });
  fake.emit('SIGINT');
  fake.emit('SIGTERM');
  expect([stops, fake.exits]).toEqual([1, [1]]);
});

test('if stopping fails, the exit code says so', async () => {
  const fake = new FakeProcess();
  stopOnSignal(fake, { ...settings, stop: () => Promise.reject(new Error('stuck')) });
  fake.emit('SIGTERM');
  await expect.poll(() => fake.exits).toEqual([1]);
});

test('[REL-4] stopping ends at its deadline, and the log says so', async () => {
  vi.useFakeTimers();
  const fake = new FakeProcess();
  const log = new InMemoryLog();
  stopOnSignal(fake, { log, timeoutMs: 25_000, stop: () => aGate().opened });
  fake.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(24_999);
  expect(fake.exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(fake.exits).toEqual([1]);
  expect(log.lines().map(({ message }) => message)).toContain(
    'stopping took too long: unfinished work was canceled',
  );
});
