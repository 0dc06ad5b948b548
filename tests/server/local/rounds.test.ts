import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/dev/rounds.ts';

test('a change during a round starts one more round, and rounds never overlap', async () => {
  const ends: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const { again, settled } = rounds(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise<void>((resolve) => ends.push(resolve));
    atOnce -= 1;
  });
  await settled();
  again();
  again();
  await expect.poll(() => ends.length).toBe(1);
  again();
  again();
  let isSettled = false;
  const all = settled().then(() => {
    isSettled = true;
  });
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  expect(isSettled).toBe(false);
  ends[1]?.();
  await all;
  expect([ends.length, most]).toEqual([2, 1]);
});
