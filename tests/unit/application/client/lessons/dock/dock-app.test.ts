import { expect, test } from 'vitest';
import { createDockApp, type DockState } from '#application/client/lessons/dock/dock-app.ts';
import { InMemoryBoard, InMemoryBoards } from '#adapters/memory/lessons/in-memory-boards.ts';
import { InMemoryHexFiles } from '#adapters/memory/lessons/in-memory-hex-files.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../../../builders/time.ts';
import { program } from '../../../../domain/lessons/programs/programs.ts';

const shining = program('when program starts\nall lights on, color (red)');

function aPage(storage = new InMemoryStorage()) {
  const clock = new ManualClock(startOfTests);
  const made = (serial: string, name: string) =>
    new InMemoryBoard({ serial, name, version: 'V2', firmware: '2.1.2' }, clock);
  const [goput, pupaz] = [made('1', 'goput'), made('2', 'pupaz')];
  const boards = new InMemoryBoards();
  boards.boards = [goput, pupaz];
  boards.chosen = goput;
  const dock = createDockApp({ boards, hexFiles: new InMemoryHexFiles(), storage, clock });
  const received: DockState[] = [];
  const leave = dock.watch((state) => void received.push(state));
  const now = (): DockState => {
    const state = received.at(-1);
    if (state === undefined) throw new Error('nothing was told');
    return state;
  };
  return { clock, boards, goput, pupaz, dock, leave, now, told: received, storage };
}

test('[DOC-1] one call connects, runs, and shows the board', async () => {
  const { dock, now, told, clock } = aPage();
  await dock.run(shining);
  await clock.advance(50);
  expect(now()).toMatchObject({ chosen: '1', doing: 'running', failure: null });
  expect(now().live?.lights).toEqual(Array.from({ length: 8 }, () => 'red'));
  expect(told.map(({ doing }) => doing)).toContain('connecting');
  await dock.stop();
  expect(now().doing).toBe('nothing');
  expect(now().live?.lights).toEqual(Array.from({ length: 8 }, () => null));
});

test('[DOC-1] stop while a program is being sent stops it as soon as it runs', async () => {
  const { dock, now, clock } = aPage();
  await dock.connect();
  const running = dock.run(shining);
  await dock.stop();
  await running;
  await clock.advance(50);
  expect(now().doing).toBe('nothing');
});

test('[C22] the boards are released when the user leaves the page, but not when it is rendered again', async () => {
  const { dock, leave, goput, clock } = aPage();
  await dock.run(shining);
  leave();
  const again = dock.watch(() => undefined);
  await clock.advance(10);
  expect(goput.isOpen).toBe(true);
  again();
  await clock.advance(10);
  expect(goput.isOpen).toBe(false);
});

test('[C22] a disconnected cable is reported, and the board returns when it is plugged in', async () => {
  const { dock, now, goput, boards, clock } = aPage();
  await dock.run(shining);
  goput.unplug();
  expect(now()).toMatchObject({
    boards: [],
    chosen: null,
    doing: 'nothing',
    failure: { kind: 'board/lost' },
  });
  boards.plugIn(goput);
  await clock.advance(10);
  expect(now()).toMatchObject({ chosen: '1', failure: null });
});

test('[C23] the last used of two boards is chosen again, and choosing shows its name', async () => {
  const { dock, now, boards, pupaz, storage, leave, clock } = aPage();
  await dock.connect();
  boards.chosen = pupaz;
  await dock.connect();
  expect(now().boards.map(({ name }) => name)).toEqual(['goput', 'pupaz']);
  await dock.choose('1');
  await dock.choose('2');
  expect(pupaz.blinks).toBe(1);
  leave();
  await clock.advance(10);

  const later = createDockApp({ boards, hexFiles: new InMemoryHexFiles(), storage, clock });
  const states: DockState[] = [];
  later.watch((state) => void states.push(state));
  await clock.advance(10);
  expect(states.at(-1)).toMatchObject({ chosen: '2' });
});

test('[C24] a browser without Web Serial is reported', async () => {
  const { dock, now, boards } = aPage();
  boards.hasSerial = false;
  await dock.run(shining);
  expect(now().failure).toEqual({ kind: 'board/unsupported' });
});
