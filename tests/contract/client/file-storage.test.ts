import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileStorage } from '#adapters/node/file-storage.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import type { StorageEntry } from '#application/client/platform/ports/storage.ts';
import { supported, unsupported } from '../identity/capability.ts';
import { storageContract } from '../platform/storage.contract.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'blockyard-storage-')), 'kept');
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(path.dirname(folder), { recursive: true });
});

const word: StorageEntry<string> = {
  area: 'local',
  key: 'word',
  decode: (value) => (typeof value === 'string' ? value : null),
};

storageContract(
  'FileStorage',
  () => {
    const folder = newFolder();
    const session = new Map<string, string>();
    const fileOf = (key: string): string => path.join(folder, `${key}.json`);
    return {
      openPage: () => new FileStorage(folder, new InMemoryLog(), session),
      readText: (area, key) => {
        if (area === 'session') return session.get(key) ?? null;
        return readdirSync(folder).includes(`${key}.json`) ? readFileSync(fileOf(key), 'utf8') : null;
      },
      writeText: (_area, key, text) => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(fileOf(key), text);
      },
      // File modes do not restrict root, who may run the tests. A file in place of the folder makes writes fail for root, too.
      refuse: () => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
    };
  },
  { refuse: supported, watch: unsupported('a command ends before another one’s change could matter to it') },
);

test('[SEC-7] only the owner can read a file, also if it had another mode before', () => {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'word.json'), '"old"', { mode: 0o644 });
  new FileStorage(folder, new InMemoryLog()).write(word, 'new');
  expect(statSync(path.join(folder, 'word.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['word.json']);
});

test('[SEC-7] only the owner can read a folder that it creates', () => {
  const folder = newFolder();
  new FileStorage(folder, new InMemoryLog()).write(word, 'new');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a damaged file is named in the log', () => {
  const folder = newFolder();
  const log = new InMemoryLog();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'word.json'), '{');
  expect(new FileStorage(folder, log).read(word)).toBeNull();
  expect(JSON.stringify(log.lines())).toContain('word.json');
});
