import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RosterFiles } from '#application/ports/roster-files.ts';
import type { Uploads } from '#application/service/platform/ports/uploads.ts';

export type UploadsHarness = {
  readonly uploads: Uploads;
  readonly files: RosterFiles;
  /** Returns the number of files that are not deleted yet. */
  readonly left: () => Promise<number>;
  readonly close: () => Promise<void>;
};

async function* sent(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(new TextEncoder().encode(part));
}

export function uploadsContract(name: string, makeHarness: () => Promise<UploadsHarness>): void {
  describe(`Uploads: ${name}`, () => {
    let harness: UploadsHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    const textOf = async (path: string): Promise<readonly string[]> => {
      const opened = await harness.files.open(path);
      const texts: string[] = [];
      for (const source of opened.sources)
        for await (const bytes of source.open())
          texts.push(`${source.name}: ${new TextDecoder().decode(bytes)}`);
      await opened.close();
      return texts;
    };

    test('[ROS-5] a file sent in parts is opened complete, under its name, and nothing of it remains after deletion', async () => {
      const received = await harness.uploads.receive('students.csv', sent('Name\n', 'Ann\n'), 100);
      expect(await textOf(received?.path ?? '')).toEqual(['students.csv: Name\nAnn\n']);
      expect(await harness.left()).toBe(1);
      await received?.drop();
      expect(await harness.left()).toBe(0);
    });

    test('[SEC-9] nothing remains of a file that is too large', async () => {
      expect(await harness.uploads.receive('students.csv', sent('Name\n', 'Ann\n'), 8)).toBeNull();
      expect(await harness.left()).toBe(0);
    });
  });
}
