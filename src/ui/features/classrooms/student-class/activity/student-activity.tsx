import { useEffect, useRef, useState } from 'react';
import { hasAllGoals } from '#domain/classrooms/class-work/student-work.ts';
import type { StudentProgram } from '#domain/classrooms/class-work/student-program.ts';
import type { LessonForStudents } from '#domain/lessons/lessons/lesson-for-students.ts';
import { passagesOf, plainLine, programsIn, type RichText } from '#domain/platform/text/rich-text.ts';
import type { Picture } from '#domain/lessons/lessons/picture.ts';
import { starterOf } from '#domain/lessons/programs/starter.ts';
import type { Project } from '#domain/lessons/programs/project.ts';
import type { EarnedGoals, StudentAssignment } from '#domain/classrooms/students/entry.ts';
import { useApp } from '../../../../app-context.tsx';
import { KnownBlocksContext } from '../../../../components/block-stack.tsx';
import { RichTextView } from '../../../../components/rich-text.tsx';
import type { StudentPlace } from '../student-place.ts';
import { Spoken } from '../spoken.tsx';
import { NotHere } from './not-here.tsx';
import { OwnWord } from './own-word.tsx';
import { Workbench } from './workbench.tsx';

/** Returns the goals that the student met earlier, or none if the lesson's goals have changed since. */
const earnedOf = (known: EarnedGoals | undefined, project: Project | undefined): readonly number[] =>
  known !== undefined && known.goals === project?.goals.length ? known.earned : [];

const nothingEarned = { earned: [], goals: 0 } as const;

/** Returns the text to read aloud, without programs. */
const spokenText = (text: RichText): string =>
  passagesOf(text)
    .flatMap((passage) => (passage.language === null ? [passage.text] : []))
    .join(' ');

const ReadButton = ({ text }: { readonly text: string }) =>
  text === '' ? null : <Spoken text={text} shown="" />;

const readHint = (hint: RichText) => <ReadButton text={spokenText(hint)} />;

const Instructions = ({
  studentView,
  pictures,
  project,
}: {
  readonly studentView: RichText;
  readonly pictures: readonly Picture[];
  readonly project: Project | undefined;
}) => {
  const goals = (project?.goals ?? []).map(({ says }) => plainLine(says));
  return (
    <>
      <ReadButton text={[...goals, spokenText(studentView)].join(' ').trim()} />
      <div className="prose">
        <RichTextView text={studentView} />
        {pictures.map(({ src, alt, width, height }) => (
          <img key={src} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        ))}
      </div>
    </>
  );
};

export const StudentActivity = ({
  lesson,
  assignment,
  activityId,
  programs,
  place: { board, readAgain },
}: {
  readonly lesson: LessonForStudents;
  readonly assignment: StudentAssignment;
  readonly activityId: string;
  readonly programs: readonly StudentProgram[];
  readonly place: StudentPlace;
}) => {
  const { studentClass } = useApp();
  const assignmentId = assignment.id;
  const mayChange = board.learning.state !== 'view-only';
  const known = assignment.goals.find((each) => each.activityId === activityId);
  const goals = useRef<Omit<EarnedGoals, 'activityId'>>(known ?? nothingEarned);
  // Reports to the teacher's live view. A lost report does no harm.
  const report = (kind: 'goals' | 'opened' | 'ran'): void => {
    if (!mayChange) return;
    const { earned, goals: all } = goals.current;
    const reported = { earned, goals: all };
    const isDone = kind === 'goals' && hasAllGoals(reported);
    void studentClass.report({ assignmentId, activityId, kind, ...reported }).then((reported) => {
      if (reported.ok && isDone) readAgain();
    });
  };
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    report('opened');
  });

  const activity = lesson.activities.find(({ id }) => id === activityId);
  const shown = activity?.shown.kind === 'open' ? activity.shown.value : null;
  const [starter] = useState(() => starterOf(shown?.project, [shown?.studentView ?? []]));
  if (activity === undefined || shown === null) return <NotHere />;
  const { studentView = [], pictures, project } = shown;
  const title = (
    <h1 tabIndex={-1} data-page-heading="">
      {activity.title}
    </h1>
  );
  const text = <Instructions studentView={studentView} pictures={pictures} project={project} />;
  const word = (
    <OwnWord assignment={assignment} activityId={activityId} disabled={!mayChange} onSaid={readAgain} />
  );
  const isProgrammable = project !== undefined || programsIn(studentView).length > 0;
  return (
    <KnownBlocksContext value={lesson.blocks}>
      <article className="class-activity">
        {isProgrammable ? (
          <Workbench
            of={{ assignmentId, lessonSlug: lesson.slug, activityId }}
            stored={
              programs.find(
                (program) => program.lessonSlug === lesson.slug && program.activityId === activityId,
              ) ?? null
            }
            starter={starter}
            mayChange={mayChange}
            project={project}
            blocks={lesson.blocks}
            title={title}
            text={text}
            afterHint={readHint}
            footer={word}
            onOver={readAgain}
            onRun={() => report('ran')}
            earned={earnedOf(known, project)}
            onGoals={(now) => {
              goals.current = now;
              report('goals');
            }}
          />
        ) : (
          <>
            <div className="class-text">
              {title}
              {text}
            </div>
            <div className="class-foot row" data-gap="2-3">
              {word}
            </div>
          </>
        )}
      </article>
    </KnownBlocksContext>
  );
};
