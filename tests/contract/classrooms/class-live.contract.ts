import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stores } from '#application/service/ports/transaction.ts';
import type { ClassMessage } from '#domain/classrooms/class-work/class-messages.ts';
import { classCodeLength } from '#domain/classrooms/class-codes/class-code.ts';
import { startOfTests as now } from '../../builders/time.ts';
import { aProgram, fillWorkingClass } from './a-working-class.ts';
import type { ClassWorkHarness } from './class-work.contract.ts';

const classroomId = 'room-12';
const ann = { classroomId, studentId: 'ann' };
const day = '2026-09-01';
const show = {
  studentId: 'ann',
  lessonSlug: 'load-the-barge',
  activityId: 'build',
  state: 'asked',
  at: now,
} as const;
const nothing = { seq: 0, pausedAt: null, show: null, closedOn: null };

export function classLiveContract(name: string, makeHarness: () => Promise<ClassWorkHarness>): void {
  describe(`ClassLive: ${name}`, () => {
    let harness: ClassWorkHarness;
    const within = <T>(run: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(run);
    const room = () => within(({ classLive }) => classLive.ofClassroom(classroomId));
    const view = () => within(({ classLive }) => classLive.ofStudent(ann));

    beforeEach(async () => {
      harness = await makeHarness();
      await fillWorkingClass(harness);
    });
    afterEach(() => harness.close());

    test('[CLS-2] a class is paused and resumed, closed for a day, and its changes are numbered', async () => {
      expect(await room()).toEqual(nothing);
      await within(async ({ classLive, classCodes }) => {
        const code = { classroomId, sealed: 's', digest: 'd'.repeat(classCodeLength), at: now };
        await classCodes.add(code);
        await classLive.setPaused(classroomId, now);
        await classLive.note(classroomId, 7, { students: true });
        expect(await classCodes.setClosed(classroomId, day)).toBe(true);
        expect(await classCodes.setClosed(classroomId, day)).toBe(false);
      });
      expect(await room()).toEqual({ ...nothing, seq: 7, pausedAt: now, closedOn: day });
      await within(async ({ classLive, classCodes }) => {
        await classLive.setPaused(classroomId, null);
        expect(await classCodes.setClosed(classroomId, null)).toBe(true);
      });
      expect(await room()).toEqual({ ...nothing, seq: 7 });
    });

    test('[CLS-2] a program can be read with the class only while it is shown', async () => {
      await within(async ({ classLive, programs }) => {
        await programs.save(aProgram(), null);
        await classLive.setShow(classroomId, show);
      });
      expect(await view()).toEqual({ now: { ...nothing, show }, message: null, program: null });
      await within(({ classLive }) => classLive.setShow(classroomId, { ...show, state: 'shown' }));
      expect((await view()).program).toBe(aProgram().text);
      await within(({ classLive }) => classLive.setShow(classroomId, null));
      expect(await view()).toEqual({ now: nothing, message: null, program: null });
    });

    test('[CLS-2] a message replaces the previous one, and is deleted when its student closes it', async () => {
      const send = (studentId: string | null, step: number, at: number) =>
        within(({ classLive }) =>
          classLive.send({ classroomId, studentId, day, message: { kind: 'look-at-step', step }, at }),
        );
      expect(await send('bo', 1, now)).toBe(0);
      expect(await send(null, 1, now)).toBe(1);
      expect(await send('ann', 2, now + 1)).toBe(1);
      expect((await view()).message).toEqual({ kind: 'look-at-step', step: 2, sentAt: now + 1 });
      expect(await within(({ classLive }) => classLive.unread(classroomId, now))).toEqual(['ann']);
      expect(await within(({ classLive }) => classLive.unread(classroomId, now + 1))).toEqual([]);
      expect(await within(({ classLive }) => classLive.removeMessage(ann, now))).toBe(false);
      expect(await within(({ classLive }) => classLive.removeMessage(ann, now + 1))).toBe(true);
      expect((await view()).message).toBeNull();
    });

    test('[CLS-2] a hint keeps the text with which it was sent, until another message replaces it', async () => {
      const send = (message: ClassMessage, at: number) =>
        within(({ classLive }) => classLive.send({ classroomId, studentId: 'ann', day, message, at }));
      const hint = {
        kind: 'lesson-hint',
        step: null,
        activity: 'Build it',
        text: 'Put a “wait” below.',
      } as const;
      await send(hint, now);
      expect((await view()).message).toEqual({ ...hint, sentAt: now });
      await send({ kind: 'well-done', step: null }, now + 1);
      expect((await view()).message).toEqual({ kind: 'well-done', step: null, sentAt: now + 1 });
    });

    test('[CLS-6] a connection belongs to an existing token, and expires', async () => {
      const connection = { fingerprint: 'f', ...ann, network: 'n', until: now + 10_000 };
      const connect = (overrides: object = {}) =>
        within(({ classLive }) => classLive.connect({ ...connection, ...overrides }));
      await within(async ({ logins }) => {
        const login = { studentId: 'ann', kind: 'word', sealed: 's', digest: 'd', madeAt: now } as const;
        await logins.saveMissing([login]);
        const token = { fingerprint: 'f', ...ann, classCode: 'c', day, timeZone: 'America/Chicago' };
        await logins.saveToken(token);
      });
      expect(await connect()).toBe(true);
      expect(await connect({ until: now + 11_000 })).toBe(false);
      expect(await connect({ network: 'other', until: now + 20_000 })).toBe(true);
      const connections = (after: number) =>
        within(({ classLive }) => classLive.connections(classroomId, after));
      expect(await connections(now)).toEqual([{ studentId: 'ann', network: 'other', until: now + 20_000 }]);
      expect(await connections(now + 20_000)).toEqual([]);
    });

    test('[CLS-2] listeners of a class get changes for students, and changes of the shown program', async () => {
      const received: (string | null)[] = [];
      const stop = harness.changes.subscribe('class-now', (id) => received.push(id));
      const work = {
        openedAt: now,
        changedAt: now,
        reorders: 0,
        sameBlocksSince: now,
        runs: 0,
        earned: [],
        goals: 0,
      };
      const build = { studentId: 'ann', lessonSlug: 'load-the-barge', activityId: 'build' } as const;
      const keep = () =>
        within(({ classWork }) => classWork.save(classroomId, { ...work, ...build, seq: 1 }));
      await keep();
      await within(({ classLive }) => classLive.note('room-13', 1, { students: false }));
      await within(({ classLive }) => classLive.setShow(classroomId, { ...show, state: 'shown' }));
      await keep();
      await within(({ classLive }) => classLive.note('room-13', 2, { students: true }));
      await vi.waitFor(() => expect(received).toEqual([classroomId, 'room-13']), 10_000);
      stop();
    });
  });
}
