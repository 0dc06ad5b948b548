import { describe, expect, test } from 'vitest';
import type { Archive, ArchiveFile } from '#application/service/platform/ports/archive.ts';

export type ArchiveHarness = {
  readonly archive: Archive;
  readonly unpack: (bytes: Uint8Array) => readonly ArchiveFile[];
};

export function archiveContract(name: string, makeHarness: () => ArchiveHarness): void {
  describe(`Archive: ${name}`, () => {
    test('[ORG-7] packed files are unpacked in order, with names in any script', async () => {
      const { archive, unpack } = makeHarness();
      const files = [
        { name: 'README.txt', text: 'Your data' },
        { name: 'csv/accounts.csv', text: '\uFEFFname\r\n فاطمة' },
        { name: 'json/empty.json', text: '' },
      ];
      const packed = await archive.pack(files);
      expect(packed.byteLength).toBeGreaterThan(0);
      expect(unpack(packed)).toEqual(files);
    });
  });
}
