import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { type Assignment, hasNewerVersion } from '#domain/classrooms/classrooms/classroom.ts';
import { summarizeProgress } from '#domain/classrooms/classrooms/summarize-progress.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { assignmentWords as words, classroomWords } from './messages/en/classrooms.ts';
import { pairWords } from './messages/en/pairs.ts';
import { paths } from '../../../routes/paths.ts';
import { plannedMinutes } from '#domain/classrooms/classrooms/planned-minutes.ts';
import { ReportButton } from './on-lesson/report-prompt.tsx';
import { EditAssignmentDialog } from './edit-assignment-dialog.tsx';
import { PresentLink } from './present-link.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ProgressList } from './progress-list.tsx';
import { type AssignmentActions, useAssignmentActions } from './use-assignment-actions.ts';

type CardProps = { readonly assignment: Assignment; readonly readOnly: boolean };

const pinned = (assignment: Assignment): number | undefined =>
  assignment.lesson.latestVersion === assignment.lessonVersion ? undefined : assignment.lessonVersion;

const Facts = ({ assignment: { visible, opensOn, dueOn } }: Pick<CardProps, 'assignment'>) => (
  <div className="chip-row">
    {visible ? null : <Chip tone="sun">{words.hidden}</Chip>}
    {opensOn === null ? null : <Chip>{words.opens(formatDate(opensOn))}</Chip>}
    {dueOn === null ? null : <Chip tone="harbor">{words.due(formatDate(dueOn))}</Chip>}
  </div>
);

const VersionNote = ({
  assignment,
  readOnly,
  actions,
}: CardProps & { readonly actions: Pick<AssignmentActions, 'takeNewer'> }) => {
  const { lesson, lessonSlug, lessonVersion } = assignment;
  const { latestVersion } = lesson;
  if (latestVersion === null) return <p className="strip">{words.gone}</p>;
  if (!hasNewerVersion(assignment)) return null;
  return (
    <div className="strip">
      <p>{words.pinned(lessonVersion)}</p>
      <div className="row">
        <TextLink alone to={paths.lesson(lessonSlug)}>
          {words.seeNew}
        </TextLink>
        {readOnly ? null : (
          <Button size="sm" onClick={() => actions.takeNewer(latestVersion)}>
            {words.takeNew}
          </Button>
        )}
      </div>
    </div>
  );
};

const Progress = ({ assignment, readOnly }: CardProps) => {
  const { revalidate } = useRevalidator();
  const { state, done, activities } = summarizeProgress(assignment);
  const [open, setOpen] = useState(state === 'started' || state === 'needs_help');
  return (
    <details className="class-how-far" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{words.progress}</span>
        <ProgressBar states={assignment.progress.map((each) => each.state)} />
        <span className="quiet">{classroomWords.far(done, activities)}</span>
      </summary>
      {open ? (
        <ProgressList assignment={assignment} readOnly={readOnly} onRecorded={() => void revalidate()} />
      ) : null}
    </details>
  );
};

export function AssignmentCard({ assignment, readOnly, teaches }: CardProps & { readonly teaches: boolean }) {
  const actions = useAssignmentActions(assignment);
  const [editing, setEditing] = useState(false);
  const headingId = useId();
  const { id, classroomId, lesson, lessonSlug, visible, note } = assignment;
  return (
    <article className="card assignment" aria-labelledby={headingId}>
      <div className="spread assignment-head">
        <h3 id={headingId}>
          <TextLink alone to={paths.lesson(lessonSlug, pinned(assignment))}>
            {lesson.title}
          </TextLink>
        </h3>
        <Facts assignment={assignment} />
      </div>
      {note === '' ? null : (
        <p className="assignment-note" dir="auto">
          {note}
        </p>
      )}
      <VersionNote assignment={assignment} readOnly={readOnly} actions={actions} />
      <Progress assignment={assignment} readOnly={readOnly} />
      <FailureNotice failure={actions.action.failure} />
      <div className="assignment-actions row" data-gap="1">
        <PresentLink slug={lessonSlug} title={lesson.title} version={pinned(assignment)} />
        {readOnly ? null : (
          <>
            <Button
              variant="quiet"
              size="sm"
              aria-label={words.editNamed(lesson.title)}
              onClick={() => setEditing(true)}
            >
              {words.edit}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={visible ? words.hideNamed(lesson.title) : words.showNamed(lesson.title)}
              onClick={() => actions.setVisible(!visible)}
            >
              {visible ? words.hide : words.show}
            </Button>
          </>
        )}
        {teaches ? (
          <LinkButton
            variant="quiet"
            size="sm"
            to={paths.classroomPairs(classroomId, id)}
            aria-label={pairWords.linkNamed(lesson.title)}
          >
            {pairWords.link}
          </LinkButton>
        ) : null}
        <ReportButton
          named
          lesson={{
            slug: lessonSlug,
            title: lesson.title,
            version: assignment.lessonVersion,
            durationMin: plannedMinutes(lesson.activities),
          }}
        />
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.removeNamed(lesson.title)}
          onClick={actions.remove}
        >
          {words.remove}
        </Button>
      </div>
      {editing ? <EditAssignmentDialog assignment={assignment} onClose={() => setEditing(false)} /> : null}
    </article>
  );
}
