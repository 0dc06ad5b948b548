import type { ActivityProgress, Assignment } from '#domain/classrooms/classrooms/classroom.ts';
import type { ActivityHead } from '#domain/lessons/lessons/lesson.ts';
import type { StoredAssignment } from '../ports/classroom-repository.ts';

const nothingYet = ({ id }: ActivityHead): ActivityProgress => ({
  activityId: id,
  state: 'not_started',
  minutes: null,
  version: 0,
  updatedAt: null,
  updatedBy: null,
});

/** Returns an assignment with the progress of each activity in its version of the lesson. */
export const presentAssignment = ({ recorded, ...stored }: StoredAssignment): Assignment => ({
  ...stored,
  progress: stored.lesson.activities.map(
    (activity) => recorded.find(({ activityId }) => activityId === activity.id) ?? nothingYet(activity),
  ),
});
