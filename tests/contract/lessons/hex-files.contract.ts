import { describe, expect, test } from 'vitest';
import type { HexFiles } from '#application/client/lessons/ports/hex-files.ts';
import { boardProgram } from '#domain/lessons/programs/board/board-program.ts';
import { program } from '../../unit/domain/lessons/programs/programs.ts';

export type HexFilesHarness = {
  readonly files: HexFiles;
  /** The same adapter without a network: the firmware cannot be fetched. */
  readonly offline: HexFiles;
  readonly firmware: string;
};

const blinker = boardProgram(
  program('when program starts\nforever\n  all lights on, color (red)\n  wait (1) seconds'),
);

export function hexFilesContract(name: string, makeHarness: () => Promise<HexFilesHarness>): void {
  describe(`HexFiles: ${name}`, () => {
    test('[C24] [DOC-3] a program becomes a file for the boards of the firmware', async () => {
      const { files, firmware } = await makeHarness();
      const made = await files.make(blinker, null);
      expect(made.ok && made.value.boards).toEqual(['V1']);
      const [one, other] = [await files.make(blinker, firmware), made];
      expect(one).toEqual(other);
    });

    test('[C24] reports a file that is not MicroPython, a program that is too long, and a missing network', async () => {
      const { files, offline, firmware } = await makeHarness();
      expect(await files.make(blinker, 'a shopping list')).toEqual({
        ok: false,
        error: { kind: 'hex/not-micropython' },
      });
      const long = { ...blinker, main: '# long\n'.repeat(3000) };
      expect(await files.make(long, firmware)).toEqual({ ok: false, error: { kind: 'hex/full' } });
      expect(await offline.make(blinker, null)).toEqual({ ok: false, error: { kind: 'hex/unreachable' } });
      expect((await offline.make(blinker, firmware)).ok).toBe(true);
    });
  });
}
