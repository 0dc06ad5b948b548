import { describe, expect, test } from 'vitest';
import { aLesson } from '../builders/a-lesson.ts';
import { ownScope } from '../builders/a-scope.ts';
import { startOfTests } from '../builders/time.ts';
import type { ClassroomRepositoryHarness } from './classroom-repository.contract.ts';

/** What of 'Load the barge' everyone may know. */
export const bargeAgenda = {
  title: 'Load the barge',
  activities: [{ id: 'build', title: 'Build it', kind: 'build', minutes: 45 }],
};

/** The part of the contract that is about what an assignment comes with: its classroom and its lesson. */
export function describeAssignedLessons(
  store: () => ClassroomRepositoryHarness,
  open: () => Promise<unknown>,
  assign: () => Promise<unknown>,
): void {
  const barge = () => store().classrooms.assignment('barge', ownScope('ada'));

  describe('an assignment', () => {
    test('comes with what decides who may do what in its classroom', async () => {
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

    test('shows the agenda of its version, nothing licensed, and the version that is published', async () => {
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
