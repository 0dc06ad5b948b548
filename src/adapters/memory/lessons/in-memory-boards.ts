import type { Board, Boards, ProgramListener } from '#application/client/lessons/ports/boards.ts';
import type { Clock, TimerId } from '#application/ports/clock.ts';
import type { BoardEvent } from '#domain/lessons/programs/board/board-event.ts';
import type { BoardFailure, BoardInfo, BoardPart } from '#domain/lessons/programs/board/board.ts';
import type { Dock } from '#domain/lessons/programs/dock.ts';
import { restingDock } from '#domain/lessons/programs/dock.ts';
import { type Machine, moveTo, pressButton, startProgram } from '#domain/lessons/programs/machine.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import { advanceTo } from '#domain/lessons/programs/run-program.ts';
import { err, ok, type Result } from '#domain/result.ts';

const tickMs = 10;
const movesPerTick = 5000;

const sameLights = (one: Dock, other: Dock): boolean =>
  one.lights.every((light, at) => light === other.lights[at]);

const toneOf = ({ tone }: Dock) => tone?.tone ?? null;
const directionOf = ({ motor }: Dock) => motor?.direction ?? null;

const changesOf = (before: Dock, after: Dock): readonly BoardEvent[] => [
  ...(sameLights(before, after) ? [] : [{ kind: 'lights', lights: after.lights } as const]),
  ...(toneOf(before) === toneOf(after) ? [] : [{ kind: 'tone', tone: toneOf(after) } as const]),
  ...(directionOf(before) === directionOf(after)
    ? []
    : [{ kind: 'motor', direction: directionOf(after) } as const]),
];

export class InMemoryBoard {
  readonly info: BoardInfo;
  readonly #clock: Clock;
  #machine: Machine | null = null;
  #listener: ProgramListener | null = null;
  #timer: TimerId | null = null;
  #lost: (() => void)[] = [];
  #distance = restingDock.distance;
  isPlugged = true;
  isOpen = false;
  wasChosen = false;
  /** Whether the board does not respond, like a board without MicroPython. */
  isSilent = false;
  /** The program that starts with the board, or null for none. */
  saved: Program | null = null;
  /** The parts that fail, as if they were not wired. */
  readonly failing = new Set<BoardPart>();
  blinks = 0;

  constructor(info: BoardInfo, clock: Clock) {
    this.info = info;
    this.#clock = clock;
  }

  press(): void {
    this.#listener?.onEvent({ kind: 'press' });
    if (this.#machine !== null) this.#machine = pressButton(this.#machine);
  }

  setDistance(cm: number): void {
    this.#distance = cm;
    if (this.#machine !== null) this.#machine = moveTo(this.#machine, cm);
  }

  unplug(): void {
    this.isPlugged = false;
    this.isOpen = false;
    this.#end({ kind: 'board/lost' });
    for (const listener of this.#lost.splice(0)) listener();
  }

  connect(): Result<Board, BoardFailure> {
    if (this.isOpen) return err({ kind: 'board/in-use' });
    if (this.isSilent) return err({ kind: 'board/silent' });
    this.isOpen = true;
    const ready = (): Result<void, BoardFailure> =>
      this.isPlugged ? ok(undefined) : err({ kind: 'board/lost' });
    const idle = (): Result<void, BoardFailure> => {
      this.#end(null);
      return ready();
    };
    return ok({
      info: this.info,
      run: async (program, listener) => {
        const begun = idle();
        if (begun.ok) this.#start(program, listener);
        return begun;
      },
      stop: async () => idle(),
      save: async (program) => {
        const begun = idle();
        if (begun.ok) this.saved = program;
        return begun;
      },
      blink: async () => {
        this.blinks += 1;
        return idle();
      },
      test: async (part) => {
        const begun = idle();
        if (this.failing.has(part)) return err({ kind: 'board/program-failed', text: 'OSError: not wired' });
        return begun.ok ? ok(part === 'sensor' ? this.#distance : null) : begun;
      },
      close: async () => {
        this.#end(null);
        this.isOpen = false;
      },
      onLost: (listener) => void this.#lost.push(listener),
    });
  }

  #start(program: Program, listener: ProgramListener): void {
    this.#listener = listener;
    this.#machine = startProgram(program, { ...restingDock, distance: this.#distance });
    this.#tick();
  }

  #tick(): void {
    if (this.#machine === null || this.#listener === null) return;
    const before = this.#machine.dock;
    this.#machine = advanceTo(this.#machine, this.#machine.now + tickMs, movesPerTick).machine;
    this.#tell(before, this.#machine.dock);
    this.#timer = this.#clock.after(tickMs, () => this.#tick());
  }

  #tell(before: Dock, after: Dock): void {
    for (const event of changesOf(before, after)) this.#listener?.onEvent(event);
  }

  #end(failure: BoardFailure | null): void {
    const listener = this.#listener;
    if (listener === null || this.#machine === null) return;
    if (this.#timer !== null) this.#clock.cancel(this.#timer);
    if (failure === null) this.#tell(this.#machine.dock, restingDock);
    this.#listener = null;
    this.#machine = null;
    listener.onEnd(failure);
  }
}

/** The boards that are connected to one computer, in memory. The user chooses the board `chosen`. */
export class InMemoryBoards implements Boards {
  readonly #plugged = new Set<() => void>();
  readonly #opened = new Map<InMemoryBoard, Board>();
  boards: readonly InMemoryBoard[] = [];
  /** The user's choice in the browser's list. Null closes the list. */
  chosen: InMemoryBoard | null = null;
  isBlocked = false;
  hasSerial = true;

  isSupported(): boolean {
    return this.hasSerial;
  }

  async choose(): Promise<Result<Board, BoardFailure>> {
    if (!this.hasSerial) return err({ kind: 'board/unsupported' });
    if (this.isBlocked) return err({ kind: 'board/blocked' });
    if (this.chosen === null) return err({ kind: 'board/none-chosen' });
    this.chosen.wasChosen = true;
    return this.#connect(this.chosen);
  }

  async reconnect(): Promise<readonly Result<Board, BoardFailure>[]> {
    return this.boards
      .filter((board) => board.wasChosen && board.isPlugged && !this.#opened.has(board))
      .map((board) => this.#connect(board));
  }

  watchPlugged(listener: () => void): () => void {
    this.#plugged.add(listener);
    return () => void this.#plugged.delete(listener);
  }

  plugIn(board: InMemoryBoard): void {
    board.isPlugged = true;
    if (board.wasChosen) for (const listener of this.#plugged) listener();
  }

  #connect(board: InMemoryBoard): Result<Board, BoardFailure> {
    const before = this.#opened.get(board);
    if (before !== undefined) return ok(before);
    const connected = board.connect();
    if (!connected.ok) return connected;
    const close = async (): Promise<void> => {
      await connected.value.close();
      this.#opened.delete(board);
    };
    const opened = { ...connected.value, close };
    opened.onLost(() => this.#opened.delete(board));
    this.#opened.set(board, opened);
    return ok(opened);
  }
}
