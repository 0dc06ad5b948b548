import { getIntelHexDeviceMemInfo, microbitBoardId, MicropythonFsHex } from '@microbit/microbit-fs';
import { isUniversalHex, separateUniversalHex } from '@microbit/microbit-universal-hex';
import type { HexFailure, HexFile, HexFiles } from '#application/client/lessons/ports/hex-files.ts';
import type { BoardProgram } from '#domain/lessons/programs/board/board-program.ts';
import { err, ok, type Result } from '#domain/result.ts';

type Firmware = { readonly hex: string; readonly boardId: microbitBoardId };

/** MicroPython for the micro:bit V1, as built by Debian (see `public/firmware`). */
const firmwarePath = '/firmware/micropython-microbit-v1.hex';
const v1 = 0x9900;

const idOf = (board: number): microbitBoardId => (board === v1 ? microbitBoardId.V1 : microbitBoardId.V2);

const firmwareIn = (text: string): readonly Firmware[] =>
  isUniversalHex(text)
    ? separateUniversalHex(text).map(({ boardId, hex }) => ({ hex, boardId: idOf(boardId) }))
    : [{ hex: text, boardId: microbitBoardId[getIntelHexDeviceMemInfo(text).deviceVersion] }];

export class MicrobitFsHexFiles implements HexFiles {
  readonly #fetch: (path: string) => Promise<string>;

  /** @param fetchText fetches a text file of this site. Rejects on failure. */
  constructor(fetchText: (path: string) => Promise<string>) {
    this.#fetch = fetchText;
  }

  async make(program: BoardProgram, chosen: string | null): Promise<Result<HexFile, HexFailure>> {
    let text: string;
    try {
      text = chosen ?? (await this.#fetch(firmwarePath));
    } catch {
      return err({ kind: 'hex/unreachable' });
    }
    let files: MicropythonFsHex;
    let boards: readonly Firmware[];
    try {
      boards = firmwareIn(text);
      files = new MicropythonFsHex([...boards]);
    } catch {
      return err({ kind: 'hex/not-micropython' });
    }
    try {
      for (const { name, text: content } of [...program.modules, { name: 'main.py', text: program.main }])
        files.write(name, content);
      const [only] = boards;
      const made =
        boards.length === 1 && only !== undefined ? files.getIntelHex(only.boardId) : files.getUniversalHex();
      return ok({
        text: made,
        boards: boards.map(({ boardId }) => (boardId === microbitBoardId.V1 ? 'V1' : 'V2')),
      });
    } catch {
      return err({ kind: 'hex/full' });
    }
  }
}
