import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';

/** A list with all chunks available at once, like a file that is already in memory. */
async function* listOf(rows: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('First name,Last name\r\n');
  for (let at = 0; at < rows; at += 1_000)
    yield encoder.encode(Array.from({ length: 1_000 }, (_, row) => `Ann${at + row},Lee\r\n`).join(''));
}

test('[ROS-5] a long file is read in slices of 500 records: other calls run between any two of them', async () => {
  const opened = await new CsvParseTables().open({
    name: 'students.csv',
    size: 0,
    open: () => listOf(20_000),
  });
  if ('code' in opened) throw new Error(opened.code);
  const lengths: number[] = [];
  let turns = 0;
  const ended = new AbortController();
  const others = (async () => {
    while (!ended.signal.aborted) {
      turns += 1;
      await nextTurn();
    }
  })();
  const turnsAt: number[] = [];
  for await (const batch of opened.batches()) {
    lengths.push(batch.length);
    turnsAt.push(turns);
  }
  ended.abort();
  await others;
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  expect(lengths).toHaveLength(41);
  expect(turnsAt.slice(1).every((at, slice) => at > (turnsAt[slice] ?? 0))).toBe(true);
});
