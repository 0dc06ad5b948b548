import { readFile } from 'node:fs/promises';
import { microbitBoardId, MicropythonFsHex } from '@microbit/microbit-fs';
import { createUniversalHex } from '@microbit/microbit-universal-hex';
import { expect, test } from 'vitest';
import { MicrobitFsHexFiles } from '#adapters/microbit-fs/microbit-fs-hex-files.ts';
import { boardProgram } from '#domain/lessons/programs/board/board-program.ts';
import { program } from '../../unit/domain/lessons/programs/programs.ts';
import { hexFilesContract } from '../lessons/hex-files.contract.ts';

const readPublic = (path: string): Promise<string> =>
  readFile(new URL(`../../../public${path}`, import.meta.url), 'utf8');
const firmware = await readPublic('/firmware/micropython-microbit-v1.hex');
const files = new MicrobitFsHexFiles(readPublic);

hexFilesContract('MicrobitFsHexFiles', async () => ({
  files,
  offline: new MicrobitFsHexFiles(() => Promise.reject(new Error('offline'))),
  firmware,
}));

const blinker = boardProgram(program('when program starts\nall lights on, color (red)'));

test('[C24] the file has MicroPython with the program and its modules', async () => {
  const made = await files.make(blinker, null);
  if (!made.ok) throw new Error(made.error.kind);
  const read = new MicropythonFsHex([{ hex: firmware, boardId: microbitBoardId.V1 }]);
  read.importFilesFromIntelHex(made.value.text, { overwrite: true, formatFirst: true });
  expect(read.ls().toSorted()).toEqual(['blocks.py', 'dock.py', 'main.py']);
  expect(read.read('main.py')).toBe(blinker.main);
  for (const { name, text } of blinker.modules) expect(read.read(name)).toBe(text);
});

test('[C24] a file for both versions of the board stays one', async () => {
  // No V2 firmware is available, so the V1 firmware replaces it.
  const both = createUniversalHex([
    { hex: firmware, boardId: 0x99_00 },
    { hex: firmware, boardId: 0x99_03 },
  ]);
  const made = await files.make(blinker, both);
  expect(made.ok && made.value.boards).toEqual(['V1', 'V2']);
});
