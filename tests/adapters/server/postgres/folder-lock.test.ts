import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '#adapters/postgres/folder-lock.ts';
import { thisProcess } from '#adapters/postgres/process-identity.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blockyard-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leave = (overrides: object) =>
  writeFileSync(
    lock,
    JSON.stringify({ ...thisProcess(), token: 'theirs', since: '2026-11-21', ...overrides }),
  );
const longAgo = () => {
  const then = new Date(Date.now() - 31_000);
  utimesSync(lock, then, then);
};
/** Takes and releases the lock. Returns the holder that the lock file named. Expects an empty folder after the release. */
const taker = (): unknown => {
  const held = lockFolder(lock);
  const holder: unknown = JSON.parse(readFileSync(lock, 'utf8'));
  held.release();
  expect(readdirSync(folder)).toEqual([]);
  return holder;
};

test('only one process has the lock, and the next one gets it after the release', () => {
  const held = lockFolder(lock);
  expect(() => lockFolder(lock)).toThrow(FolderInUse);
  expect(() => lockFolder(lock)).toThrow(`this process (${process.pid})`);
  held.release();
  expect(existsSync(lock)).toBe(false);
  expect(taker()).toMatchObject(thisProcess());
});

test('the lock of an ended process is taken over', () => {
  leave({ pid: 2 ** 22 + 1 });
  expect(taker()).toMatchObject(thisProcess());
});

test('the lock of an ended process is taken over even if another process has its ID now', () => {
  leave({ startedAt: '1' });
  expect(taker()).toMatchObject(thisProcess());
});

test('a lock from before a reboot is taken over', () => {
  leave({ boot: 'earlier' });
  expect(taker()).toMatchObject(thisProcess());
});

test("[REL-1] a running process's lock is valid at any age", () => {
  leave({});
  longAgo();
  expect(() => lockFolder(lock)).toThrow(FolderInUse);
});

test("another container's lock is valid while it is touched, and for another half minute", () => {
  leave({ space: 'other pid:[1]' });
  expect(() => lockFolder(lock)).toThrow('on other');
  longAgo();
  expect(taker()).toMatchObject(thisProcess());
});

test('a lock that is being written, or partly written, is valid for half a minute', () => {
  writeFileSync(lock, '{"pid":');
  expect(() => lockFolder(lock)).toThrow('half a minute');
  longAgo();
  expect(taker()).toMatchObject(thisProcess());
});

test('a release removes only its own lock', () => {
  const held = lockFolder(lock);
  leave({});
  held.release();
  expect(existsSync(lock)).toBe(true);
});

test.each(['{}', 'null', '[]', '{"pid":"1"}', ''])(
  '[REL-1] a damaged lock (%s) is valid for half a minute, is reported, and is taken over',
  (text) => {
    writeFileSync(lock, text);
    expect(() => lockFolder(lock)).toThrow(FolderInUse);
    expect(() => lockFolder(lock)).toThrow('Try again in half a minute');
    longAgo();
    expect(taker()).toMatchObject(thisProcess());
  },
);

test('[REL-1] a folder in place of the lock is taken over, too', () => {
  mkdirSync(lock);
  writeFileSync(join(lock, 'left'), '');
  expect(() => lockFolder(lock)).toThrow('Try again in half a minute');
  longAgo();
  expect(taker()).toMatchObject(thisProcess());
});
