import type { Page } from '@playwright/test';
import { type BoardBehavior, SimulatedMicrobit } from '../builders/microbit/simulated-microbit.ts';

/** The user's choice in the browser's list of devices. */
type Choice = number | 'none' | 'blocked';

/** The browser side of Web Serial: ports that exchange bytes with boards in this process. */
function installSerial(): void {
  type Bridge = {
    boardOpen: (at: number) => Promise<boolean>;
    boardClose: (at: number) => Promise<void>;
    boardReceive: (at: number, text: string) => Promise<void>;
    boardChoice: () => Promise<Choice>;
    boardSent: (at: number, text: string) => void;
    boardUnplugged: (at: number) => void;
    boardPlugged: (at: number) => void;
  };
  const bridge = window as unknown as Bridge;
  const incoming = new Map<number, ReadableStreamDefaultController<Uint8Array>>();
  const granted = new Set<number>();
  const unplugged = new Set<number>();
  const serial = new EventTarget();
  class Port extends EventTarget {
    readable: ReadableStream<Uint8Array> | null = null;
    writable: WritableStream<Uint8Array> | null = null;
    readonly at: number;
    constructor(at: number) {
      super();
      this.at = at;
    }
    async open(): Promise<void> {
      if (unplugged.has(this.at) || !(await bridge.boardOpen(this.at)))
        throw new DOMException('Failed to open serial port.', 'NetworkError');
      this.readable = new ReadableStream({
        start: (controller) => void incoming.set(this.at, controller),
        cancel: () => void incoming.delete(this.at),
      });
      this.writable = new WritableStream({
        write: (bytes) => bridge.boardReceive(this.at, new TextDecoder().decode(bytes)),
      });
    }
    async close(): Promise<void> {
      this.readable = null;
      this.writable = null;
      incoming.delete(this.at);
      await bridge.boardClose(this.at);
    }
  }
  const ports = new Map<number, Port>();
  const portAt = (at: number): Port => {
    const port = ports.get(at) ?? new Port(at);
    ports.set(at, port);
    return port;
  };
  bridge.boardSent = (at, text) => incoming.get(at)?.enqueue(new TextEncoder().encode(text));
  bridge.boardUnplugged = (at) => {
    unplugged.add(at);
    incoming.get(at)?.error(new DOMException('The device has been lost.', 'NetworkError'));
    incoming.delete(at);
  };
  bridge.boardPlugged = (at) => {
    unplugged.delete(at);
    if (granted.has(at)) serial.dispatchEvent(new Event('connect'));
  };
  const requestPort = async (): Promise<Port> => {
    const choice = await bridge.boardChoice();
    if (choice === 'blocked') throw new DOMException('Blocked by policy.', 'SecurityError');
    if (choice === 'none') throw new DOMException('No port selected by the user.', 'NotFoundError');
    granted.add(choice);
    return portAt(choice);
  };
  const getPorts = async (): Promise<readonly Port[]> =>
    [...granted].filter((at) => !unplugged.has(at)).map(portAt);
  Object.defineProperty(navigator, 'serial', { value: Object.assign(serial, { requestPort, getPorts }) });
}

/** Simulated boards that are connected to a page's computer. */
export class SimulatedBoards {
  readonly boards: readonly SimulatedMicrobit[];
  readonly #page: Page;
  readonly #open = new Set<number>();
  choice: Choice = 0;

  private constructor(page: Page, manners: readonly BoardBehavior[]) {
    this.#page = page;
    this.boards = manners.map((each) => new SimulatedMicrobit(each));
  }

  /** Connects the boards. Must be called before the page is opened. */
  static async at(page: Page, ...manners: readonly BoardBehavior[]): Promise<SimulatedBoards> {
    const made = new SimulatedBoards(page, manners);
    await page.exposeFunction('boardChoice', () => made.choice);
    await page.exposeFunction('boardOpen', (at: number) => made.#opened(at));
    await page.exposeFunction('boardClose', (at: number) => void made.#open.delete(at));
    await page.exposeFunction('boardReceive', (at: number, text: string) => made.boards[at]?.receive(text));
    await page.addInitScript(installSerial);
    // Leaving a page closes its ports. Client-side navigation does not leave the page.
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) made.#open.clear();
    });
    return made;
  }

  /** Whether the page has opened the board's port. */
  isOpen(at = 0): boolean {
    return this.#open.has(at);
  }

  async unplug(at = 0): Promise<void> {
    this.#open.delete(at);
    await this.#tell('boardUnplugged', at);
  }

  async plugIn(at = 0): Promise<void> {
    await this.#tell('boardPlugged', at);
  }

  async end(): Promise<void> {
    await Promise.all(this.boards.map((board) => board.end()));
  }

  #opened(at: number): boolean {
    const board = this.boards[at];
    if (board === undefined || this.#open.has(at)) return false;
    this.#open.add(at);
    board.onSent = (text) => void this.#tell('boardSent', at, text);
    return true;
  }

  async #tell(name: string, at: number, text = ''): Promise<void> {
    try {
      await this.#page.evaluate(
        ([call, board, sent]) =>
          (window as unknown as Record<string, (at: number, text: string) => void>)[call]?.(board, sent),
        [name, at, text] as const,
      );
    } catch (error) {
      if (!this.#page.isClosed()) throw error;
    }
  }
}
