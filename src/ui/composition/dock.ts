import { WebSerialBoards } from '#adapters/browser/board/web-serial-boards.ts';
import { fetchText } from '#adapters/browser/fetch-text.ts';
import { createDockApp, type DockApp, type DockPorts } from '#application/client/lessons/dock/dock-app.ts';
import type { HexFiles } from '#application/client/lessons/ports/hex-files.ts';
import { fetched } from '../routes/chunk-error.ts';

/** The code that generates files is loaded with the first file. */
const hexFiles: HexFiles = {
  make: async (program, chosen) => {
    const { MicrobitFsHexFiles } = await fetched(import('#adapters/microbit-fs/microbit-fs-hex-files.ts'));
    return new MicrobitFsHexFiles(fetchText).make(program, chosen);
  },
};

export const openDock = (ports: Pick<DockPorts, 'storage' | 'clock'>): DockApp =>
  createDockApp({ ...ports, hexFiles, boards: new WebSerialBoards(ports.clock) });
