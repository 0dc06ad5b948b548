import { useCallback } from 'react';
import { useParams } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { NotHere } from './activity/not-here.tsx';
import { StudentActivity } from './activity/student-activity.tsx';
import type { StudentPlace } from './student-place.ts';
import { ChildQueryBoundary } from './child-query-boundary.tsx';
import { WithStudent } from './with-student.tsx';

const ActivityOf = (place: StudentPlace) => {
  const { assignmentId = '', activityId = '' } = useParams();
  const { studentClass } = useApp();
  const query = useQuery(
    useCallback(
      async (options: ReadOptions) => {
        const [lesson, programs] = await Promise.all([
          studentClass.lesson(assignmentId, options),
          studentClass.programs(options),
        ]);
        if (!lesson.ok) return lesson;
        return programs.ok ? ok({ lesson: lesson.value, programs: programs.value }) : programs;
      },
      [assignmentId, studentClass],
    ),
  );
  const assignment = place.board.assignments.find(({ id }) => id === assignmentId);
  if (assignment === undefined) return <NotHere />;
  return (
    <ChildQueryBoundary query={query}>
      {(read) => (
        <StudentActivity
          key={activityId}
          {...read}
          assignment={assignment}
          activityId={activityId}
          place={place}
        />
      )}
    </ChildQueryBoundary>
  );
};

/** `/class/lesson/…`: one activity for students (CLS-1). */
export const Component = () => <WithStudent>{(place) => <ActivityOf {...place} />}</WithStudent>;
