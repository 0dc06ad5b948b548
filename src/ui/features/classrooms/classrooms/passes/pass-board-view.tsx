import { useEffect, useId, useRef } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { PassBoard, ShownLesson } from '#domain/classrooms/passes/pass-views.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { paths } from '../../../../routes/paths.ts';
import '../classrooms.css';
import { PresentLink } from '../present-link.tsx';
import { assignmentWords, classroomWords } from '../messages/en/classrooms.ts';
import { progressWords } from '../messages/en/progress.ts';
import { passPageWords as words } from '../messages/en/passes.ts';

const Progress = ({ lesson, progress }: Pick<ShownLesson, 'lesson' | 'progress'>) => (
  <>
    <h3>{words.progress}</h3>
    <ul className="progress-list">
      {lesson.activities.map(({ id, title }) => {
        const recorded = progress.find(({ activityId }) => activityId === id);
        const minutes = recorded?.minutes ?? null;
        return (
          <li key={id} className="progress-row">
            <strong>{title}</strong>
            <span className="progress-read" data-state={recorded?.state}>
              {progressWords[recorded?.state ?? 'not_started']}
              {minutes === null ? null : `, ${words.minutes(minutes)}`}
            </span>
          </li>
        );
      })}
    </ul>
  </>
);

const Lesson = ({ shown }: { readonly shown: ShownLesson }) => {
  const { lesson, lessonSlug, opensOn, dueOn, note, progress } = shown;
  const headingId = useId();
  return (
    <article className="card assignment" aria-labelledby={headingId}>
      <div className="spread assignment-head">
        <h2 id={headingId}>
          <TextLink alone to={paths.lesson(lessonSlug)}>
            {lesson.title}
          </TextLink>
        </h2>
        <div className="chip-row">
          {opensOn === null ? null : <Chip>{assignmentWords.opens(formatDate(opensOn))}</Chip>}
          {dueOn === null ? null : <Chip tone="harbor">{assignmentWords.due(formatDate(dueOn))}</Chip>}
        </div>
      </div>
      {note === '' ? null : (
        <div className="strip pass-note">
          <h3>{words.note}</h3>
          <p className="assignment-note" dir="auto">
            {note}
          </p>
        </div>
      )}
      <Progress lesson={lesson} progress={progress} />
      <div>
        <PresentLink slug={lessonSlug} title={lesson.title} />
      </div>
    </article>
  );
};

/** The classroom of a pass, read-only: its lessons with notes and progress. */
export function PassBoardView({ board, onLeft }: { readonly board: PassBoard; readonly onLeft: () => void }) {
  const { passes } = useApp();
  const action = useAsyncAction();
  const page = useRef<HTMLDivElement>(null);
  // This view replaces the submitted form, so the focus moves to its heading for screen reader users.
  useEffect(() => page.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus(), []);
  const { name, gradeBand } = board.classroom;
  return (
    <div className="class-page" ref={page}>
      <div className="class-title">
        <PageTitle eyebrow={words.eyebrow} lead={words.about(board.day)}>
          {bidiIsolate(name)}
        </PageTitle>
        {gradeBand === null ? null : (
          <div className="chip-row">
            <Chip>{classroomWords.grades(gradeBand)}</Chip>
          </div>
        )}
      </div>
      {board.lessons.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <section className="class-lessons stack" data-gap="5" aria-label={words.lessons}>
          {board.lessons.map((shown) => (
            <Lesson key={shown.id} shown={shown} />
          ))}
        </section>
      )}
      <div>
        <Button
          aria-disabled={action.pending}
          onClick={() => action.run(async () => ok(await passes.leave()), onLeft)}
        >
          {words.leave}
        </Button>
      </div>
    </div>
  );
}
