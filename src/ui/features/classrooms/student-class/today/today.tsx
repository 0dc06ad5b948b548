import { ChevronRight, CircleCheckBig, Hand, MessageCircleQuestionMark, Play } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import { type OpenActivity, whereStopped } from '#domain/classrooms/class-work/where-stopped.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { OwnProgressState, StudentAssignment } from '#domain/classrooms/students/entry.ts';
import { useApp } from '../../../../app-context.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { valueOf } from '../../../../data/query.ts';
import { useQuery } from '../../../../data/use-query.ts';
import { paths } from '../../../../routes/paths.ts';
import { studentClassWords } from '../messages/en/student-class.ts';
import { Spoken } from '../spoken.tsx';
import type { StudentPlace } from '../student-place.ts';
import { OwnPrograms } from './own-programs.tsx';

const words = studentClassWords.today;

const stateOf = ({ progress }: StudentAssignment, activityId: string): OwnProgressState | 'new' =>
  progress.find((own) => own.activityId === activityId)?.state ?? 'new';

const icons = { new: ChevronRight, started: Play, needs_help: Hand, done: CircleCheckBig } as const;

const Lesson = ({ assignment }: { readonly assignment: StudentAssignment }) => (
  <section className="class-lesson panel stack" data-gap="3" aria-labelledby={`lesson-${assignment.id}`}>
    <h3 id={`lesson-${assignment.id}`}>{assignment.title}</h3>
    {assignment.dueOn === null ? null : <p className="quiet">{words.due(formatDate(assignment.dueOn))}</p>}
    <ul>
      {assignment.activities.map(({ id, title }) => {
        const state = stateOf(assignment, id);
        return (
          <li key={id}>
            <Link to={paths.classActivity(assignment.id, id)} className="class-row" data-state={state}>
              <Icon of={icons[state]} size={24} />
              <span>{title}</span> <span className="class-state">{studentClassWords.states[state]}</span>
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          to={paths.classQuestions(assignment.id)}
          className="class-row"
          data-state={assignment.answers.length === 0 ? 'new' : 'started'}
        >
          <Icon of={MessageCircleQuestionMark} size={24} />
          <span>{studentClassWords.questions.title}</span>{' '}
          <span className="class-state">{studentClassWords.questions.state(assignment.answers.length)}</span>
        </Link>
      </li>
    </ul>
  </section>
);

/** The large link to an activity. While the student's programs load, it reserves its space, so that the lessons below do not move. */
const GoOn = (props: { readonly next: OpenActivity; readonly isWaiting: boolean }) => {
  const { assignment, activity } = props.next;
  const content = (
    <>
      <Icon of={Play} size={40} />
      <span>
        {words.goOn(activity.title)}
        <small>{assignment.title}</small>
      </span>
    </>
  );
  return props.isWaiting ? (
    <div className="class-go-on" data-waiting aria-hidden="true">
      {content}
    </div>
  ) : (
    <Link to={paths.classActivity(assignment.id, activity.id)} className="class-go-on">
      {content}
    </Link>
  );
};

export const Today = ({ board }: StudentPlace) => {
  const { studentClass } = useApp();
  const query = useQuery(
    useCallback((options: ReadOptions) => studentClass.programs(options), [studentClass]),
  );
  const programs = valueOf(query) ?? [];
  const { assignments, learning, student } = board;
  const next = whereStopped(assignments, programs);
  const isViewOnly = learning.state === 'view-only';
  const reads = assignments.length === 0 ? words.readsNothing : next === null ? words.allDone : words.reads;
  return (
    <div className="class-today">
      <h1 tabIndex={-1} data-page-heading="">
        {words.heading(student.name)}
      </h1>
      <Spoken text={isViewOnly ? studentClassWords.learning.viewOnly : reads} />
      {learning.state === 'ending' && learning.lastDay !== null ? (
        <Notice>{studentClassWords.learning.ending(formatDate(learning.lastDay))}</Notice>
      ) : null}
      {next === null ? null : <GoOn next={next} isWaiting={query.state === 'waiting'} />}
      {assignments.length === 0 ? null : (
        <section className="stack" data-gap="3" aria-labelledby="lessons">
          <h2 id="lessons">{words.lessons}</h2>
          {assignments.map((assignment) => (
            <Lesson key={assignment.id} assignment={assignment} />
          ))}
        </section>
      )}
      {query.state === 'failed' ? (
        <Notice tone="warning">{words.offline}</Notice>
      ) : (
        <OwnPrograms programs={programs} mayChange={!isViewOnly} onChanged={query.retry} />
      )}
    </div>
  );
};
