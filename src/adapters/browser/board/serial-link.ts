import type { BoardFailure } from '#domain/lessons/programs/board/board.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type SerialPort = {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { readonly baudRate: number; readonly bufferSize: number }): Promise<void>;
  close(): Promise<void>;
};
export type Serial = {
  requestPort(options: {
    readonly filters: readonly { readonly usbVendorId: number; readonly usbProductId: number }[];
  }): Promise<SerialPort>;
  getPorts(): Promise<readonly SerialPort[]>;
  addEventListener(type: 'connect', listener: () => void): void;
  removeEventListener(type: 'connect', listener: () => void): void;
};

const baudRate = 115_200;
const bufferSize = 16 * 1024;

export class SerialLink {
  readonly #port: SerialPort;
  readonly #encoder = new TextEncoder();
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #lost: (() => void)[] = [];
  readonly #reading: Promise<void>;
  #isOpen = true;
  onText: (text: string) => void = () => undefined;

  private constructor(
    port: SerialPort,
    readable: ReadableStream<Uint8Array>,
    writable: WritableStream<Uint8Array>,
  ) {
    this.#port = port;
    this.#reader = readable.getReader();
    this.#writer = writable.getWriter();
    this.#reading = this.#read();
  }

  static async open(port: SerialPort): Promise<Result<SerialLink, BoardFailure>> {
    try {
      await port.open({ baudRate, bufferSize });
    } catch {
      return err({ kind: 'board/in-use' }); // Any system error means that the port is not available.
    }
    const { readable, writable } = port;
    if (readable === null || writable === null) return err({ kind: 'board/lost' });
    return ok(new SerialLink(port, readable, writable));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Calls `listener` once when the cable is disconnected, or immediately if it is already disconnected. */
  onLost(listener: () => void): void {
    if (this.#isOpen) this.#lost.push(listener);
    else listener();
  }

  async write(text: string): Promise<boolean> {
    if (!this.#isOpen) return false;
    try {
      await this.#writer.write(this.#encoder.encode(text));
      return true;
    } catch {
      return false; // The reader detects the disconnected cable and reports it.
    }
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#lost.length = 0;
    await this.#letGo();
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for (;;) {
        const { done, value } = await this.#reader.read();
        if (done) break;
        this.onText(decoder.decode(value, { stream: true }));
      }
    } catch {
      // The cable was disconnected, which the code below handles.
    }
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const listener of this.#lost.splice(0)) listener();
    void this.#letGo();
  }

  /** Releases the port. After a disconnect, the port rejects some of these calls, but it is free anyway. */
  async #letGo(): Promise<void> {
    await this.#reader.cancel().catch(() => undefined);
    await this.#reading.catch(() => undefined);
    this.#reader.releaseLock();
    await this.#writer.close().catch(() => undefined);
    this.#writer.releaseLock();
    await this.#port.close().catch(() => undefined);
  }
}
