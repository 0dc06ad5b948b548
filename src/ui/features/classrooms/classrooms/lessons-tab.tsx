import type { ClassroomBoard } from '#domain/classrooms/classrooms/classroom.ts';
import { LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Licensed } from '../../../components/licensed.tsx';
import { assignmentWords as words } from './messages/en/classrooms.ts';
import { paths } from '../../../routes/paths.ts';
import { AssignmentCard } from './assignment-card.tsx';
import { RemovedLessons } from './removed-lessons.tsx';

/** The lessons of a class, newest first, and the removed ones. */
export const LessonsTab = ({
  board: { classroom, assignments },
  readOnly,
}: {
  readonly board: ClassroomBoard;
  readonly readOnly: boolean;
}) => {
  const standing = assignments.filter(({ removed }) => !removed);
  const add =
    classroom.archivedAt === null ? (
      <Licensed action="classroom.edit" label={words.add} variant="primary">
        <LinkButton to={paths.lessons} variant="primary">
          {words.add}
        </LinkButton>
      </Licensed>
    ) : null;
  return (
    <section className="class-lessons stack" data-gap="5" aria-labelledby="class-lessons-heading">
      <div className="spread class-head">
        <h2 id="class-lessons-heading" tabIndex={-1}>
          {words.heading}
        </h2>
        {standing.length === 0 ? null : add}
      </div>
      {standing.length === 0 ? (
        <EmptyState title={words.empty.title(classroom.name)} action={add}>
          {words.empty.advice}
        </EmptyState>
      ) : (
        standing.map((assignment) => (
          <AssignmentCard
            key={assignment.id}
            assignment={assignment}
            readOnly={readOnly}
            teaches={classroom.you !== null}
          />
        ))
      )}
      <RemovedLessons assignments={assignments.filter(({ removed }) => removed)} />
    </section>
  );
};
