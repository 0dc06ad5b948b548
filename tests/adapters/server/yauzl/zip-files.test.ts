import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ZipFiles } from '#adapters/yauzl/zip-files.ts';
import { rosterFilesContract } from '../../../contract/roster-files.contract.ts';

const folder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'zip-'));

async function zipOf(
  files: Readonly<Record<string, Uint8Array>>,
  change = (bytes: Uint8Array): Uint8Array => bytes,
): Promise<string> {
  const file = path.join(await folder(), 'roster.zip');
  await writeFile(file, change(zipSync(files)));
  return file;
}

rosterFilesContract('ZipFiles', async () => ({
  files: new ZipFiles(),
  put: (files) => zipOf(files),
  nowhere: path.join(await folder(), 'none.zip'),
}));

const csv = Buffer.from('sourcedId\n1');

describe('[ROS-6] a ZIP is opened within limits', () => {
  test('files in a folder count, but not those that operating systems add', async () => {
    const at = await zipOf({
      'export/users.csv': csv,
      '__MACOSX/export/._users.csv': csv,
      'export/.DS_Store': csv,
      'export/readme.pdf': csv,
      'inner.zip': zipSync({ 'a.csv': csv }),
    });
    const opened = await new ZipFiles().open(at);
    expect(opened.sources.map(({ name }) => name)).toEqual(['export/users.csv']);
    expect(opened.issues.map(({ code, file }) => [code, file])).toEqual([
      ['file/ignored', 'export/readme.pdf'],
      ['zip/nested', 'inner.zip'],
    ]);
    await opened.close();
  });

  test.each([
    ['zip/unsafe-name', { '../users.csv': csv }],
    ['zip/unsafe-name', { '/etc/users.csv': csv }],
    ['zip/ratio', { 'users.csv': new Uint8Array(5_000_000) }],
    ['zip/too-many-entries', Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`${at}.csv`, csv]))],
  ])('%s', async (code, files) => {
    const opened = await new ZipFiles().open(await zipOf(files));
    expect(opened.sources).toEqual([]);
    expect(opened.issues).toMatchObject([{ code }]);
  });

  test('a damaged archive is reported as such when it is opened or read', async () => {
    const cut = await new ZipFiles().open(
      await zipOf({ 'users.csv': csv }, (bytes) => bytes.subarray(0, bytes.length - 30)),
    );
    expect(cut.issues).toMatchObject([{ code: 'zip/damaged' }]);
    const text = Buffer.from(Array.from({ length: 500 }, (_, at) => `row ${at * 7919}`).join('\n'));
    const flipped = await new ZipFiles().open(
      await zipOf({ 'users.csv': text }, (bytes) =>
        bytes.map((byte, at) => (at > 60 && at < 200 ? byte ^ 0xff : byte)),
      ),
    );
    const reading = async () => {
      for await (const _ of flipped.sources[0]?.open() ?? []) continue;
    };
    await expect(reading()).rejects.toMatchObject({ issue: { code: 'zip/damaged', file: 'users.csv' } });
    await flipped.close();
  });
});
