import { afterBoardEvent, type BoardEvent } from '#domain/lessons/programs/board/board-event.ts';
import { boardProgram } from '#domain/lessons/programs/board/board-program.ts';
import type { BoardFailure, BoardInfo, BoardPart } from '#domain/lessons/programs/board/board.ts';
import { type Dock, restingDock } from '#domain/lessons/programs/dock.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import type { Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Board, Boards } from '../ports/boards.ts';
import type { HexFailure, HexFile, HexFiles } from '../ports/hex-files.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { chosenBoardEntry } from '../../storage-entries.ts';

export type DockState = {
  /** False if the browser does not support boards. */
  readonly isSupported: boolean;
  readonly boards: readonly BoardInfo[];
  /** Serial number of the board that runs programs; null if none is connected. */
  readonly chosen: string | null;
  readonly doing: 'nothing' | 'connecting' | 'sending' | 'running';
  /** The last step's failure; cleared by the next step. */
  readonly failure: BoardFailure | null;
  /** The lights, tone and motor of the board; null before it runs a program. */
  readonly live: Dock | null;
};

/** The result of a test: the distance in centimeters for the sensor, or the failure. */
export type PartTest = { readonly reading: number | null; readonly failure: BoardFailure | null };

export type MadeFile = { readonly file: HexFile | null; readonly failure: HexFailure | null };

export type DockApp = {
  /**
   * Calls back with the current state and after each change, and connects boards that were chosen before. Returns the unsubscribe function. When there is no
   * listener, all boards are released to other tabs and programs.
   */
  readonly watch: (listener: (state: DockState) => void) => () => void;
  /** Lets the user choose a board in the browser's list. Needs a click. */
  readonly connect: () => Promise<void>;
  /** Selects the connected board that runs programs, and shows its name on its display. */
  readonly choose: (serial: string) => Promise<void>;
  /** Runs a program; asks the user to choose a board if none is connected. Needs a click. */
  readonly run: (program: Program) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly save: (program: Program) => Promise<void>;
  /** Creates a file for boards that cannot be connected; see `HexFiles`. */
  readonly file: (program: Program, chosen: string | null) => Promise<MadeFile>;
  /** Tests a part of the Dock; asks the user to choose a board if none is connected. */
  readonly test: (part: BoardPart) => Promise<PartTest>;
};

export type DockPorts = {
  readonly boards: Boards;
  readonly hexFiles: HexFiles;
  readonly storage: Storage;
  readonly clock: Clock;
};

export function createDockApp({ boards, hexFiles, storage, clock }: DockPorts): DockApp {
  const listeners = new Set<(state: DockState) => void>();
  const connected = new Map<string, Board>();
  let state: DockState = {
    isSupported: boards.isSupported(),
    boards: [],
    chosen: null,
    doing: 'nothing',
    failure: null,
    live: null,
  };
  let isStopAsked = false;
  let unwatch: (() => void) | null = null;

  const change = (next: Partial<DockState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state);
  };
  const infos = (): readonly BoardInfo[] => [...connected.values()].map(({ info }) => info);
  const chosenBoard = (): Board | null => connected.get(state.chosen ?? '') ?? null;
  const settle = (done: Result<unknown, BoardFailure>): void =>
    change({ doing: 'nothing', failure: done.ok ? null : done.error });

  const add = (board: Board): void => {
    const { serial } = board.info;
    if (connected.get(serial) === board) return;
    connected.set(serial, board);
    board.onLost(() => {
      connected.delete(serial);
      const [other] = connected.keys();
      const wasChosen = state.chosen === serial;
      change({
        boards: infos(),
        ...(wasChosen
          ? { chosen: other ?? null, doing: 'nothing', failure: { kind: 'board/lost' }, live: null }
          : {}),
      });
    });
  };
  const select = (serial: string): void => {
    storage.write(chosenBoardEntry, serial);
    change({ boards: infos(), chosen: serial, failure: null, live: null });
  };

  const reconnect = async (): Promise<void> => {
    if (state.doing !== 'nothing') return;
    const found = await boards.reconnect();
    if (listeners.size === 0) {
      for (const board of found) if (board.ok) await board.value.close();
      return;
    }
    for (const board of found) if (board.ok) add(board.value);
    change({ boards: infos() });
    const serials = [...connected.keys()];
    if (chosenBoard() !== null || serials.length === 0) return;
    const before = storage.read(chosenBoardEntry);
    change({ chosen: serials.find((serial) => serial === before) ?? serials[0] ?? null, failure: null });
  };

  const release = async (): Promise<void> => {
    if (listeners.size > 0) return;
    unwatch?.();
    unwatch = null;
    const open = [...connected.values()];
    connected.clear();
    state = { ...state, boards: [], chosen: null, doing: 'nothing', failure: null, live: null };
    await Promise.all(open.map((board) => board.close()));
  };

  const connect = async (): Promise<Board | null> => {
    if (state.doing !== 'nothing') return null;
    change({ doing: 'connecting', failure: null });
    const board = await boards.choose();
    settle(board);
    if (!board.ok) return null;
    add(board.value);
    select(board.value.info.serial);
    return board.value;
  };

  const hear = (event: BoardEvent): void =>
    change({ live: afterBoardEvent(state.live ?? restingDock, event) });

  const run = async (program: Program): Promise<void> => {
    if (state.doing !== 'nothing') return;
    const board = chosenBoard() ?? (await connect());
    if (board === null) return;
    isStopAsked = false;
    change({ doing: 'sending', failure: null, live: restingDock });
    let hasEnded = false;
    const begun = await board.run(program, {
      onEvent: hear,
      onEnd: (failure) => {
        hasEnded = true;
        change({ doing: 'nothing', ...(failure === null ? {} : { failure }) });
      },
    });
    if (!begun.ok) return settle(begun);
    if (!hasEnded) change({ doing: 'running' });
    if (isStopAsked) await stop();
  };

  const stop = async (): Promise<void> => {
    isStopAsked = true;
    const board = chosenBoard();
    if (board === null || state.doing === 'sending') return;
    const stopped = await board.stop();
    if (!stopped.ok) settle(stopped);
  };

  return {
    watch: (listener) => {
      listeners.add(listener);
      listener(state);
      if (unwatch === null) {
        unwatch = boards.watchPlugged(() => void reconnect());
        void reconnect();
      }
      return () => {
        listeners.delete(listener);
        // Delayed, because a page that renders again unsubscribes and immediately subscribes again.
        clock.after(0, () => void release());
      };
    },
    connect: async () => void (await connect()),
    choose: async (serial) => {
      if (state.doing !== 'nothing') return;
      select(serial);
      const shown = await chosenBoard()?.blink();
      if (shown !== undefined) settle(shown);
    },
    run,
    stop,
    save: async (program) => {
      const board = chosenBoard();
      if (board === null || state.doing !== 'nothing') return;
      change({ doing: 'sending', failure: null });
      settle(await board.save(program));
    },
    file: async (program, chosen) => {
      const made = await hexFiles.make(boardProgram(program), chosen);
      return made.ok ? { file: made.value, failure: null } : { file: null, failure: made.error };
    },
    test: async (part) => {
      const board = chosenBoard() ?? (await connect());
      if (board === null) return { reading: null, failure: state.failure ?? { kind: 'board/none-chosen' } };
      change({ doing: 'sending', failure: null });
      const tested = await board.test(part);
      change({ doing: 'nothing' });
      return tested.ok ? { reading: tested.value, failure: null } : { reading: null, failure: tested.error };
    },
  };
}
