import type { Assignment } from '#domain/classrooms/classroom.ts';
import { ProgressRow, ReadOnlyProgressRow } from './progress-row.tsx';

/** How far a class got with each activity of a lesson, to mark or, where nothing may change, to read. */
export const ProgressList = ({
  assignment,
  readOnly = false,
  onRecorded,
}: {
  readonly assignment: Pick<Assignment, 'id' | 'lesson' | 'progress'>;
  readonly readOnly?: boolean;
  /** A mark was saved. */
  readonly onRecorded?: () => void;
}) => (
  <ul className="progress-list">
    {assignment.lesson.activities.map((activity) => {
      const progress = assignment.progress.find(({ activityId }) => activityId === activity.id);
      if (progress === undefined) return null;
      return readOnly ? (
        <ReadOnlyProgressRow key={activity.id} activity={activity} progress={progress} />
      ) : (
        <ProgressRow
          key={activity.id}
          assignmentId={assignment.id}
          activity={activity}
          progress={progress}
          onRecorded={onRecorded}
        />
      );
    })}
  </ul>
);
