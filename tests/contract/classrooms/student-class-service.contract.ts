import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StudentClassService } from '#application/client/classrooms/ports/student-class-service.ts';
import { newCancellation } from '#domain/cancellation.ts';

/** The client of a service with a class in which Ann has the lesson 'load-the-barge' with the activity `build`. */
export type StudentClassHarness = {
  readonly students: StudentClassService;
  readonly classCode: string;
  readonly ann: { readonly id: string; readonly login: string };
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const [p1, p2, p3, none] = [1, 2, 3, 4].map((last) => `0a1b2c3d-4e5f-4a6b-8c7d-00000000000${last}`) as [
  string,
  string,
  string,
  string,
];
const refusal = (kind: string) => ({ ok: false, error: { kind } });

export function studentClassServiceContract(
  name: string,
  makeHarness: () => Promise<StudentClassHarness>,
): void {
  describe(`StudentClassService: ${name}`, () => {
    let harness: StudentClassHarness;
    let students: StudentClassService;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ students } = harness);
    });
    afterEach(() => harness.close());

    const enter = async () => {
      const { classCode, ann } = harness;
      const entered = await students.logIn({ classCode, studentId: ann.id, login: ann.login });
      if (!entered.ok) throw new Error(entered.error.kind);
      return entered.value.token;
    };
    const boardOf = async (token: string) => {
      const board = await students.board(token);
      if (!board.ok) throw new Error(board.error.kind);
      return board.value;
    };

    test('[ROS-8] opens a class by its code, and asks a student for their login', async () => {
      const { classCode, ann } = harness;
      expect(await students.open(classCode)).toEqual({ ok: true, value: [{ id: ann.id, name: 'Ann L.' }] });
      expect(await students.open('CDF346')).toEqual(refusal('entry/wrong-class-code'));
      const chosen = await students.choose({ classCode, studentId: ann.id });
      expect(chosen).toMatchObject({ ok: true, value: { id: ann.id, name: 'Ann L.', kind: 'word' } });
      expect(await students.choose({ classCode, studentId: 'nobody' })).toEqual(refusal('entry/no-login'));
    });

    test('[ROS-8] accepts the right login, and blocks too many tries', async () => {
      const { classCode, ann } = harness;
      const tried = (login: string) => students.logIn({ classCode, studentId: ann.id, login });
      expect(await tried(ann.login)).toMatchObject({ ok: true, value: { id: ann.id, name: 'Ann L.' } });
      for (let tries = 0; tries < 5; tries += 1)
        expect(await tried('zzz')).toEqual(refusal('entry/wrong-login'));
      expect(await tried(ann.login)).toMatchObject(refusal('entry/locked'));
    });

    test("[CLS-1] shows the board and the lesson for students, and stores the student's status", async () => {
      const token = await enter();
      const { classroom, student, assignments } = await boardOf(token);
      expect([classroom, student.name]).toEqual(['Room 12', 'Ann L.']);
      const [assignment] = assignments;
      const assignmentId = assignment?.id ?? '';
      const lesson = await students.lesson(token, assignmentId);
      expect(lesson).toMatchObject({
        ok: true,
        value: { slug: 'load-the-barge', activities: [{ id: 'build', shown: { kind: 'open' } }] },
      });
      expect(JSON.stringify(lesson)).not.toContain('Repeat three times');
      const said = { assignmentId, activityId: 'build', state: 'needs_help' } as const;
      expect(await students.record(token, said)).toEqual({ ok: true, value: undefined });
      expect((await boardOf(token)).assignments[0]?.progress).toEqual([
        { activityId: 'build', state: 'needs_help' },
      ]);
      expect(await students.lesson(token, none)).toEqual(refusal('assignment/not-found'));
      expect(await students.record(token, { ...said, activityId: 'none' })).toEqual(
        refusal('assignment/no-such-activity'),
      );
    });

    test('[CLS-1] [C10] [C11] stores one program per activity, with its earlier versions, and merges changes of two computers', async () => {
      const token = await enter();
      const assignmentId = (await boardOf(token)).assignments[0]?.id ?? '';
      const of = { assignmentId, lessonSlug: 'load-the-barge', activityId: 'build' };
      const starter = 'when program starts';
      const red = `${starter}\nall lights on, color (red)`;
      const first = await students.save(token, { id: p1, of, base: starter, text: red });
      expect(first).toMatchObject({ ok: true, value: { id: p1, activityId: 'build', merged: false } });
      const more = `${starter}\n\nwhen button pressed\nall lights off`;
      const second = await students.save(token, { id: p2, of, base: starter, text: more });
      expect(second).toMatchObject({ ok: true, value: { id: p1, merged: true } });
      const programs = await students.programs(token);
      expect(programs).toMatchObject({ ok: true, value: [{ id: p1, lessonSlug: 'load-the-barge' }] });
      const versions = await students.versions(token, p1);
      expect(versions).toMatchObject({ ok: true, value: [{ text: red }] });
      expect(await students.versions(token, none)).toEqual(refusal('program/not-found'));
      const opened = { assignmentId, activityId: 'build', kind: 'opened', earned: [], goals: 0 } as const;
      expect(await students.report(token, opened)).toEqual({ ok: true, value: undefined });
    });

    test("[CLS-1] deletes and restores a student's own program", async () => {
      const token = await enter();
      const save = { id: p3, of: { name: 'Boat' }, base: null, text: 'when program starts' };
      expect(await students.save(token, save)).toMatchObject({ ok: true, value: { name: 'Boat' } });
      expect(await students.setDeleted(token, p3, true)).toEqual({ ok: true, value: undefined });
      expect(await students.programs(token)).toEqual({ ok: true, value: [] });
      expect(await students.setDeleted(token, p3, false)).toEqual({ ok: true, value: undefined });
      expect(await students.programs(token)).toMatchObject({ ok: true, value: [{ id: p3 }] });
      expect(await students.setDeleted(token, none, true)).toEqual(refusal('program/not-found'));
    });

    test('[CLS-2] follows the class, and sends replies', async () => {
      const token = await enter();
      expect(await students.now(token)).toMatchObject({
        ok: true,
        value: { pausedUntil: null, message: null, own: null, shown: null },
      });
      const events: string[] = [];
      const leaving = newCancellation();
      const ended = students.streamNow(token, { hear: ({ kind }) => events.push(kind), signal: leaving });
      await vi.waitFor(() => expect(events).toEqual(['changes']), 10_000);
      leaving.cancel();
      await ended;
      expect(await students.answerShow(token, true)).toEqual(refusal('class/nothing-asked'));
      expect(await students.closeMessage(token, 0)).toEqual({ ok: true, value: undefined });
      expect(await students.partners(token)).toEqual({ ok: true, value: [] });
      expect(await students.share(token, none)).toEqual(refusal('program/not-found'));
    });

    test('[CLS-6] [C8] revokes the token of a student who leaves', async () => {
      const token = await enter();
      expect(await students.leave(token)).toEqual({ ok: true, value: undefined });
      expect(await students.board(token)).toEqual(refusal('entry/over'));
      expect(await students.now(token)).toEqual(refusal('entry/over'));
      const hear = () => undefined;
      expect(await students.streamNow(token, { hear, signal: newCancellation() })).toEqual(
        refusal('entry/over'),
      );
    });

    test('refuses an invalid token as ended', async () => {
      expect(await students.board('none')).toEqual(refusal('entry/over'));
    });

    test('reports an unreachable service', async () => {
      harness.disconnect();
      const unreachable = refusal('service/unreachable');
      expect(await students.open(harness.classCode)).toEqual(unreachable);
      expect(await students.board('token')).toEqual(unreachable);
    });
  });
}
