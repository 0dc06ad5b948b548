import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { BatchedReads } from '#adapters/postgres/batched-reads.ts';

function readsOf(record: Map<string, string>) {
  const statements: (readonly string[])[] = [];
  const reads = new BatchedReads((keys) => {
    statements.push(keys);
    const found = keys.flatMap((key) => {
      const value = record.get(key);
      return value === undefined ? [] : [[key, value] as const];
    });
    return keys.includes('broken') ? Promise.reject(new Error('broken')) : Promise.resolve(new Map(found));
  });
  return { reads, statements };
}

test('reads of one tick share one statement with each key once, and each caller gets its own result', async () => {
  const { reads, statements } = readsOf(new Map(Object.entries({ a: 'Ada', g: 'Grace' })));
  const asked = ['a', 'g', 'a', 'nobody'].map((key) => reads.read(key));
  expect(await Promise.all(asked)).toEqual(['Ada', 'Grace', 'Ada', null]);
  expect(statements).toEqual([['a', 'g', 'nobody']]);
});

test('a read after a statement was sent starts a new one, and nothing is cached', async () => {
  const record = new Map([['a', 'Ada']]);
  const { reads, statements } = readsOf(record);
  expect(await reads.read('a')).toBe('Ada');
  record.set('a', 'Ada Lovelace');
  expect(await reads.read('a')).toBe('Ada Lovelace');
  expect(statements).toHaveLength(2);
});

test('a failed statement fails only its own callers', async () => {
  const { reads } = readsOf(new Map([['a', 'Ada']]));
  const answers = await Promise.allSettled([reads.read('a'), reads.read('broken')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reads.read('a')).toBe('Ada');
});

test('[SEC-1] reads during a statement wait for the next one, which includes all of them', async () => {
  const statements: (readonly string[])[] = [];
  const answers: ((found: ReadonlyMap<string, string>) => void)[] = [];
  const reads = new BatchedReads<string>((keys) => {
    statements.push(keys);
    return new Promise((resolve) => answers.push(resolve));
  });
  const first = reads.read('a');
  await vi.waitFor(() => expect(statements).toEqual([['a']]), 10_000);
  const later = Promise.all([reads.read('a'), reads.read('g')]);
  await turn();
  expect(statements).toHaveLength(1);
  answers[0]?.(new Map([['a', 'Ada']]));
  expect(await first).toBe('Ada');
  await vi.waitFor(() => expect(statements).toEqual([['a'], ['a', 'g']]), 10_000);
  answers[1]?.(new Map([['a', 'Ada Lovelace']]));
  expect(await later).toEqual(['Ada Lovelace', null]);
});
