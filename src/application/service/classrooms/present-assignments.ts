import type { ActivityProgress, Assignment } from '#domain/classrooms/classroom.ts';
import type { ActivityHead } from '#domain/lessons/lesson.ts';
import type { StoredAssignment } from '../ports/classroom-repository.ts';
import type { LessonHead, LessonRepository } from '../ports/lesson-repository.ts';

/** Assignments with what they show of their lessons, in the same order. */
export type PresentAssignments = (stored: readonly StoredAssignment[]) => Promise<readonly Assignment[]>;

const nothingYet = ({ id }: ActivityHead): ActivityProgress => ({
  activityId: id,
  state: 'not_started',
  minutes: null,
  version: 0,
  updatedAt: null,
  updatedBy: null,
});

const present = (stored: StoredAssignment, { title, activities, latestVersion }: LessonHead): Assignment => ({
  ...stored,
  lesson: { title, activities, latestVersion },
  progress: activities.map(
    (activity) =>
      stored.progress.find(({ activityId }) => activityId === activity.id) ?? nothingYet(activity),
  ),
});

export function presentAssignments({
  lessons,
}: {
  readonly lessons: Pick<LessonRepository, 'heads'>;
}): PresentAssignments {
  return async (stored) => {
    const heads = await lessons.heads(
      stored.map(({ lessonSlug, lessonVersion }) => ({ slug: lessonSlug, version: lessonVersion })),
    );
    return stored.map((assignment) => {
      const { lessonSlug, lessonVersion } = assignment;
      const head = heads.find(({ slug, version }) => slug === lessonSlug && version === lessonVersion);
      if (head === undefined) throw new Error('the assigned version of a lesson is not stored');
      return present(assignment, head);
    });
  };
}

/** The same for one. */
export async function presentAssignment(
  present: PresentAssignments,
  stored: StoredAssignment,
): Promise<Assignment> {
  const [assignment] = await present([stored]);
  if (assignment === undefined) throw new Error('one assignment was asked for and none presented');
  return assignment;
}
