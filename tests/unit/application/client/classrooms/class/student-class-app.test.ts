import { beforeEach, describe, expect, test } from 'vitest';
import { apiStudentClassService } from '#adapters/api/classrooms/api-student-class-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import {
  type BrowserAreas,
  emptyAreas,
  InMemoryStorage,
} from '#adapters/memory/platform/in-memory-storage.ts';
import { retryMs, saveAfterMs, type SaveNews } from '#application/client/classrooms/class/save-queue.ts';
import {
  createStudentClassApp,
  type StudentClassApp,
} from '#application/client/classrooms/class/student-class-app.ts';
import { unsentSavesEntry } from '#application/client/classrooms/class/unsent-saves.ts';
import type { StudentClassService } from '#application/client/classrooms/ports/student-class-service.ts';
import { tabStudentEntry } from '#application/client/storage-entries.ts';
import { aService } from '../../../../../builders/a-service.ts';
import { injectHttp, type InjectNetwork } from '../../../../../builders/inject-http.ts';
import { classWithAStudent } from '../../../../../contract/classrooms/class-with-a-student.ts';

const starter = 'when program starts';
const [p1, p2] = ['0190a0b0-0000-7000-8000-000000000001', '0190a0b0-0000-7000-8000-000000000002'];
const lights = (color: string): string => `when program starts\nall lights on, color (${color})`;

let world: Awaited<ReturnType<typeof classWithAStudent>>;
let service: StudentClassService;
let network: InjectNetwork;
let areas: BrowserAreas;
let storage: InMemoryStorage;
let app: StudentClassApp;
let news: SaveNews[];
let of: { readonly assignmentId: string; readonly lessonSlug: string; readonly activityId: string };

const aPage = (browser: InMemoryStorage): StudentClassApp =>
  createStudentClassApp({ service, storage: browser, clock: world.clock, pageId: crypto.randomUUID() });
const aComputer = (browser = emptyAreas()) => {
  const given = new InMemoryStorage(browser);
  return { storage: given, app: aPage(given) };
};
const enter = async (into: StudentClassApp): Promise<void> => {
  const { classCode, ann } = world;
  await into.logIn({ classCode, studentId: ann.id, login: ann.login, flag: 1 });
};
const change = (text: string, base = starter) => app.change({ id: p1, of, base, text });
const stored = async (from = app): Promise<readonly string[]> => {
  const programs = await from.programs();
  return programs.ok ? programs.value.map(({ text }) => text) : [programs.error.kind];
};
const states = (): readonly string[] => news.map(({ state, unsaved }) => `${state} ${unsaved}`);

beforeEach(async () => {
  const behind = aService();
  world = await classWithAStudent(behind);
  const sent = injectHttp(behind);
  ({ network } = sent);
  service = apiStudentClassService(sent.http, new InMemoryLog());
  areas = emptyAreas();
  ({ storage, app } = aComputer(areas));
  news = [];
  app.watch((each) => void news.push(each));
  await enter(app);
  const board = await app.board();
  const assignmentId = board.ok ? (board.value.assignments[0]?.id ?? '') : '';
  of = { assignmentId, lessonSlug: 'load-the-barge', activityId: 'build' };
});

describe('[C12] [CLS-1] saving', () => {
  test('a change is sent a second after the last one, and is saved once the service has it', async () => {
    await change(lights('red'));
    await world.clock.advance(saveAfterMs - 1);
    await change(lights('blue'));
    await world.clock.advance(saveAfterMs - 1);
    expect(states()).toEqual(['saving 1', 'saving 1']);
    await world.clock.advance(1);
    expect(states().at(-1)).toBe('saved 0');
    expect(await stored()).toEqual([lights('blue')]);
    expect(storage.read(unsentSavesEntry(world.ann.id))).toBeNull();
  });

  test('without internet the status says so, and the change is sent once there is internet', async () => {
    network.online = false;
    await change(lights('red'));
    await world.clock.advance(saveAfterMs);
    expect(states().at(-1)).toBe('offline 1');
    expect(await app.settle()).toBe(1);
    network.online = true;
    await world.clock.advance(retryMs);
    expect(states().at(-1)).toBe('saved 0');
    expect(await app.settle()).toBe(0);
  });

  test('[C12] a program that the service refuses does not block others, and stays in the browser', async () => {
    await app.change({ id: 'none', of: { ...of, assignmentId: 'none' }, base: starter, text: lights('red') });
    await change(lights('blue'));
    expect(await app.settle()).toBe(1);
    expect(states().at(-1)).toBe('refused 1');
    expect(storage.read(unsentSavesEntry(world.ann.id))).toMatchObject([{ id: 'none' }]);
    expect((await service.programs(storage.read(tabStudentEntry)?.token ?? '')).ok).toBe(true);
    expect(await stored()).toContain(lights('blue'));
  });

  test('[C14] a reload before the save shows the last program', async () => {
    await change(lights('red'));
    const reloaded = aPage(storage);
    expect(await stored(reloaded)).toEqual([lights('red')]);
  });

  test('[C11] the later save of two computers is merged, and the page gets the result', async () => {
    const other = aComputer();
    await enter(other.app);
    await change(lights('red'));
    await app.settle();
    const theirs = `${starter}\n\nwhen button pressed\nall lights off`;
    await other.app.change({ id: p2, of, base: starter, text: theirs });
    let told: SaveNews['saved'] = null;
    other.app.watch(({ saved }) => (told = saved));
    expect(await other.app.settle()).toBe(0);
    expect(told).toMatchObject({ asked: p2, id: p1, merged: true });
    expect(await stored()).toHaveLength(1);
  });
});

