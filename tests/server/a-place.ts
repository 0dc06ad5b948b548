import type { Jobs } from '#application/service/ports/jobs.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import type { OrganizationPath } from '#domain/access/scope.ts';
import { aNewAssignment, aNewClassroom } from '../builders/a-classroom.ts';
import { aLesson } from '../builders/a-lesson.ts';
import { anEmail } from '../builders/an-email.ts';

/** A classroom that others and perhaps the caller teach, and the ids of what is in it. */
export type Place = {
  readonly classroom: string;
  /** A co-teacher whose address waits. */
  readonly third: string;
  readonly assignment: string;
  readonly removed: string;
  /** A job of its owner. */
  readonly job: string;
};

/** The lessons that a place needs. */
export const placeLessons = ['load-the-barge', 'mind-the-quay', 'sort-the-cargo'].map((slug) =>
  aLesson({ slug }),
);

let made = 0;
const nextId = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

type PlaceGiven = {
  readonly owner: string;
  /** An account that co-teaches; null for none. */
  readonly coTeacher: string | null;
  readonly organization: OrganizationPath | null;
};

/** Makes a place in a service whose lessons are loaded and whose accounts are there. */
export async function aPlace(
  { transaction, jobs }: { readonly transaction: Transaction; readonly jobs: Pick<Jobs, 'enqueue'> },
  { owner, coTeacher, organization }: PlaceGiven,
): Promise<Place> {
  const [classroom, third, assignment, removed] = [nextId(), nextId(), nextId(), nextId()];
  await transaction.run(async ({ classrooms }) => {
    const room = { id: classroom, organization, owner: { teacherId: nextId(), accountId: owner } };
    await classrooms.open(aNewClassroom(room), 999_999);
    if (coTeacher !== null) {
      const email = anEmail(`${classroom}@harbor.test`);
      await classrooms.addTeacher(classroom, { id: nextId(), email }, 9);
      await classrooms.claimCoTeaching(coTeacher, email);
    }
    await classrooms.addTeacher(classroom, { id: third, email: anEmail('third@harbor.test') }, 9);
    const assigned = aNewAssignment({ id: assignment, classroomId: classroom });
    await classrooms.assign(assigned, 9);
    await classrooms.assign({ ...assigned, id: removed, lessonSlug: 'mind-the-quay' }, 9);
    await classrooms.removeAssignment(removed);
  });
  const job = await jobs.enqueue('mail', { kind: 'sign-in-link', to: anEmail() }, owner);
  return { classroom, third, assignment, removed, job };
}
