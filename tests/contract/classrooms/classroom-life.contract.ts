import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isEmptyClassroom } from '#domain/classrooms/classrooms/classroom-contents.ts';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { ClassroomRepository } from '#application/service/classrooms/ports/classroom-repository.ts';
import type { LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { aNewAssignment, aNewClassroom } from '../../builders/a-classroom.ts';
import { aLesson } from '../../builders/a-lesson.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { startOfTests as now } from '../../builders/time.ts';

export type ClassroomLifeHarness = {
  readonly accounts: Pick<AccountRepository, 'open'>;
  readonly classrooms: ClassroomRepository;
  readonly lessons: Pick<LessonRepository, 'replaceAll'>;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

export function classroomLifeContract(name: string, makeHarness: () => Promise<ClassroomLifeHarness>): void {
  describe(`ClassroomLife: ${name}`, () => {
    let harness: ClassroomLifeHarness;
    beforeEach(async () => {
      harness = await makeHarness();
      const { accounts, classrooms, lessons } = harness;
      await lessons.replaceAll([aLesson({ slug: 'load-the-barge' }), aLesson({ slug: 'mind-the-quay' })]);
      for (const id of ['ada', 'ben']) await accounts.open(anAccount({ id, email: `${id}@a.test` }));
      for (const id of ['room', 'hall']) {
        const owner = { teacherId: `ada in ${id}`, accountId: 'ada' };
        await classrooms.open(aNewClassroom({ id, owner }), 9);
      }
      await harness.transaction.run(async ({ classrooms: within }) => {
        await within.addTeacher('room', { id: 'ben in room', email: anEmail('ben@a.test') }, 9);
        await within.addTeacher('room', { id: 'waits', email: anEmail('waits@a.test') }, 9);
      });
      await classrooms.claimCoTeaching('ben', anEmail('ben@a.test'));
    });
    afterEach(() => harness.close());

    const within: Transaction['run'] = (work) => harness.transaction.run(work);
    const roles = async () =>
      (await harness.classrooms.byId('room', everywhere))?.teachers.map(({ id, role }) => `${id}: ${role}`);
    const assign = (id: string, lessonSlug: string) =>
      within(({ classrooms }) =>
        classrooms.assign(aNewAssignment({ id, classroomId: 'room', lessonSlug }), 9),
      );
    const enroll = () =>
      within(({ roster }) => {
        const set = { id: 'set', kind: 'students-added', organization: null, by: 'ada', at: now } as const;
        const student = { kind: 'student', id: 'ann', from: null } as const;
        const place = { kind: 'enrollment', id: 'ann in room', from: null } as const;
        return roster.apply({ ...set, undoes: null }, [
          { ...student, field: 'state', to: 'active' },
          { ...student, field: 'given', to: 'Ann' },
          { ...place, field: 'state', to: 'active' },
          { ...place, field: 'classroom', to: 'room' },
          { ...place, field: 'student', to: 'ann' },
          { ...place, field: 'from', to: '2026-09-01' },
        ]);
      });

    test('[ROS-1] a co-teacher who has joined becomes the owner, and the owner a co-teacher', async () => {
      await within(({ classroomLife }) => classroomLife.makeOwner('room', 'ben in room'));
      const [owner, ...others] = (await roles()) ?? [];
      expect(owner).toBe('ben in room: owner');
      expect(others.toSorted()).toEqual(['ada in room: co-teacher', 'waits: co-teacher']);
    });

    test.each(['waits', 'ada in hall', 'ada in room', 'no such'])(
      '[ROS-1] no one else becomes the owner: %s',
      async (teacher) => {
        const before = await roles();
        await within(({ classroomLife }) => classroomLife.makeOwner('room', teacher));
        expect(await roles()).toEqual(before);
      },
    );

    test('[ROS-1] lessons are assigned as given', async () => {
      const copy = {
        ...aNewAssignment({ id: 'copy', classroomId: 'hall', note: 'Cups.' }),
        lessonVersion: 1,
      };
      await within(({ classroomLife }) => classroomLife.assignAll([copy]));
      await within(({ classroomLife }) => classroomLife.assignAll([]));
      expect(await harness.classrooms.assignments('hall', everywhere)).toMatchObject([
        { id: 'copy', note: 'Cups.', lessonVersion: 1, version: 1, removed: false, assignedAt: now },
      ]);
    });

    test('[ROS-1] the contents of a class are counted, including removed lessons and former students', async () => {
      const contents = () => within(({ classroomLife }) => classroomLife.contents('room'));
      expect(isEmptyClassroom(await contents())).toBe(true);
      await assign('barge', 'load-the-barge');
      await assign('quay', 'mind-the-quay');
      await harness.classrooms.removeAssignment('quay');
      const progress = { assignmentId: 'barge', activityId: 'build', state: 'done', minutes: null } as const;
      await harness.classrooms.recordProgress({ ...progress, by: 'ada', at: now }, 0);
      await enroll();
      expect(await contents()).toEqual({ lessons: 2, progress: 1, students: 1 });
      const own = { studentId: 'ann', assignmentId: 'barge', activityId: 'build', state: 'started' } as const;
      await within(({ studentProgress }) => studentProgress.record({ ...own, at: now, source: 'student' }));
      expect(await contents()).toEqual({ lessons: 2, progress: 2, students: 1 });
      expect(await within(({ classroomLife }) => classroomLife.contents('hall'))).toEqual({
        lessons: 0,
        progress: 0,
        students: 0,
      });
    });

    test('[ROS-1] a deleted class is deleted with all its contents, and other classes stay', async () => {
      await assign('barge', 'load-the-barge');
      await enroll();
      await within(({ classroomLife }) => classroomLife.delete('room'));
      expect(await harness.classrooms.byId('room', everywhere)).toBeNull();
      expect(await harness.classrooms.assignment('barge', everywhere)).toBeNull();
      expect(await within(({ classroomLife }) => classroomLife.contents('room'))).toMatchObject({
        students: 0,
      });
      expect((await harness.classrooms.list(everywhere)).map(({ id }) => id)).toEqual(['hall']);
    });
  });
}
