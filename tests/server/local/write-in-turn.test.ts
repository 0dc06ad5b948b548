import { expect, test } from 'vitest';
import { writeInTurn } from '#server/local/write-in-turn.ts';

function aFile() {
  const file = { state: 0, held: 0, writes: 0, end: (): void => undefined, fail: (): void => undefined };
  const save = writeInTurn(async () => {
    file.writes += 1;
    const { state } = file;
    await new Promise<void>((resolve, reject) => {
      file.end = resolve;
      file.fail = () => reject(new Error('disk full'));
    });
    file.held = state;
  });
  return { file, save };
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('changes during a write are all in the next write, and callers wait for theirs', async () => {
  const { file, save } = aFile();
  const received: string[] = [];
  file.state = 1;
  void save().then(() => received.push(`first: ${file.held}`));
  await turns();
  file.state = 2;
  void save().then(() => received.push(`second: ${file.held}`));
  file.state = 3;
  void save().then(() => received.push(`third: ${file.held}`));
  await turns();
  expect([file.writes, received]).toEqual([1, []]);
  file.end();
  await turns();
  expect([file.writes, received]).toEqual([2, ['first: 1']]);
  file.end();
  await turns();
  expect(received).toEqual(['first: 1', 'second: 3', 'third: 3']);
});

test('a failed write fails only its own callers', async () => {
  const { file, save } = aFile();
  const first = save();
  await turns();
  const second = save();
  file.fail();
  await expect(first).rejects.toThrow('disk full');
  await turns();
  file.end();
  await expect(second).resolves.toBeUndefined();
});
