import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClassroomLifeService } from '#application/client/classrooms/ports/classroom-life-service.ts';
import type { ClassroomService } from '#application/client/classrooms/ports/classroom-service.ts';
import { anEmail } from '../../builders/an-email.ts';

/** The client of a service with Ada, who has Room 12 with one lesson, and Bo, who has no classroom. */
export type ClassroomLifeServiceHarness = {
  readonly life: ClassroomLifeService;
  readonly classrooms: ClassroomService;
  readonly classroomId: string;
  /** Verifies Bo's address again, which accepts the invitations sent to it. */
  readonly verifyBo: () => Promise<void>;
  readonly as: (person: 'ada' | 'bo' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const refusal = (kind: string) => ({ ok: false, error: { kind } });

export function classroomLifeServiceContract(
  name: string,
  makeHarness: () => Promise<ClassroomLifeServiceHarness>,
): void {
  describe(`ClassroomLifeService: ${name}`, () => {
    let harness: ClassroomLifeServiceHarness;
    let life: ClassroomLifeService;
    let id: string;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ life, classroomId: id } = harness);
    });
    afterEach(() => harness.close());

    const addBo = async () => {
      const added = await harness.classrooms.addCoTeacher(id, anEmail('bo@oak.test'));
      return (added.ok ? added.value.teachers.at(-1)?.id : null) ?? 'nobody';
    };

    test('[R17] detaching a class without a source changes nothing, and other users do not find the class', async () => {
      expect(await life.release(id)).toEqual({ ok: true, value: { changeSetId: null } });
      harness.as('bo');
      expect(await life.release(id)).toEqual(refusal('classroom/not-found'));
    });

    test('[ROS-1] a copy has the lessons without dates, and another name', async () => {
      const draft = { name: 'Room 13', gradeBand: '3-5', termName: 'Spring' };
      const copied = await life.duplicate(id, draft, true);
      if (!copied.ok) throw new Error(copied.error.kind);
      expect(copied.value).toMatchObject({ name: 'Room 13', termName: 'Spring', archivedAt: null });
      const board = await harness.classrooms.byId(copied.value.id);
      expect(board).toMatchObject({
        value: { assignments: [{ lessonSlug: 'load-the-barge', note: 'The cups are in the closet.' }] },
      });
      const bare = await life.duplicate(id, { name: 'Room 14', gradeBand: null }, false);
      const empty = bare.ok ? await harness.classrooms.byId(bare.value.id) : bare;
      expect(empty).toMatchObject({ value: { assignments: [] } });
      expect(await life.duplicate(id, { name: ' ', gradeBand: null }, false)).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { name: 'required' } },
      });
    });

    test('[ROS-1] the effects are shown, and only an archived or empty class is deleted, by typing its name', async () => {
      expect(await life.previewDeletion(id)).toEqual({
        ok: true,
        value: { lessons: 1, progress: 0, students: 0 },
      });
      expect(await life.delete(id, 'Room 12')).toEqual(refusal('classroom/not-empty'));
      await harness.classrooms.archive(id, true);
      expect(await life.delete(id, 'Room 13')).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { typedName: 'malformed' } },
      });
      expect(await life.delete(id, ' room 12 ')).toEqual({ ok: true, value: undefined });
      expect(await harness.classrooms.byId(id)).toEqual(refusal('classroom/not-found'));
      const opened = await harness.classrooms.create({ name: 'Empty', gradeBand: null });
      if (!opened.ok) throw new Error(opened.error.kind);
      expect(await life.delete(opened.value.id, 'Empty')).toEqual({ ok: true, value: undefined });
    });

    test('[ROS-1] a class cannot be transferred to a person who has not joined, or is of another organization', async () => {
      const teacherId = await addBo();
      const to = { teacherId, stays: true };
      expect(await life.transfer(id, to)).toEqual(refusal('classroom/cannot-own'));
      await harness.verifyBo();
      expect(await life.transfer(id, to)).toEqual(refusal('classroom/cannot-own'));
      expect(await life.transfer(id, { ...to, teacherId: 'nobody' })).toEqual(
        refusal('classroom/cannot-own'),
      );
      harness.as('bo');
      expect(await life.transfer(id, to)).toEqual(refusal('classroom/owner-only'));
      expect(await life.delete(id, 'Room 12')).toEqual(refusal('classroom/owner-only'));
    });

    test('[ORG-3] other users do not find the class', async () => {
      harness.as('bo');
      const draft = { name: 'Mine', gradeBand: null };
      expect(await life.duplicate(id, draft, true)).toEqual(refusal('classroom/not-found'));
      expect(await life.previewDeletion(id)).toEqual(refusal('classroom/not-found'));
      expect(await life.delete(id, 'Room 12')).toEqual(refusal('classroom/not-found'));
      expect(await life.transfer(id, { teacherId: 'x', stays: true })).toEqual(
        refusal('classroom/not-found'),
      );
      harness.as(null);
      expect(await life.previewDeletion(id)).toEqual(refusal('session/lost'));
    });

    test('reports an unreachable service', async () => {
      harness.disconnect();
      expect(await life.previewDeletion(id)).toEqual(refusal('service/unreachable'));
      expect(await life.delete(id, 'Room 12')).toEqual(refusal('service/unreachable'));
    });
  });
}
