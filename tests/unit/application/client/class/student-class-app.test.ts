import { beforeEach, describe, expect, test } from 'vitest';
import { InMemoryStorage } from '#adapters/memory/in-memory-storage.ts';
import { InMemoryStudentClassService } from '#adapters/memory/in-memory-student-class-service.ts';
import { retryMs, saveAfterMs, type SaveNews } from '#application/client/class/save-queue.ts';
import { createStudentClassApp, type StudentClassApp } from '#application/client/class/student-class-app.ts';
import { unsentSavesEntry } from '#application/client/class/unsent-saves.ts';
import { tabStudentEntry } from '#application/client/storage-entries.ts';
import { aService } from '../../../../builders/a-service.ts';
import { classWithAStudent } from '../../../../contract/class-with-a-student.ts';

const starter = 'when program starts';
const lights = (color: string): string => `when program starts\nall lights on, color (${color})`;

let world: Awaited<ReturnType<typeof classWithAStudent>>;
let service: InMemoryStudentClassService;
let storage: InMemoryStorage;
let app: StudentClassApp;
let news: SaveNews[];
let of: { readonly assignmentId: string; readonly lessonSlug: string; readonly activityId: string };

const aComputer = () => {
  const given = new InMemoryStorage();
  return { storage: given, app: createStudentClassApp({ service, storage: given, clock: world.clock }) };
};
const enter = async (into: StudentClassApp): Promise<void> => {
  const { classCode, ann } = world;
  await into.logIn({ classCode, studentId: ann.id, secret: ann.secret, flag: 1 });
};
const change = (text: string, base = starter) => app.change({ id: 'p1', of, base, text });
const stored = async (from = app): Promise<readonly string[]> => {
  const programs = await from.programs();
  return programs.ok ? programs.value.map(({ text }) => text) : [programs.error.kind];
};
const states = (): readonly string[] => news.map(({ state, unsaved }) => `${state} ${unsaved}`);

beforeEach(async () => {
  const behind = aService();
  world = await classWithAStudent(behind);
  service = new InMemoryStudentClassService(behind.app);
  ({ storage, app } = aComputer());
  news = [];
  app.watch((each) => void news.push(each));
  await enter(app);
  const board = await app.board();
  const assignmentId = board.ok ? (board.value.assignments[0]?.id ?? '') : '';
  of = { assignmentId, lessonSlug: 'load-the-barge', activityId: 'build' };
});

describe('[C12] [CLS-1] saving', () => {
  test('a change is saved a second after the last one, and counts as saved once the service has it', async () => {
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

  test('without internet it says so, keeps the change, and sends it once there is internet', async () => {
    service.online = false;
    await change(lights('red'));
    await world.clock.advance(saveAfterMs);
    expect(states().at(-1)).toBe('offline 1');
    expect(await app.settle()).toBe(1);
    service.online = true;
    await world.clock.advance(retryMs);
    expect(states().at(-1)).toBe('saved 0');
    expect(await app.settle()).toBe(0);
  });

  test('[C12] a program that the service does not take holds no other one up, and stays in the browser', async () => {
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
    const reloaded = createStudentClassApp({ service, storage, clock: world.clock });
    expect(await stored(reloaded)).toEqual([lights('red')]);
  });

  test('[C11] two computers: the later save is merged, and the page is told', async () => {
    const other = aComputer();
    await enter(other.app);
    await change(lights('red'));
    await app.settle();
    const theirs = `${starter}\n\nwhen button pressed\nall lights off`;
    await other.app.change({ id: 'p2', of, base: starter, text: theirs });
    let told: SaveNews['saved'] = null;
    other.app.watch(({ saved }) => (told = saved));
    expect(await other.app.settle()).toBe(0);
    expect(told).toMatchObject({ asked: 'p2', id: 'p1', merged: true });
    expect(await stored()).toHaveLength(1);
  });
});

describe('[C7] [C8] leaving', () => {
  test('nothing of a student stays in the browser', async () => {
    await change(lights('red'));
    expect(await app.settle()).toBe(0);
    await app.leave();
    expect(storage.read(tabStudentEntry)).toBeNull();
    expect(storage.read(unsentSavesEntry(world.ann.id))).toBeNull();
    expect(await app.board()).toEqual({ ok: false, error: { kind: 'entry/over' } });
    expect(await stored()).toEqual(['entry/over']);
  });

  test('[C13] what could not be sent stays for the student, and goes at their next login here', async () => {
    service.online = false;
    await change(lights('red'));
    await app.leave();
    await world.clock.advance(10 * retryMs);
    expect(storage.read(tabStudentEntry)).toBeNull();
    expect(storage.read(unsentSavesEntry(world.ann.id))).toHaveLength(1);
    service.online = true;
    await enter(app);
    expect(storage.read(unsentSavesEntry(world.ann.id))).toBeNull();
    expect(await stored()).toEqual([lights('red')]);
  });
});
