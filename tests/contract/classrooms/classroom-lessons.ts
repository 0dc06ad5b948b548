import { describe, expect, test } from 'vitest';
import { aNewAssignment } from '../../builders/a-classroom.ts';
import { aLesson } from '../../builders/a-lesson.ts';
import { ownScope } from '../../builders/a-scope.ts';
import { startOfTests } from '../../builders/time.ts';
import type { ClassroomRepositoryHarness } from './classroom-repository.contract.ts';

/** The public part of 'Load the barge'. */
export const bargeAgenda = {
  title: 'Load the barge',
  activities: [{ id: 'build', title: 'Build it', kind: 'build', minutes: 45 }],
};

export function describeAssignedLessons(
  store: () => ClassroomRepositoryHarness,
  open: () => Promise<unknown>,
  assign: () => Promise<unknown>,
): void {
  const barge = () => store().classrooms.assignment('barge', ownScope('ada'));

  describe('an assignment', () => {
    test('has what decides about permissions in its class', async () => {
      await open();
      await assign();
      await store().classrooms.setArchived('room-12', startOfTests);
      const room = await store().classrooms.byId('room-12', ownScope('ada'));
      expect((await barge())?.classroom).toMatchObject({
        organization: null,
        archivedAt: startOfTests,
        teachers: room?.teachers,
      });
    });

    test('is returned as stored, and only for a published lesson', async () => {
      await open();
      const { classrooms, lessons, transaction } = store();
      const give = (id: string) =>
        transaction.run((stores) => stores.classrooms.assign(aNewAssignment({ id }), 200));
      await lessons.replaceAll([aLesson({ status: 'retired' })]);
      expect(await give('early')).toBe('unpublished');
      await lessons.replaceAll([aLesson({ version: 3 })]);
      const assigned = await give('barge');
      expect(assigned).toMatchObject({ lessonVersion: 3, recorded: [] });
      expect(assigned).toEqual((await barge())?.assignment);
      await classrooms.removeAssignment('barge');
      const again = await give('again');
      expect(again).toEqual((await barge())?.assignment);
    });

    test('is limited in number, even with simultaneous assignments and restores', async () => {
      await open();
      const slugs = ['load-the-barge', 'mind-the-quay', 'sort-the-cargo', 'tie-the-knot'];
      const { classrooms, lessons, transaction } = store();
      await lessons.replaceAll(slugs.map((slug) => aLesson({ slug })));
      const atOnce = (limit: number) =>
        Promise.all(
          slugs.map((slug) =>
            transaction.run((stores) =>
              stores.classrooms.assign(aNewAssignment({ id: slug, lessonSlug: slug }), limit),
            ),
          ),
        );
      expect((await atOnce(2)).filter((outcome) => outcome === 'full')).toHaveLength(2);
      await atOnce(4);
      for (const slug of slugs) await classrooms.removeAssignment(slug);
      const back = await Promise.all(
        slugs.map((slug) => transaction.run((stores) => stores.classrooms.restoreAssignment(slug, 2))),
      );
      expect(back.filter((outcome) => outcome === 'full')).toHaveLength(2);
    });

    test('shows the agenda of its version, nothing licensed, and the published version', async () => {
      await open();
      await assign();
      expect((await barge())?.assignment.lesson).toEqual({ ...bargeAgenda, latestVersion: 1 });
      await store().lessons.replaceAll([aLesson({ version: 2, title: 'Second' })]);
      expect((await barge())?.assignment.lesson).toEqual({ ...bargeAgenda, latestVersion: 2 });
      await store().lessons.replaceAll([aLesson({ version: 2, status: 'retired' })]);
      expect((await barge())?.assignment.lesson).toEqual({ ...bargeAgenda, latestVersion: null });
    });
  });
}
