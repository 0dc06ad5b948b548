import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StudentLoginService } from '#application/client/classrooms/ports/student-login-service.ts';
import type { StudentService } from '#application/client/classrooms/ports/student-service.ts';

export type StudentLoginServiceHarness = {
  readonly logins: StudentLoginService;
  readonly students: StudentService;
  readonly classroomId: string;
  readonly as: (person: 'ada' | 'bo' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const refusal = (kind: string) => ({ ok: false, error: { kind } });
const everybody = { students: null, kind: null };

export function studentLoginServiceContract(
  name: string,
  makeHarness: () => Promise<StudentLoginServiceHarness>,
): void {
  describe(`StudentLoginService: ${name}`, () => {
    let harness: StudentLoginServiceHarness;
    let logins: StudentLoginService;
    let room: string;
    const cards = async (wanted = everybody) => {
      const shown = await logins.cards(room, wanted);
      return shown.ok ? shown.value.cards : [];
    };

    beforeEach(async () => {
      harness = await makeHarness();
      ({ logins, classroomId: room } = harness);
      const students = ['Bo', 'Ann'].map((given) => ({ given, family: null, studentId: null }));
      await harness.students.add(room, students);
    });
    afterEach(() => harness.close());

    test('[ROS-3] cards are created on first use, and the status list has no names', async () => {
      const before = await logins.standings(room);
      expect(before).toMatchObject({ ok: true, value: [{ kind: null }, { kind: null, loggedInOn: null }] });
      const [ann, bo] = await cards();
      expect([ann?.given, bo?.given, ann?.kind]).toEqual(['Ann', 'Bo', 'word']);
      const standing = { kind: 'word', loggedInOn: null, lockedUntil: null };
      expect(await logins.standings(room)).toEqual({
        ok: true,
        value: [
          { id: ann?.id, ...standing },
          { id: bo?.id, ...standing },
        ],
      });
    });

    test('[ROS-2] a reset creates a new login, of the same kind or of another', async () => {
      const [ann] = await cards();
      const student = { classroomId: room, studentId: ann?.id ?? '' };
      const renewed = await logins.reset(student, 'code');
      expect(renewed).toMatchObject({ ok: true, value: { given: 'Ann', kind: 'code' } });
      expect(renewed.ok && (await cards())[0]).toEqual(renewed.ok && renewed.value);
      expect(await logins.reset(student, null)).toMatchObject({ ok: true, value: { kind: 'code' } });
      expect(await logins.unlock(student)).toEqual({ ok: true, value: undefined });
    });

    test('[ROS-3] logins are printed, and saved as CSV', async () => {
      const [ann] = await cards();
      const wanted = { ...everybody, paper: 'letter' } as const;
      const csv = await logins.print(room, { ...wanted, as: 'csv' });
      expect(new TextDecoder().decode(csv.ok ? csv.value : new Uint8Array())).toContain(ann?.value);
      const pdf = await logins.print(room, { ...wanted, as: 'cards' });
      expect(pdf.ok && pdf.value.length > 0).toBe(true);
    });

    test('[ORG-3] other users find neither the class nor students outside of it', async () => {
      const nobody = { classroomId: room, studentId: 'nobody' };
      expect(await logins.reset(nobody, null)).toEqual(refusal('student/not-found'));
      expect(await logins.unlock(nobody)).toEqual(refusal('student/not-found'));
      harness.as('bo');
      expect(await logins.standings(room)).toEqual(refusal('classroom/not-found'));
      expect(await logins.cards(room, everybody)).toEqual(refusal('classroom/not-found'));
      const file = { ...everybody, as: 'cards', paper: 'a4' } as const;
      expect(await logins.print(room, file)).toEqual(refusal('classroom/not-found'));
      harness.as(null);
      expect(await logins.standings(room)).toEqual(refusal('session/lost'));
    });

    test('reports an unreachable service', async () => {
      harness.disconnect();
      expect(await logins.standings(room)).toEqual(refusal('service/unreachable'));
      expect(await logins.cards(room, everybody)).toEqual(refusal('service/unreachable'));
    });
  });
}
