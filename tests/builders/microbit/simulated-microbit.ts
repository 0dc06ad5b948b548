import { Worker } from 'node:worker_threads';
import type { SerialPort } from '#adapters/browser/board/serial-link.ts';
import { type BoardMaking, cell, type FromInterpreter, type ToInterpreter } from './board-memory.ts';

const prompt = 'raw REPL; CTRL-B to exit\r\n>';

/** The behavior of a board. A silent board behaves like one without MicroPython. */
export type BoardBehavior = {
  readonly serial: string;
  readonly version: 'V1' | 'V2';
  readonly isSilent?: boolean;
};

/**
 * A simulated micro:bit. It implements MicroPython's raw REPL over a serial port and runs programs with the official interpreter. Tests press its button, place
 * objects in front of its sensor and unplug its cable.
 */
export class SimulatedMicrobit {
  readonly #cells = new Int32Array(new SharedArrayBuffer(16));
  readonly #worker: Worker;
  readonly #manners: BoardBehavior;
  readonly signals = new Map<string, { readonly pin: number; readonly value: string }>();
  #ready: Promise<void>;
  #taken: Promise<void> = Promise.resolve();
  #isReady: () => void = () => undefined;
  #isRaw = false;
  #runs = false;
  #typed = '';
  onSent: (text: string) => void = () => undefined;

  constructor(manners: BoardBehavior) {
    this.#manners = manners;
    this.#cells[cell.distance] = 30;
    const making: BoardMaking = {
      memory: this.#cells.buffer,
      serial: manners.serial,
      version: manners.version,
    };
    this.#ready = new Promise<void>((resolve) => {
      this.#isReady = resolve;
    });
    this.#worker = new Worker(new URL('interpreter.ts', import.meta.url), { workerData: making });
    this.#worker.on('message', (message: FromInterpreter) => this.#hear(message));
  }

  press(): void {
    Atomics.add(this.#cells, cell.presses, 1);
    this.#ring();
  }

  setDistance(cm: number): void {
    Atomics.store(this.#cells, cell.distance, cm);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  receive(text: string): void {
    if (this.#manners.isSilent === true) return;
    for (const letter of text)
      this.#taken = this.#taken.then(() => this.#ready).then(() => this.#type(letter));
  }

  #type(letter: string): void {
    if (letter === '\u0003') return this.#interrupt();
    if (letter === '\u0001') {
      this.#isRaw = true;
      this.#typed = '';
      return this.onSent(prompt);
    }
    if (letter === '\u0002') {
      this.#isRaw = false;
      return this.onSent('\r\nMicroPython; micro:bit\r\n>>> ');
    }
    if (letter !== '\u0004') {
      this.#typed += letter;
      return undefined;
    }
    const code = this.#typed;
    this.#typed = '';
    if (code !== '' && this.#isRaw) {
      this.#runs = true;
      this.onSent('OK');
      return this.#order({ kind: 'run', code });
    }
    this.onSent(this.#isRaw ? 'OK\r\nMPY: soft reboot\r\n' : '\r\nMPY: soft reboot\r\n');
    this.#ready = new Promise<void>((resolve) => {
      this.#isReady = resolve;
    });
    this.#runs = !this.#isRaw;
    return this.#order({ kind: 'reset', runsMain: !this.#isRaw });
  }

  #interrupt(): void {
    this.#typed = '';
    if (!this.#runs) return;
    Atomics.store(this.#cells, cell.interrupt, 1);
    this.#ring();
  }

  #ring(): void {
    Atomics.add(this.#cells, cell.bell, 1);
    Atomics.notify(this.#cells, cell.bell);
  }

  #order(message: ToInterpreter): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(message);
  }

  #hear(message: FromInterpreter): void {
    switch (message.kind) {
      case 'ready':
        this.#isReady();
        return this.#isRaw ? this.onSent(prompt) : undefined;
      case 'printed':
        return this.onSent(message.text);
      case 'ended':
        this.#runs = false;
        if (!this.#isRaw) return this.onSent('\r\n>>> ');
        return this.onSent(`\u0004${message.traceback.replaceAll('\n', '\r\n')}\u0004>`);
      case 'signal':
        this.signals.set(message.part, { pin: message.pin, value: message.value });
    }
    return undefined;
  }
}

/** The cable of a simulated board: a port of the Web Serial API. */
export class SimulatedCable implements SerialPort {
  readonly #board: SimulatedMicrobit;
  #incoming: ReadableStreamDefaultController<Uint8Array> | null = null;
  #isPlugged = true;
  readable: ReadableStream<Uint8Array> | null = null;
  writable: WritableStream<Uint8Array> | null = null;

  constructor(board: SimulatedMicrobit) {
    this.#board = board;
  }

  get isPlugged(): boolean {
    return this.#isPlugged;
  }

  async open(): Promise<void> {
    if (this.readable !== null || !this.#isPlugged)
      throw new DOMException('Failed to open serial port.', 'NetworkError');
    this.readable = new ReadableStream({
      start: (controller) => void (this.#incoming = controller),
      cancel: () => void (this.#incoming = null),
    });
    this.writable = new WritableStream({
      write: (bytes) => this.#board.receive(new TextDecoder().decode(bytes)),
    });
    this.#board.onSent = (text) => this.#incoming?.enqueue(new TextEncoder().encode(text));
  }

  async close(): Promise<void> {
    this.readable = null;
    this.writable = null;
    this.#incoming = null;
    this.#board.onSent = () => undefined;
  }

  unplug(): void {
    this.#isPlugged = false;
    const incoming = this.#incoming;
    this.#incoming = null;
    this.#board.onSent = () => undefined;
    incoming?.error(new DOMException('The device has been lost.', 'NetworkError'));
  }

  plugIn(): void {
    this.#isPlugged = true;
  }
}
