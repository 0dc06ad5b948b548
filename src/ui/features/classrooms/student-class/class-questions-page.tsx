import { useCallback } from 'react';
import { useParams } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../app-context.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { NotHere } from './activity/not-here.tsx';
import { ExitQuestions } from './questions/exit-questions.tsx';
import type { StudentPlace } from './student-place.ts';
import { ChildQueryBoundary } from './child-query-boundary.tsx';
import { WithStudent } from './with-student.tsx';

const QuestionsOf = ({ board, readAgain }: StudentPlace) => {
  const { assignmentId = '' } = useParams();
  const { studentClass } = useApp();
  const query = useQuery(
    useCallback(
      (options: ReadOptions) => studentClass.lesson(assignmentId, options),
      [assignmentId, studentClass],
    ),
  );
  const assignment = board.assignments.find(({ id }) => id === assignmentId);
  if (assignment === undefined) return <NotHere />;
  return (
    <ChildQueryBoundary query={query}>
      {(lesson) => (
        <ExitQuestions
          lesson={lesson}
          assignment={assignment}
          disabled={board.learning.state === 'view-only'}
          onAnswered={readAgain}
        />
      )}
    </ChildQueryBoundary>
  );
};

/** `/class/questions/…`: the questions at the end of a lesson. Each takes one tap (CLS-4). */
export const Component = () => <WithStudent>{(place) => <QuestionsOf {...place} />}</WithStudent>;
