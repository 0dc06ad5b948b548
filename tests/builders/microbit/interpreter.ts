import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import { pins, echoPerCm } from '../../../src/domain/lessons/programs/board/pin-map.ts';
import { type BoardMaking, cell, type FromInterpreter, type ToInterpreter } from './board-memory.ts';

/** Runs the official MicroPython in its own thread, because a program may run forever. */
const { memory, serial, version } = workerData as BoardMaking;
const cells = new Int32Array(memory);
const hardware = readFileSync(join(import.meta.dirname, 'hardware.py'), 'utf8');
const begun = Date.now();
const files = new Map<string, string>();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (message: FromInterpreter): void => parentPort?.postMessage(message);

const signal = (part: string) => (pin: number, value: string | number) =>
  tell({ kind: 'signal', part, pin, value: String(value) });

/** Waits for `ms` milliseconds or an event. Returns whether the program was interrupted. */
function sleep(ms: number): boolean {
  const bell = Atomics.load(cells, cell.bell);
  if (ms > 0 && Atomics.load(cells, cell.interrupt) === 0) Atomics.wait(cells, cell.bell, bell, ms);
  return Atomics.exchange(cells, cell.interrupt, 0) === 1;
}

async function boot() {
  const micropython = await loadMicroPython({
    heapsize: 8 * 1024 * 1024,
    linebuffer: true,
    stdout: (line) => tell({ kind: 'printed', text: `${line}\r\n` }),
  });
  micropython.registerJsModule('_hw', {
    sleep,
    now: () => Date.now() - begun,
    presses: () => Atomics.load(cells, cell.presses),
    serial: () => serial,
    version: () => version,
    display: (text: string) => tell({ kind: 'signal', part: 'display', pin: -1, value: text }),
    write: signal('digital'),
    analog: signal('analog'),
    period: signal('period'),
    ring: signal('ring'),
    tone: signal('tone'),
    echo: (pin: number) => {
      const cm = Atomics.load(cells, cell.distance);
      return pin === pins.echo && cm >= 0 ? cm * echoPerCm : -1;
    },
  });
  for (const [name, text] of files) micropython.FS.writeFile(name, text);
  micropython.runPython(hardware);
  return micropython;
}

let board = await boot();

function run(code: string): string {
  try {
    board.runPython(code);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

function storeFiles(): void {
  for (const name of board.FS.readdir('.').filter((each) => each.endsWith('.py')))
    files.set(name, board.FS.readFile(name, { encoding: 'utf8' }));
}

async function answer(message: ToInterpreter): Promise<void> {
  Atomics.store(cells, cell.interrupt, 0);
  if (message.kind === 'run') {
    const traceback = run(message.code);
    storeFiles();
    return tell({ kind: 'ended', traceback });
  }
  board = await boot();
  tell({ kind: 'ready' });
  const main = files.get('main.py');
  if (message.runsMain && main !== undefined) tell({ kind: 'ended', traceback: run(main) });
}

parentPort?.on('message', (message: ToInterpreter) => void answer(message));
tell({ kind: 'ready' });
