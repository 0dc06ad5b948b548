import type { Assignment } from '#domain/classrooms/classrooms/classroom.ts';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { assignmentWords as words } from './messages/en/classrooms.ts';
import { useAssignmentActions } from './use-assignment-actions.ts';

const Removed = ({ assignment }: { readonly assignment: Assignment }) => {
  const { action, restore } = useAssignmentActions(assignment);
  const { title } = assignment.lesson;
  return (
    <li className="spread removed-lesson">
      <span>{title}</span>
      <Button
        size="sm"
        aria-label={words.putBackNamed(title)}
        aria-disabled={action.pending}
        onClick={restore}
      >
        {words.putBack}
      </Button>
      <FailureNotice failure={action.failure} />
    </li>
  );
};

export const RemovedLessons = ({ assignments }: { readonly assignments: readonly Assignment[] }) =>
  assignments.length === 0 ? null : (
    <details className="removed-lessons">
      <summary>{words.removedHeading(assignments.length)}</summary>
      <p className="quiet">{words.removedHint}</p>
      <ul>
        {assignments.map((assignment) => (
          <Removed key={assignment.id} assignment={assignment} />
        ))}
      </ul>
    </details>
  );
