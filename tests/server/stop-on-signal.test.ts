import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { aGate } from '../builders/a-gate.ts';

class FakeProcess extends EventEmitter {
  readonly exits: number[] = [];
  exit(code: number): void {
    this.exits.push(code);
  }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  '[REL-4] %s stops once, and exits when all is done',
  async (signal) => {
    const fake = new FakeProcess();
    const gate = aGate();
    let stops = 0;
    stopOnSignal(fake, () => ((stops += 1), gate.opened), new InMemoryLog());
    fake.emit(signal);
    expect([stops, fake.exits]).toEqual([1, []]);
    gate.open();
    await expect.poll(() => fake.exits).toEqual([0]);
  },
);

test('a second signal does not wait', () => {
  const fake = new FakeProcess();
  let stops = 0;
  stopOnSignal(fake, () => ((stops += 1), aGate().opened), new InMemoryLog());
  fake.emit('SIGINT');
  fake.emit('SIGTERM');
  expect([stops, fake.exits]).toEqual([1, [1]]);
});

test('where stopping fails, the exit says so', async () => {
  const fake = new FakeProcess();
  stopOnSignal(fake, () => Promise.reject(new Error('stuck')), new InMemoryLog());
  fake.emit('SIGTERM');
  await expect.poll(() => fake.exits).toEqual([1]);
});
