import { beforeEach, describe, expect, test } from 'vitest';
import type { ClassroomService } from '#application/client/classrooms/ports/classroom-service.ts';
import { type Classroom, classroomLimits } from '#domain/classrooms/classrooms/classroom.ts';
import { anEmail } from '../../builders/an-email.ts';
import {
  ada,
  classroomActs,
  type ClassroomServiceHarness,
  done,
  grace,
  graceMail,
  noRoom,
  refused,
  valueOf,
  callerEntryIn,
} from './classroom-acts.ts';

export function describeSharing(current: () => ClassroomServiceHarness): void {
  describe('shared', () => {
    let harness: ClassroomServiceHarness;
    let service: ClassroomService;
    const { signInAs, open, assign, board, openShared, byGrace } = classroomActs(current);

    beforeEach(() => {
      harness = current();
      service = harness.service;
    });

    test('[ORG-3] a co-teacher gets a mail, is pending without a name, and teaches once they prove the mailbox', async () => {
      const { id } = await open();
      const shared = valueOf(await service.addCoTeacher(id, graceMail));
      expect(shared.teachers[1]).toMatchObject({ email: graceMail, name: null, role: 'co-teacher' });
      expect(await harness.waitingMails()).toEqual([
        {
          kind: 'co-teacher-added',
          to: graceMail,
          classroom: 'Room 12',
          by: 'Ada Lovelace',
          account: 'ada@lovelace.test',
        },
      ]);
      await signInAs({ ...grace, emailVerified: false });
      expect(await service.byId(id)).toEqual(noRoom);
      await signInAs(grace);
      const seen = (await board(id)).classroom;
      expect(seen.you).toBe(shared.teachers[1]?.id);
      expect(seen.teachers.map((teacher) => teacher.name)).toEqual(['Ada Lovelace', 'Grace Hopper']);
      await signInAs({ ...grace, email: 'grace@navy.test' });
      expect((await board(id)).classroom.teachers[1]).toMatchObject({ email: 'grace@navy.test' });
    });

    test('[ORG-3] a user who signed in before they were added has the class at once, changes it, and leaves it', async () => {
      await signInAs(grace);
      harness.callAs(ada);
      await harness.signIn(ada);
      const { id } = await open();
      valueOf(await service.addCoTeacher(id, graceMail));
      // A token that was issued before the address was verified also grants access.
      harness.callAs({ ...grace, emailVerified: false });
      expect(valueOf(await service.list())).toMatchObject([{ id }]);
      harness.callAs(grace);
      expect(valueOf(await service.list())).toMatchObject([{ id }]);
      const seen = (await board(id)).classroom;
      expect(seen.teachers.find((teacher) => teacher.id === seen.you)).toMatchObject({ email: graceMail });
      valueOf(await service.change(id, 1, { name: 'Class 4b', gradeBand: null }));
      expect(await service.archive(id, true)).toEqual(refused('classroom/owner-only'));
      expect(await service.removeTeacher(id, callerEntryIn(seen))).toEqual({ ok: true, value: null });
      expect(await service.byId(id)).toEqual(noRoom);
    });

    test('[AUT-3] the reply is the same with or without an account; a repetition sends no second mail', async () => {
      await harness.openAccount(grace, 'teacher');
      const { id } = await open();
      const known = valueOf(await service.addCoTeacher(id, graceMail));
      const unknown = valueOf(await service.addCoTeacher(id, anEmail('nobody@nowhere.test')));
      const shape = ({ teachers }: Classroom) => ({ ...teachers.at(-1), id: '', email: '' });
      expect(shape(known)).toEqual(shape(unknown));
      expect(valueOf(await service.addCoTeacher(id, graceMail))).toEqual(unknown);
      expect(await harness.waitingMails()).toHaveLength(2);
    });

    test('a co-teacher edits, assigns and records; only the owner archives, adds and removes', async () => {
      const classroom = await openShared();
      await byGrace(async () => {
        const { id } = classroom;
        valueOf(await service.change(id, 1, { name: 'Class 4b', gradeBand: null }));
        const assignment = await assign(classroom);
        valueOf(await service.recordProgress(assignment.id, 'build', 0, done));
        const ownerOnly = refused('classroom/owner-only');
        expect(await service.archive(id, true)).toEqual(ownerOnly);
        expect(await service.addCoTeacher(id, anEmail('x@school.test'))).toEqual(ownerOnly);
        expect(await service.removeTeacher(id, callerEntryIn(classroom))).toEqual(ownerOnly);
      });
    });

    test('owners can remove seats but not leave, and co-teachers can leave', async () => {
      const classroom = await openShared();
      const { id, teachers } = classroom;
      const you = callerEntryIn(classroom);
      const teacher = teachers[1]?.id ?? '';
      expect(await service.removeTeacher(id, you)).toEqual(refused('classroom/owner-stays'));
      expect(await byGrace(() => service.removeTeacher(id, teacher))).toEqual({ ok: true, value: null });
      expect(await byGrace(() => service.byId(id))).toEqual(noRoom);
      const added = valueOf(await service.addCoTeacher(id, graceMail));
      const again = added.teachers[1]?.id ?? '';
      expect(valueOf(await service.removeTeacher(id, again))?.teachers).toHaveLength(1);
      expect(valueOf(await service.removeTeacher(id, again))?.teachers).toHaveLength(1);
    });

    test('[SEC-3] mails to co-teachers are limited', async () => {
      const classrooms = [await open(), await open()];
      const addresses = Array.from({ length: 31 }, (_, at) => anEmail(`t${at}@school.test`));
      const kinds: string[] = [];
      for (const [at, email] of addresses.entries()) {
        const added = await service.addCoTeacher(classrooms[at < 16 ? 0 : 1]?.id ?? '', email);
        kinds.push(added.ok ? 'added' : added.error.kind);
      }
      expect(kinds).toEqual([...Array<string>(30).fill('added'), 'service/too-many-requests']);
    });

    test('a class has a limited number of teachers', async () => {
      const { id } = await open();
      const limit = classroomLimits.teachersPerClassroom;
      for (let at = 1; at < limit; at += 1) {
        valueOf(await service.addCoTeacher(id, anEmail(`t${at}@school.test`)));
      }
      expect(await service.addCoTeacher(id, graceMail)).toEqual(refused('classroom/teacher-limit'));
    });
  });
}
