import { describe, expect, test } from 'vitest';
import type { ByteSource, RosterFiles } from '#application/ports/roster-files.ts';

/** `put` stores a file where the adapter can open it, and returns its path. */
export type RosterFilesHarness = {
  readonly files: RosterFiles;
  readonly put: (files: Readonly<Record<string, Uint8Array>>) => Promise<string> | string;
  readonly nowhere: string;
};

async function bytesOf(source: ByteSource | undefined): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source?.open() ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

export function rosterFilesContract(name: string, makeHarness: () => Promise<RosterFilesHarness>): void {
  describe(`RosterFiles: ${name}`, () => {
    test('[ROS-5] files have names and sizes, and can be read any number of times', async () => {
      const { files, put } = await makeHarness();
      const opened = await files.open(
        await put({ 'orgs.csv': Buffer.from('sourcedId\n007'), 'users.csv': Buffer.from('فاطمة') }),
      );
      expect(opened.issues).toEqual([]);
      expect(opened.sources.map(({ name: file, size }) => [file, size])).toEqual([
        ['orgs.csv', 13],
        ['users.csv', 10],
      ]);
      const [orgs, users] = opened.sources;
      expect([await bytesOf(users), await bytesOf(orgs), await bytesOf(orgs)]).toEqual([
        'فاطمة',
        'sourcedId\n007',
        'sourcedId\n007',
      ]);
      await opened.close();
    });

    test('[ROS-6] a missing path is reported', async () => {
      const { files, nowhere } = await makeHarness();
      const opened = await files.open(nowhere);
      expect(opened.sources).toEqual([]);
      expect(opened.issues).toMatchObject([{ severity: 'error', line: null }]);
      await opened.close();
    });
  });
}
