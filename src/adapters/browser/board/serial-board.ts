import type { Board } from '#application/client/lessons/ports/boards.ts';
import type { Clock } from '#application/ports/clock.ts';
import { parseBoardLine } from '#domain/lessons/programs/board/board-event.ts';
import { boardName, serialIn } from '#domain/lessons/programs/board/board-name.ts';
import { type BoardFile, boardProgram } from '#domain/lessons/programs/board/board-program.ts';
import type { BoardFailure, BoardInfo } from '#domain/lessons/programs/board/board.ts';
import {
  blinkScript,
  fileScript,
  identityScript,
  isStored,
  testScripts,
  writeScripts,
} from '#domain/lessons/programs/board/board-scripts.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { failureIn, RawRepl } from './raw-repl.ts';
import { SerialLink, type SerialPort } from './serial-link.ts';

type Done = Result<void, BoardFailure>;

function infoIn(printed: string): BoardInfo | null {
  const [machine = '', firmware = '', serial = ''] = printed.trim().split('|');
  const number = serialIn(serial);
  if (number === null) return null;
  return {
    name: boardName(number),
    serial: serial.toLowerCase(),
    version: machine.includes('nRF51') ? 'V1' : 'V2',
    firmware,
  };
}

async function write(repl: RawRepl, file: BoardFile): Promise<Done> {
  for (const script of writeScripts(file)) {
    const written = await repl.execute(script);
    if (!written.ok) return written;
  }
  return ok(undefined);
}

async function prepare(repl: RawRepl, modules: readonly BoardFile[]): Promise<Done> {
  const begun = await repl.reset();
  if (!begun.ok) return begun;
  for (const file of modules) {
    const found = await repl.execute(fileScript(file.name));
    if (!found.ok && found.error.kind !== 'board/program-failed') return found;
    if (found.ok && isStored(found.value, file)) continue;
    const written = await write(repl, file);
    if (!written.ok) return written;
  }
  return ok(undefined);
}

const testMs = 15_000;

const boardOf = (link: SerialLink, repl: RawRepl, info: BoardInfo): Board => ({
  info,
  run: async (program, { onEvent, onEnd }) => {
    const { modules, main } = boardProgram(program);
    const prepared = await prepare(repl, modules);
    if (!prepared.ok) return prepared;
    return repl.start(
      main,
      (line) => {
        const event = parseBoardLine(line);
        if (event !== null) onEvent(event);
      },
      (traceback) => onEnd(traceback === null ? { kind: 'board/lost' } : failureIn(traceback)),
    );
  },
  stop: () => repl.interrupt(),
  save: async (program) => {
    const { modules, main } = boardProgram(program);
    const prepared = await prepare(repl, modules);
    if (!prepared.ok) return prepared;
    const written = await write(repl, { name: 'main.py', text: main });
    return written.ok ? repl.restart() : written;
  },
  blink: async () => {
    const begun = await repl.reset();
    if (!begun.ok) return begun;
    const shown = await repl.execute(blinkScript(info.name));
    return shown.ok ? ok(undefined) : shown;
  },
  test: async (part) => {
    const prepared = await prepare(repl, boardProgram({ stacks: [] }).modules);
    if (!prepared.ok) return prepared;
    const tested = await repl.execute(testScripts[part], testMs);
    if (!tested.ok) return tested;
    const events = tested.value.split('\n').map(parseBoardLine);
    return ok(events.find((event) => event?.kind === 'distance')?.distance ?? null);
  },
  close: () => repl.close(),
  onLost: (listener) => link.onLost(listener),
});

/** Connects a board, which must respond like MicroPython on a micro:bit. The board's display then shows its name. */
export async function connectBoard(port: SerialPort, clock: Clock): Promise<Result<Board, BoardFailure>> {
  const opened = await SerialLink.open(port);
  if (!opened.ok) return opened;
  const repl = new RawRepl(opened.value, clock);
  const failed = async (failure: BoardFailure): Promise<Result<never, BoardFailure>> => {
    await opened.value.close();
    return err(failure);
  };
  const begun = await repl.reset();
  if (!begun.ok) return failed(begun.error);
  const output = await repl.execute(identityScript);
  if (!output.ok)
    return failed(output.error.kind === 'board/program-failed' ? { kind: 'board/silent' } : output.error);
  const info = infoIn(output.value);
  if (info === null) return failed({ kind: 'board/silent' });
  const shown = await repl.execute(blinkScript(info.name));
  return shown.ok ? ok(boardOf(opened.value, repl, info)) : failed(shown.error);
}
