import type { Assignment } from '#domain/classrooms/classrooms/classroom.ts';
import { ProgressTableRow, ReadOnlyProgressRow } from './progress-table-row.tsx';

/** The progress of a class in each activity of a lesson. Editable unless `readOnly`. */
export const ProgressList = ({
  assignment,
  readOnly = false,
  onRecorded,
}: {
  readonly assignment: Pick<Assignment, 'id' | 'lesson' | 'progress'>;
  readonly readOnly?: boolean;
  readonly onRecorded?: () => void;
}) => (
  <ul className="progress-list">
    {assignment.lesson.activities.map((activity) => {
      const progress = assignment.progress.find(({ activityId }) => activityId === activity.id);
      if (progress === undefined) return null;
      return readOnly ? (
        <ReadOnlyProgressRow key={activity.id} activity={activity} progress={progress} />
      ) : (
        <ProgressTableRow
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
