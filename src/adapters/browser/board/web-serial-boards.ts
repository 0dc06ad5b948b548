import type { Board, Boards } from '#application/client/lessons/ports/boards.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { BoardFailure } from '#domain/lessons/programs/board/board.ts';
import { usbIds } from '#domain/lessons/programs/board/pin-map.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { connectBoard } from './serial-board.ts';
import type { Serial, SerialPort } from './serial-link.ts';

const browserSerial = (): Serial | null => ('serial' in navigator ? (navigator.serial as Serial) : null);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

export class WebSerialBoards implements Boards {
  readonly #clock: Clock;
  readonly #serial: Serial | null;
  readonly #connected = new Map<SerialPort, Board>();

  constructor(clock: Clock, serial: Serial | null = browserSerial()) {
    this.#clock = clock;
    this.#serial = serial;
  }

  isSupported(): boolean {
    return this.#serial !== null;
  }

  async choose(): Promise<Result<Board, BoardFailure>> {
    if (this.#serial === null) return err({ kind: 'board/unsupported' });
    try {
      const port = await this.#serial.requestPort({
        filters: [{ usbVendorId: usbIds.vendor, usbProductId: usbIds.product }],
      });
      return await this.#connect(port);
    } catch (error) {
      return err({ kind: nameOf(error) === 'NotFoundError' ? 'board/none-chosen' : 'board/blocked' });
    }
  }

  async reconnect(): Promise<readonly Result<Board, BoardFailure>[]> {
    if (this.#serial === null) return [];
    let ports: readonly SerialPort[];
    try {
      ports = await this.#serial.getPorts();
    } catch {
      return []; // A policy forbids access to serial ports. `choose` reports that.
    }
    const free = ports.filter((port) => !this.#connected.has(port));
    return Promise.all(free.map((port) => this.#connect(port)));
  }

  watchPlugged(listener: () => void): () => void {
    this.#serial?.addEventListener('connect', listener);
    return () => this.#serial?.removeEventListener('connect', listener);
  }

  async #connect(port: SerialPort): Promise<Result<Board, BoardFailure>> {
    const before = this.#connected.get(port);
    if (before !== undefined) return ok(before);
    const connected = await connectBoard(port, this.#clock);
    if (!connected.ok) return connected;
    const close = async (): Promise<void> => {
      await connected.value.close();
      this.#connected.delete(port);
    };
    const board = { ...connected.value, close };
    this.#connected.set(port, board);
    board.onLost(() => this.#connected.delete(port));
    return ok(board);
  }
}
