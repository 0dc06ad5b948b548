import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Board, Boards } from '#application/client/lessons/ports/boards.ts';
import type { BoardEvent } from '#domain/lessons/programs/board/board-event.ts';
import type { BoardFailure } from '#domain/lessons/programs/board/board.ts';
import type { Result } from '#domain/result.ts';
import { program } from '../../unit/domain/lessons/programs/programs.ts';

type ConnectedBoard = {
  readonly press: () => void;
  readonly setDistance: (cm: number) => void;
  readonly unplug: () => void;
  readonly plugIn: () => void;
};

export type BoardsHarness = {
  readonly boards: Boards;
  /** The boards of a second tab. */
  readonly otherTab: Boards;
  readonly board: ConnectedBoard;
  readonly answer: (choice: 'first' | 'silent' | 'none' | 'blocked') => void;
  readonly until: (holds: () => boolean) => Promise<void>;
  readonly end: () => Promise<void>;
};

const blinker = program(`when program starts
forever
  all lights on, color (red)
  wait (0.1) seconds
  all lights off
  wait (0.1) seconds

when button pressed
play tone (low) for (0.2) seconds
turn motor (forward) for (0.2) seconds`);
const busy = program('when program starts\nforever\n  set (n) to (n + 1)');
const shines = (color: string) => (event: BoardEvent) =>
  event.kind === 'lights' && event.lights.every((light) => light === color);
const isDark = (event: BoardEvent | undefined): boolean =>
  event?.kind === 'lights' && event.lights.every((light) => light === null);

function got<T>(result: Result<T, BoardFailure>): T {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

function recordedEvents() {
  const events: BoardEvent[] = [];
  const ends: (BoardFailure | null)[] = [];
  return {
    events,
    ends,
    listener: {
      onEvent: (event: BoardEvent) => void events.push(event),
      onEnd: (failure: BoardFailure | null) => void ends.push(failure),
    },
  };
}

export function boardsContract(name: string, makeHarness: () => Promise<BoardsHarness>): void {
  describe(`Boards: ${name}`, () => {
    let computer: BoardsHarness;
    const choose = async (): Promise<Board> => {
      computer.answer('first');
      return got(await computer.boards.choose());
    };
    beforeEach(async () => {
      computer = await makeHarness();
    });
    afterEach(async () => computer.end());

    test('[DOC-1] a board has its name, its serial number and its firmware', async () => {
      expect(computer.boards.isSupported()).toBe(true);
      expect(await computer.boards.reconnect()).toEqual([]);
      const { info } = await choose();
      expect(info).toEqual({ name: 'goput', serial: '0011223344556677', version: 'V2', firmware: '2.1.2' });
      const again = got(await computer.boards.choose());
      expect(again.info.serial).toBe(info.serial);
    });

    test('[DOC-1] a program runs, gets button presses, and stops with everything off', async () => {
      const board = await choose();
      const ear = recordedEvents();
      got(await board.run(blinker, ear.listener));
      await computer.until(() => ear.events.some(shines('red')));
      computer.board.press();
      await computer.until(() =>
        ear.events.some((event) => event.kind === 'motor' && event.direction === null),
      );
      // A slow board may report the end of the tone and the start of the motor in any order.
      const received = (kind: BoardEvent['kind']) => ear.events.filter((event) => event.kind === kind);
      expect(received('press')).toEqual([{ kind: 'press' }]);
      expect(received('tone')).toEqual([
        { kind: 'tone', tone: 'low' },
        { kind: 'tone', tone: null },
      ]);
      expect(received('motor')).toEqual([
        { kind: 'motor', direction: 'forward' },
        { kind: 'motor', direction: null },
      ]);
      expect(ear.ends).toEqual([]);
      got(await board.stop());
      expect(ear.ends).toEqual([null]);
      expect(isDark(ear.events.findLast(({ kind }) => kind === 'lights'))).toBe(true);
    });

    test('[DOC-1] stop ends a program that never waits; a new program replaces the running one', async () => {
      const board = await choose();
      const [first, second] = [recordedEvents(), recordedEvents()];
      got(await board.run(busy, first.listener));
      got(await board.stop());
      expect(first.ends).toEqual([null]);
      got(await board.run(busy, first.listener));
      got(await board.run(blinker, second.listener));
      expect(first.ends).toEqual([null, null]);
      await computer.until(() => second.events.some(shines('red')));
      got(await board.stop());
      got(await board.stop());
      expect(second.ends).toEqual([null]);
    });

    test('[DOC-3] the self-test tries each part, and the sensor returns a distance', async () => {
      const board = await choose();
      computer.board.setDistance(12);
      expect(await board.test('sensor')).toEqual({ ok: true, value: 12 });
      expect(await board.test('tone')).toEqual({ ok: true, value: null });
      got(await board.blink());
    });

    test('[DOC-1] a program stays on the board', async () => {
      const board = await choose();
      got(await board.save(blinker));
      const ear = recordedEvents();
      got(await board.run(blinker, ear.listener));
      await computer.until(() => ear.events.some(shines('red')));
      got(await board.stop());
    });

    test('[C22] unplugging the cable ends the program, and the board returns when it is plugged in', async () => {
      const board = await choose();
      const ear = recordedEvents();
      let isLost = false;
      board.onLost(() => {
        isLost = true;
      });
      got(await board.run(blinker, ear.listener));
      computer.board.unplug();
      await computer.until(() => isLost && ear.ends.length > 0);
      expect(ear.ends).toEqual([{ kind: 'board/lost' }]);
      expect(await board.run(blinker, ear.listener)).toEqual({ ok: false, error: { kind: 'board/lost' } });
      let plugged = 0;
      const unwatch = computer.boards.watchPlugged(() => {
        plugged += 1;
      });
      computer.board.plugIn();
      expect(plugged).toBe(1);
      unwatch();
      const back = await computer.boards.reconnect();
      expect(back.map(got).map(({ info }) => info.name)).toEqual(['goput']);
      expect(await computer.boards.reconnect()).toEqual([]);
    });

    test('[C22] a board that another tab uses is busy until that tab releases it', async () => {
      const board = await choose();
      expect(await computer.otherTab.choose()).toEqual({ ok: false, error: { kind: 'board/in-use' } });
      await board.close();
      const theirs = got(await computer.otherTab.choose());
      expect(theirs.info).toEqual(board.info);
    });

    test.each([
      ['none', 'board/none-chosen'],
      ['blocked', 'board/blocked'],
      ['silent', 'board/silent'],
    ] as const)('[C22] [C24] gives the reason for a missing board: %s', async (answer, kind) => {
      computer.answer(answer);
      expect(await computer.boards.choose()).toEqual({ ok: false, error: { kind } });
    });
  });
}
