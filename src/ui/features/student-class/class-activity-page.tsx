import { useCallback } from 'react';
import { useParams } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonForStudents } from '#domain/lessons/lesson-for-students.ts';
import type { StudentAssignment } from '#domain/students/entry.ts';
import { useApp } from '../../app-context.tsx';
import { LinkButton } from '../../components/button.tsx';
import { KnownBlocksContext } from '../../components/block-stack.tsx';
import { Notice } from '../../components/notice.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useQuery } from '../../data/use-query.ts';
import { paths } from '../../routes/paths.ts';
import { OwnWord } from './activity/own-word.tsx';
import { childFailure } from './messages/en/child-failure.ts';
import { studentClassWords as words } from './messages/en/student-class.ts';
import type { StudentPlace } from './student-place.ts';
import { WithStudent } from './with-student.tsx';

/** There is nothing at this address for this student: another one may have left it open. */
const NotHere = () => (
  <div className="class-step">
    <h1 tabIndex={-1} data-page-heading="">
      {words.activity.notHere}
    </h1>
    <LinkButton to={paths.classEntry} variant="primary" size="lg" className="class-big">
      {words.bar.today}
    </LinkButton>
  </div>
);

const Activity = ({
  lesson,
  assignment,
  activityId,
  place: { board, readAgain },
}: {
  readonly lesson: LessonForStudents;
  readonly assignment: StudentAssignment;
  readonly activityId: string;
  readonly place: StudentPlace;
}) => {
  const activity = lesson.activities.find(({ id }) => id === activityId);
  if (activity?.shown.kind !== 'open') return <NotHere />;
  const { studentView, pictures } = activity.shown.value;
  return (
    <KnownBlocksContext value={lesson.blocks}>
      <article className="class-activity">
        <div className="class-text prose">
          <h1 tabIndex={-1} data-page-heading="">
            {activity.title}
          </h1>
          {studentView === undefined ? null : <RichText text={studentView} />}
          {pictures.map(({ src, alt, width, height }) => (
            <img
              key={src}
              src={src}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
        <OwnWord
          assignment={assignment}
          activityId={activityId}
          disabled={board.learning.state === 'view-only'}
          onSaid={readAgain}
        />
      </article>
    </KnownBlocksContext>
  );
};

const ActivityOf = (place: StudentPlace) => {
  const { assignmentId = '', activityId = '' } = useParams();
  const { studentClass } = useApp();
  const query = useQuery(
    useCallback(
      (options: ReadOptions) => studentClass.lesson(assignmentId, options),
      [assignmentId, studentClass],
    ),
  );
  const assignment = place.board.assignments.find(({ id }) => id === assignmentId);
  if (assignment === undefined) return <NotHere />;
  if (query.state === 'waiting') return <output className="class-step">{words.waiting}</output>;
  if (query.state === 'failed') return <Notice tone="error">{childFailure(query.failure)}</Notice>;
  return (
    <Activity
      key={activityId}
      lesson={query.value}
      assignment={assignment}
      activityId={activityId}
      place={place}
    />
  );
};

/** `/class/lesson/…`: one activity, as students see it (CLS-1). */
export const Component = () => <WithStudent>{(place) => <ActivityOf {...place} />}</WithStudent>;