describe('[C9] [C11] [CLS-3] two tabs of one student in one browser', () => {
  const second = `${starter}\n\nwhen button pressed\nall lights off`;
  let other: StudentClassApp;
  beforeEach(() => {
    other = aPage(storage);
  });
  const parts = async (): Promise<readonly string[]> =>
    (await stored()).flatMap((text) => text.split('\n\n')).toSorted();

  test('changes in both within one second are merged', async () => {
    await change(starter);
    await app.settle();
    await change(lights('red'));
    await other.change({ id: p1, of, base: starter, text: second });
    await world.clock.advance(saveAfterMs);
    expect(await parts()).toEqual(['when button pressed\nall lights off', lights('red')]);
    expect(states().at(-1)).toBe('saved 0');
  });

  test('offline changes in both are merged once there is internet', async () => {
    await change(starter);
    await app.settle();
    network.online = false;
    await change(lights('red'));
    await other.change({ id: p1, of, base: starter, text: second });
    await world.clock.advance(saveAfterMs);
    expect(states().at(-1)).toBe('offline 1');
    network.online = true;
    await Promise.all([app.settle(), other.settle()]);
    expect(await parts()).toEqual(['when button pressed\nall lights off', lights('red')]);
    expect(states().at(-1)).toBe('saved 0');
  });

  test('one tab sends what the other left, and both show that all is saved', async () => {
    network.online = false;
    await change(lights('red'));
    await world.clock.advance(saveAfterMs);
    network.online = true;
    expect(await other.settle()).toBe(0);
    await world.clock.advance(retryMs);
    expect(states().at(-1)).toBe('saved 0');
    expect(await stored()).toEqual([lights('red')]);
  });
});

describe('[C12] [CLS-3] [CLS-4] goals', () => {
  const goals = (earned: readonly number[]) =>
    app.report({ assignmentId: of.assignmentId, activityId: of.activityId, kind: 'goals', earned, goals: 3 });
  const reported = async () => {
    const board = await app.board();
    return board.ok ? board.value.assignments[0]?.goals.find((each) => each.activityId === 'build') : board;
  };

  test('goals met offline are reported once there is internet', async () => {
    network.online = false;
    expect((await goals([0])).ok).toBe(false);
    await goals([0, 1]);
    await world.clock.advance(retryMs);
    network.online = true;
    await world.clock.advance(retryMs);
    expect(await reported()).toMatchObject({ earned: [0, 1], goals: 3 });
  });

  test('goals that were not sent before the student left are sent at the next login here', async () => {
    network.online = false;
    await goals([0]);
    await app.leave();
    network.online = true;
    await world.clock.advance(10 * retryMs);
    await enter(app);
    expect(await reported()).toMatchObject({ earned: [0] });
    expect([...areas.local.keys()].filter((key) => key.includes('unsent'))).toEqual([]);
  });
});

describe('[C7] an idle computer', () => {
  const idle = 180_000;

  test('a touch keeps the page open, and without one the page asks after three minutes', async () => {
    let asked = 0;
    const { touched } = app.watchIdle(idle, () => void (asked += 1));
    await world.clock.advance(idle - 1);
    touched();
    await world.clock.advance(idle - 1);
    expect(asked).toBe(0);
    await world.clock.advance(1);
    expect(asked).toBe(1);
  });

  test('a touch after an hour of sleep asks at once', () => {
    let asked = 0;
    const { touched } = app.watchIdle(idle, () => void (asked += 1));
    world.clock.sleep(3_600_000);
    touched();
    expect(asked).toBe(1);
  });
});

describe('[C7] [C8] leaving', () => {
  test('no student data stays in the browser', async () => {
    await change(lights('red'));
    expect(await app.settle()).toBe(0);
    await app.leave();
    expect(storage.read(tabStudentEntry)).toBeNull();
    expect(storage.read(unsentSavesEntry(world.ann.id))).toBeNull();
    expect(await app.board()).toEqual({ ok: false, error: { kind: 'entry/over' } });
    expect(await stored()).toEqual(['entry/over']);
  });

  test('[C13] unsent work is kept for the student, and is sent at their next login here', async () => {
    network.online = false;
    await change(lights('red'));
    await app.leave();
    await world.clock.advance(10 * retryMs);
    expect(storage.read(tabStudentEntry)).toBeNull();
    expect(storage.read(unsentSavesEntry(world.ann.id))).toHaveLength(1);
    network.online = true;
    await enter(app);
    expect(storage.read(unsentSavesEntry(world.ann.id))).toBeNull();
    expect(await stored()).toEqual([lights('red')]);
  });
});
