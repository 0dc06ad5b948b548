import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyScope, everywhere } from '#domain/organizations/access/scope.ts';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import type { OwnMark, TeacherMark } from '#domain/classrooms/students/student-mark.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import { studentDefaults } from '#domain/classrooms/students/student-table.ts';
import { studentsInLesson } from '#domain/classrooms/students/latest-lesson.ts';
import { aClassroomQuery } from './classroom-pages.ts';
import { aLesson, anActivity } from '../../builders/a-lesson.ts';
import { aNewAssignment, aNewClassroom } from '../../builders/a-classroom.ts';
import { aChangeSet } from '../../builders/a-roster.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests as now } from '../../builders/time.ts';

export type StudentProgressHarness = {
  readonly accounts: AccountRepository;
  readonly lessons: Pick<LessonRepository, 'replaceAll'>;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const said = (overrides: Partial<OwnMark> = {}): OwnMark => ({
  studentId: 'ann',
  assignmentId: 'barge',
  activityId: 'build',
  state: 'started',
  at: now,
  source: 'student',
  ...overrides,
});

export function studentProgressContract(
  name: string,
  makeHarness: () => Promise<StudentProgressHarness>,
): void {
  describe(`StudentProgress: ${name}`, () => {
    let harness: StudentProgressHarness;
    const within = <T>(work: (stores: Stores) => Promise<T>): Promise<T> => harness.transaction.run(work);
    const record = (overrides: Partial<OwnMark> = {}) =>
      within(({ studentProgress }) => studentProgress.record(said(overrides)));
    const of = (studentId: string, room = 'room-12') =>
      within(({ studentProgress }) => studentProgress.ofStudent(studentId, room));

    beforeEach(async () => {
      harness = await makeHarness();
      await harness.accounts.open(anAccount({ id: 'ada' }));
      const objectives = [
        { id: 'order', text: 'put steps in order', practicedIn: ['build'] },
        { id: 'talk', text: 'say what a step is' },
      ];
      await harness.lessons.replaceAll([aLesson({ slug: 'load-the-barge', objectives })]);
      await within(async ({ classrooms, roster }) => {
        for (const id of ['room-12', 'room-13']) {
          const owner = { teacherId: `owner of ${id}`, accountId: 'ada' };
          await classrooms.open(aNewClassroom({ id, owner }), 9);
        }
        await classrooms.assign(aNewAssignment({ id: 'barge', classroomId: 'room-12' }), 9);
        await classrooms.assign(aNewAssignment({ id: 'other', classroomId: 'room-13' }), 9);
        const set = { kind: 'students-added', organization: null, by: 'ada', at: now, undoes: null } as const;
        await roster.apply(
          { ...set, id: 'set-1' },
          ['ann', 'bo'].flatMap((id) => [
            { kind: 'student', id, field: 'state', from: null, to: 'active' } as const,
            { kind: 'student', id, field: 'given', from: null, to: id } as const,
          ]),
        );
      });
    });
    afterEach(() => harness.close());

    test('[ROS-8] the last status of a student for an activity counts', async () => {
      expect(await of('ann')).toEqual([]);
      await record();
      await record({ activityId: 'share', state: 'needs_help' });
      await record({ state: 'done', at: now + 1 });
      expect(await of('ann')).toEqual([
        { ...said({ state: 'done', at: now + 1 }), own: null },
        { ...said({ activityId: 'share', state: 'needs_help' }), own: null },
      ]);
    });

    const mark = (state: OwnMark['state'] | null, at = now + 5) => ({
      studentId: 'ann',
      assignmentId: 'barge',
      activityId: 'build',
      state,
      at,
    });
    const setMarks = (...marks: readonly TeacherMark[]) =>
      within(({ studentProgress }) => studentProgress.setMarks(marks));

    test("[CLS-4] a teacher's mark is kept after later work, and the student's own mark is stored next to it", async () => {
      await record({ state: 'started' });
      await setMarks(mark('needs_help'), { ...mark('done'), studentId: 'bo' });
      await record({ state: 'done', at: now + 9, source: 'goals' });
      const own = { state: 'done', at: now + 9, source: 'goals' };
      expect(await of('ann')).toEqual([{ ...mark('needs_help'), source: 'teacher', own }]);
      expect(await of('bo')).toEqual([{ ...mark('done'), studentId: 'bo', source: 'teacher', own: null }]);
      await setMarks(mark('started', now + 10));
      expect(await of('ann')).toEqual([{ ...mark('started', now + 10), source: 'teacher', own }]);
    });

    test("[CLS-4] when a teacher removes a mark, the student's own mark counts again", async () => {
      await record({ source: 'goals', state: 'done' });
      await setMarks(mark('started'), { ...mark('done'), studentId: 'bo' });
      await setMarks(mark(null), { ...mark(null), studentId: 'bo' });
      expect(await of('ann')).toEqual([{ ...said({ source: 'goals', state: 'done' }), own: null }]);
      expect(await of('bo')).toEqual([]);
      await setMarks(mark(null));
      expect(await of('ann')).toHaveLength(1);
    });

    test('[CLS-4] [C16] the number of done activities counts the effective marks', async () => {
      const done = async () => {
        const request = { ...studentDefaults, filter: { match: 'all', rules: [] }, start: null } as const;
        const { rows } = await within(({ students }) =>
          students.page({ ...request, archived: false }, everywhere),
        );
        return rows.map((row) => row.done);
      };
      await record({ state: 'done' });
      expect(await done()).toEqual([1, 0]);
      await setMarks(mark('needs_help'), { ...mark('done'), studentId: 'bo' });
      expect(await done()).toEqual([0, 1]);
      await setMarks(mark(null), { ...mark(null), studentId: 'bo' });
      expect(await done()).toEqual([1, 0]);
    });

    test("[CLS-4] the last answer to an exit question counts, for the student's class", async () => {
      const answer = (overrides: object) =>
        within(({ studentProgress }) =>
          studentProgress.answer({
            studentId: 'ann',
            assignmentId: 'barge',
            questionId: 'count',
            choice: 'Four',
            at: now,
            ...overrides,
          }),
        );
      await enroll('ann', '2026-08-20');
      await answer({ choice: 'Eight' });
      await answer({ at: now + 1 });
      await answer({ studentId: 'bo', choice: 'Eight' });
      await answer({ assignmentId: 'other' });
      const own = (room: string) =>
        within(({ studentProgress }) => studentProgress.answersOfStudent('ann', room));
      expect(await own('room-12')).toEqual([{ assignmentId: 'barge', questionId: 'count', choice: 'Four' }]);
      expect(await own('room-13')).toMatchObject([{ assignmentId: 'other' }]);
      const ofBarge = () => within(({ studentProgress }) => studentProgress.answersOf('barge', '2026-09-01'));
      expect(await ofBarge()).toEqual([
        { studentId: 'ann', questionId: 'count', choice: 'Four', at: now + 1 },
      ]);
      await within(({ roster }) => roster.erase(['ann']));
      expect(await ofBarge()).toEqual([]);
    });

    const merge = (from: string | null, to: string | null) =>
      within(({ roster }) =>
        roster.apply(aChangeSet({ id: `merge-${to}`, organization: null }), [
          { kind: 'student', id: 'bo', field: 'mergedInto', from, to },
        ]),
      );
    const doneBy = async (id: string) => {
      const request = { ...studentDefaults, filter: { match: 'all', rules: [] }, start: null } as const;
      const { rows } = await within(({ students }) =>
        students.page({ ...request, archived: false }, everywhere),
      );
      return rows.find((row) => row.id === id)?.done;
    };

    test('[ROS-9] [CLS-4] a student has the marks of a merged student, until the merge is undone', async () => {
      await enroll('ann', '2026-08-20');
      await record({ state: 'started', at: now + 3 });
      await record({ studentId: 'bo', state: 'done', at: now + 1, source: 'goals' });
      await record({ studentId: 'bo', activityId: 'share', state: 'done' });
      await setMarks({ ...mark('done'), studentId: 'bo' });
      const own = { state: 'started', at: now + 3, source: 'student' } as const;
      const merged = [
        { ...mark('done'), source: 'teacher', own },
        { ...said({ activityId: 'share', state: 'done' }), own: null },
      ];
      await merge(null, 'ann');
      expect(await of('ann')).toEqual(merged);
      expect((await ofRoom())?.marks).toEqual(merged);
      expect(await doneBy('ann')).toBe(2);
      await setMarks(mark('needs_help', now + 6));
      expect(await of('ann')).toMatchObject([{ state: 'needs_help', source: 'teacher', own }, {}]);
      expect(await doneBy('ann')).toBe(1);
      await merge('ann', null);
      expect(await of('ann')).toMatchObject([{ state: 'needs_help' }]);
      const goals = { state: 'done', at: now + 1, source: 'goals' };
      expect(await of('bo')).toMatchObject([{ state: 'done', source: 'teacher', own: goals }, {}]);
      expect([await doneBy('ann'), await doneBy('bo')]).toEqual([0, 2]);
    });

    test('[ROS-9] [CLS-4] a removed mark is removed for merged students, too', async () => {
      await record({ studentId: 'bo', state: 'done', source: 'goals' });
      await setMarks({ ...mark('started'), studentId: 'bo' });
      await merge(null, 'ann');
      await setMarks(mark(null, now + 9));
      expect(await of('ann')).toEqual([{ ...said({ state: 'done', source: 'goals' }), own: null }]);
    });

    test('[ROS-9] [CLS-4] a student has the answers of a merged student, until the merge is undone', async () => {
      const answer = (overrides: object) =>
        within(({ studentProgress }) =>
          studentProgress.answer({
            studentId: 'ann',
            assignmentId: 'barge',
            questionId: 'count',
            choice: 'Four',
            at: now,
            ...overrides,
          }),
        );
      await enroll('ann', '2026-08-20');
      await answer({});
      await answer({ studentId: 'bo', choice: 'Eight', at: now + 1 });
      await answer({ studentId: 'bo', questionId: 'order', choice: 'First' });
      const own = () => within(({ studentProgress }) => studentProgress.answersOfStudent('ann', 'room-12'));
      const all = () => within(({ studentProgress }) => studentProgress.answersOf('barge', '2026-09-01'));
      await merge(null, 'ann');
      expect((await own()).map(({ choice }) => choice)).toEqual(['Eight', 'First']);
      expect((await all()).map(({ studentId, choice }) => [studentId, choice])).toEqual([
        ['ann', 'Eight'],
        ['ann', 'First'],
      ]);
      await merge('ann', null);
      expect((await own()).map(({ choice }) => choice)).toEqual(['Four']);
      expect((await all()).map(({ choice }) => choice)).toEqual(['Four']);
    });

    const enroll = (student: string, from: string) =>
      within(({ roster }) =>
        roster.apply(
          {
            id: `set of ${student}`,
            kind: 'students-added',
            organization: null,
            by: 'ada',
            at: now,
            undoes: null,
          },
          Object.entries({ state: 'active', classroom: 'room-12', student, from }).map(([field, to]) => ({
            kind: 'enrollment',
            id: `stay of ${student}`,
            field,
            from: null,
            to,
          })),
        ),
      );
    const ofRoom = (on = '2026-09-01', scope = everywhere) =>
      within(({ studentProgress }) => studentProgress.ofClassroom('room-12', on, scope));

    test('[ROS-8] class progress has its students on a day, its open lessons, and their statuses', async () => {
      await enroll('ann', '2026-08-20');
      await enroll('bo', '2026-09-02');
      await record({ state: 'needs_help' });
      await record({ studentId: 'bo' });
      await record({ assignmentId: 'other' });
      const ann = { id: 'ann', given: 'ann', family: null, display: null, loggedInOn: null };
      expect(await ofRoom()).toEqual({
        students: [ann],
        lessons: [
          expect.objectContaining({
            id: 'barge',
            lessonSlug: 'load-the-barge',
            activities: expect.any(Array),
            objectives: [{ id: 'order', text: 'put steps in order', practicedIn: ['build'] }],
          }),
        ],
        marks: [{ ...said({ state: 'needs_help' }), own: null }],
      });
      expect(await ofRoom('2026-09-02')).toMatchObject({ students: [ann, { id: 'bo' }], marks: [{}, {}] });
      expect(await ofRoom('2026-09-01', emptyScope)).toBeNull();
    });

    const latestLesson = async (on = '2026-09-01') => {
      const { rows } = await within(({ classrooms }) => classrooms.page(aClassroomQuery(), everywhere, on));
      const found = rows.find(({ id }) => id === 'room-12')?.latestLesson ?? null;
      const progress = await ofRoom(on);
      const [latest] = progress?.lessons ?? [];
      expect(found).toEqual(progress && latest ? studentsInLesson(progress, latest.id) : null);
      return found;
    };

    test('[CLS-2] the table counts students who finished the latest open lesson or need help, not activities', async () => {
      const activities = ['build', 'share'].map((id) => anActivity({ id }));
      await harness.lessons.replaceAll([
        aLesson({ slug: 'load-the-barge', version: 2, activities }),
        aLesson({ slug: 'mind-the-quay', title: 'Mind the quay' }),
      ]);
      await within(({ classrooms }) => classrooms.changeAssignment('barge', 1, { lessonVersion: 2 }));
      expect(await latestLesson()).toMatchObject({ students: 0, finished: 0, needHelp: 0 });
      await enroll('ann', '2026-08-20');
      await enroll('bo', '2026-08-20');
      for (const activityId of ['build', 'share', 'gone']) await record({ activityId, state: 'done' });
      await record({ studentId: 'bo', state: 'done' });
      await record({ studentId: 'bo', activityId: 'share', state: 'needs_help' });
      await record({ studentId: 'bo', activityId: 'gone', state: 'done' });
      expect(await latestLesson()).toMatchObject({ students: 2, finished: 1, needHelp: 1 });
      await setMarks({ ...mark('done'), studentId: 'bo', activityId: 'share' }, mark('needs_help'));
      expect(await latestLesson()).toMatchObject({ finished: 1, needHelp: 1 });
      await record({ at: now + 9 });
      await setMarks(mark('started', now + 10));
      expect(await latestLesson()).toMatchObject({ finished: 1, needHelp: 0 });
      await record({ at: now + 11, state: 'needs_help' });
      expect(await latestLesson()).toMatchObject({ needHelp: 1 });
      const quay = { id: 'quay', lessonSlug: 'mind-the-quay', opensOn: '2026-09-02', at: now + 1 } as const;
      await within(({ classrooms }) => classrooms.assign(aNewAssignment(quay), 9));
      expect(await latestLesson()).toMatchObject({ finished: 1 });
      expect(await latestLesson('2026-09-02')).toEqual({
        title: 'Mind the quay',
        students: 2,
        finished: 0,
        needHelp: 0,
      });
      await within(({ classrooms }) => classrooms.changeAssignment('quay', 1, { visible: false }));
      expect(await latestLesson('2026-09-02')).toMatchObject({ finished: 1 });
    });

    test('[CLS-2] [ROS-9] students who were merged count once in the table, with the marks of both', async () => {
      await enroll('ann', '2026-08-20');
      await record({ state: 'needs_help', at: now + 3 });
      await record({ studentId: 'bo', state: 'done', at: now + 4 });
      await merge(null, 'ann');
      expect(await latestLesson()).toMatchObject({ students: 1, finished: 1, needHelp: 0 });
      await setMarks({ ...mark('needs_help'), studentId: 'bo' });
      expect(await latestLesson()).toMatchObject({ finished: 0, needHelp: 1 });
    });

    test.each([
      ['hidden', { visible: false }],
      ['not open yet', { opensOn: '2026-09-02' }],
    ])("[ROS-8] a lesson that is %s is not in the class's lessons", async (_, edit) => {
      await within(({ classrooms }) => classrooms.changeAssignment('barge', 1, edit));
      expect(await ofRoom()).toMatchObject({ lessons: [] });
    });

    test('[ROS-8] progress belongs to one student and one class', async () => {
      await record();
      await record({ studentId: 'bo', state: 'done' });
      await record({ assignmentId: 'other', state: 'done' });
      expect(await of('ann')).toEqual([{ ...said(), own: null }]);
      expect(await of('ann', 'room-13')).toEqual([
        { ...said({ assignmentId: 'other', state: 'done' }), own: null },
      ]);
      const done = { kind: 'number', column: 'done', mode: 'gte', value: 1 } as const;
      const { rows } = await within(({ students }) =>
        students.page(
          { ...studentDefaults, filter: { match: 'all', rules: [done] }, start: null, archived: false },
          everywhere,
        ),
      );
      expect(rows).toMatchObject([
        { id: 'ann', done: 1 },
        { id: 'bo', done: 1 },
      ]);
    });

    test('[ROS-4] the number of done activities is correct after changed marks, a merge and its undo, and an erasure', async () => {
      const counted = async () => {
        const request = { ...studentDefaults, filter: { match: 'all', rules: [] }, start: null } as const;
        const { rows } = await within(({ students }) =>
          students.page({ ...request, archived: false }, everywhere),
        );
        return rows.map(({ id, done }) => [id, done]);
      };
      expect(await counted()).toEqual([
        ['ann', 0],
        ['bo', 0],
      ]);
      await record({ state: 'done' });
      await record({ state: 'done', at: now + 1 });
      await record({ state: 'done', activityId: 'share' });
      await record({ state: 'done', studentId: 'bo' });
      await record({ state: 'needs_help', activityId: 'share', at: now + 2 });
      expect(await counted()).toEqual([
        ['ann', 1],
        ['bo', 1],
      ]);
      const merge = [
        { kind: 'student', id: 'bo', field: 'state', from: 'active', to: 'archived' },
        { kind: 'student', id: 'bo', field: 'archivedOn', from: null, to: '2026-09-01' },
        { kind: 'student', id: 'bo', field: 'mergedInto', from: null, to: 'ann' },
      ] as const;
      const set = { kind: 'students-merged', organization: null, by: 'ada', at: now } as const;
      await within(({ roster }) => roster.apply({ ...set, id: 'set-2', undoes: null }, merge));
      expect(await counted()).toEqual([['ann', 1]]);
      await record({ state: 'done', studentId: 'bo', activityId: 'share' });
      await within(({ roster }) =>
        roster.apply(
          { ...set, kind: 'undo', id: 'set-3', undoes: 'set-2' },
          merge.map(({ from, to, ...change }) => ({ ...change, from: to, to: from })),
        ),
      );
      expect(await counted()).toEqual([
        ['ann', 1],
        ['bo', 2],
      ]);
      await within(({ roster }) => roster.erase(['bo']));
      expect(await counted()).toEqual([['ann', 1]]);
      await within(({ classroomLife }) => classroomLife.delete('room-12'));
      expect(await counted()).toEqual([['ann', 0]]);
    });
  });
}
