import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileLock } from '#adapters/node/file-lock.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { tabLockContract } from '../platform/tab-lock.contract.ts';

const root = mkdtempSync(path.join(tmpdir(), 'blockyard-lock-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
const newFolder = (): string => {
  folders += 1;
  return path.join(root, String(folders));
};

const timeoutMs = 1000;

tabLockContract('FileLock', () => {
  const clock = new ManualClock(startOfTests);
  const folder = newFolder();
  return {
    openTab: () => new FileLock(folder, clock, timeoutMs),
    timeoutMs,
    pass: (ms) => clock.advance(ms),
  };
});

test('the lock of an ended process is ignored', async () => {
  const folder = newFolder();
  const clock = new ManualClock(startOfTests);
  mkdirSync(folder);
  // The process id is above the maximum of any platform.
  const left = { pid: 2 ** 30, at: startOfTests, token: 'left' };
  writeFileSync(path.join(folder, 'turn.lock'), JSON.stringify(left));
  const work = new FileLock(folder, clock, timeoutMs).exclusive('turn', async () => 'done');
  await clock.advance(timeoutMs / 10);
  expect(await work).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test('if no file can be created, the work is still done', async () => {
  const folder = newFolder();
  writeFileSync(folder, '');
  const lock = new FileLock(path.join(folder, 'below-a-file'), new ManualClock(startOfTests));
  expect(await lock.exclusive('turn', async () => 'done')).toBe('done');
});
