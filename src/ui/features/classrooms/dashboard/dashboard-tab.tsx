import { useCallback, useEffect } from 'react';
import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { liveClass } from '#domain/class-work/live-class.ts';
import type { Classroom } from '#domain/classrooms/classroom.ts';
import {
  type ClassDashboard,
  type HelpWanted,
  helpWanted,
  type LatestProgress,
  progressSigns,
  withLatest,
} from '#domain/students/class-progress.ts';
import { objectiveProgress } from '#domain/students/objective-progress.ts';
import { progressGrid } from '#domain/students/progress-grid.ts';
import { useApp } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { type Query, valueOf } from '../../../data/query.ts';
import { useLiveQuery } from '../../../data/use-live-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { FilterSelect, useChosen } from '../../../forms/filter-select.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { paths } from '../../../routes/paths.ts';
import { dashboardWords as words, objectiveWords, signWords } from '../messages/en/dashboard.ts';
import './dashboard.css';
import { LiveClassBoard } from './live-class.tsx';
import { ObjectiveTable } from './objective-table.tsx';
import { objectivesCsv, progressCsv } from './progress-csv.ts';
import { ProgressTable } from './progress-table.tsx';
import { useFollowedClass } from './use-followed-class.ts';

/** How soon a teacher sees what a student has done. */
const everyMs = 5_000;

type BoardProps = Props & {
  readonly dashboard: ClassDashboard;
  /** The dashboard is behind what students said. */
  readonly onNews: () => void;
};
type Props = { readonly classroom: Pick<Classroom, 'id' | 'name'> };

/** What the signs mean; the table shows them by name alone. */
const Meanings = () => (
  <dl className="class-progress-meanings quiet">
    {progressSigns.map((sign) => (
      <div key={sign}>
        <dt>{`${signWords[sign]}:`}</dt>
        <dd>{words.meaning[sign]}</dd>
      </div>
    ))}
  </dl>
);

/** The students who ask for help, with the activity and the time. */
const HelpList = ({ wanted }: { readonly wanted: readonly HelpWanted[] }) => (
  <div aria-live="polite">
    {wanted.length === 0 ? null : (
      <Notice tone="warning" title={words.helpWanted(wanted.length)}>
        <ul aria-label={words.helpList}>
          {wanted.map(({ student, lesson, activity, since }) => (
            <li key={`${student.id} ${lesson} ${activity}`}>
              {words.help({ name: bidiIsolate(student.name), lesson, activity, since })}
            </li>
          ))}
        </ul>
      </Notice>
    )}
  </div>
);

/** The latest moment at which a student said something of an activity; 0 if no student did. */
const lastSaid = (marks: readonly { readonly at: number }[]): number =>
  marks.reduce((last, { at }) => Math.max(last, at), 0);

/** The running class if there is one, else the students who ask for help. News that the table lacks is read at once (C16). */
function Now({ classroom, dashboard, onNews }: BoardProps) {
  const { followed, now, silentSeconds } = useFollowedClass(classroom.id);
  const live = followed === null ? null : liveClass(dashboard, followed.work, now);
  const slugs = dashboard.lessons.map(({ lessonSlug }) => lessonSlug);
  const inLessons = (followed?.work ?? []).filter(({ lessonSlug }) => slugs.includes(lessonSlug));
  const said = lastSaid(inLessons.flatMap(({ mark }) => mark ?? []));
  const news = said > lastSaid(dashboard.marks) ? said : null;
  const atWork = live?.students.filter(({ work }) => work !== null) ?? [];
  const unseen = atWork.filter(({ student }) => student.loggedInOn === null).length;
  useEffect(() => {
    if (news !== null || unseen > 0) onNews();
  }, [news, unseen, onNews]);
  if (followed === null || live === null) return <HelpList wanted={helpWanted(dashboard)} />;
  return <LiveClassBoard live={live} now={now} health={followed.health} silentSeconds={silentSeconds} />;
}

/** The part of a class that the address chooses, on screen, on a sheet and in a file alike. */
function Board({ classroom, dashboard, onNews }: BoardProps) {
  const { students, lessons } = dashboard;
  const ids = lessons.map(({ id }) => id);
  const lesson = useChosen('lesson', ids);
  const sign = useChosen('show', progressSigns);
  const shown = {
    ...dashboard,
    students: students.filter(({ signs }) => sign === null || signs.includes(sign)),
  };
  const by = useChosen('by', ['objective']);
  const grid = progressGrid(shown, lesson);
  const objectives = objectiveProgress(shown, lesson);
  const title = lessons.find(({ id }) => id === lesson)?.title ?? words.allLessons;
  const save = (): void => {
    const csv = by === null ? progressCsv(grid) : objectivesCsv(objectives);
    saveFile(`${words.fileName}.csv`, new TextEncoder().encode(csv), 'text/csv;charset=utf-8');
  };
  return (
    <div className="stack">
      <Now classroom={classroom} dashboard={dashboard} onNews={onNews} />
      <div className="class-progress-filters">
        <FilterSelect
          label={words.lesson}
          all={words.allLessons}
          parameter="lesson"
          chosen={lesson}
          options={lessons.map((each) => ({ value: each.id, label: each.title }))}
        />
        <FilterSelect
          label={words.show}
          all={words.everybody(students.length)}
          parameter="show"
          chosen={sign}
          options={progressSigns.map((value) => ({
            value,
            label: words.sign(value, students.filter(({ signs }) => signs.includes(value)).length),
          }))}
        />
        <FilterSelect
          label={words.by}
          all={words.byActivity}
          parameter="by"
          chosen={by}
          options={[{ value: 'objective', label: words.byObjective }]}
        />
        <div className="row">
          <Button onClick={() => window.print()}>{words.print}</Button>
          <Button onClick={save}>{words.download}</Button>
        </div>
      </div>
      {grid.rows.length === 0 ? (
        <EmptyState scene="crane-at-rest" title={words.nobody}>
          {words.nobodyAdvice}
        </EmptyState>
      ) : by !== null && objectives.length === 0 ? (
        <EmptyState scene="crane-at-rest" title={objectiveWords.none}>
          {objectiveWords.noneAdvice}
        </EmptyState>
      ) : (
        <div className="class-progress-sheet">
          <header className="class-progress-print">
            <strong>{bidiIsolate(classroom.name)}</strong>
            <span>
              {title}
              {sign === null ? null : ` · ${signWords[sign]}`}
            </span>
          </header>
          {by === null ? <ProgressTable grid={grid} /> : <ObjectiveTable objectives={objectives} />}
        </div>
      )}
      <div>
        <p className="quiet">{by === null ? words.minutes : objectiveWords.meaning}</p>
        <Meanings />
      </div>
    </div>
  );
}

/** A dashboard with the latest progress. If the class has a new student, the dashboard is read again, which is audited. */
function useUpToDate(named: Query<ClassDashboard>, live: Query<LatestProgress>): Query<ClassDashboard> {
  const { pending, retry } = named;
  const [dashboard, latest] = [valueOf(named), valueOf(live)];
  const known = dashboard?.students.map((student) => student.id);
  const isNew = known !== undefined && (latest?.students.some((one) => !known.includes(one.id)) ?? false);
  useEffect(() => {
    if (isNew && !pending) retry();
  }, [isNew, pending, retry]);
  if (named.state !== 'read' || latest === null) return named;
  const stale = named.stale ?? (live.state === 'read' ? live.stale : null);
  return { ...named, stale, value: withLatest(named.value, latest) };
}

/** Who of a class has done what, by lesson and by activity; nothing is changed here (ROS-8, SEC-5). */
export function DashboardTab({ classroom }: Props) {
  const { students } = useApp();
  const { id } = classroom;
  const named = useQuery(
    useCallback((options: ReadOptions) => students.progress(id, options), [students, id]),
  );
  const live = useLiveQuery(
    useCallback((options: ReadOptions) => students.latestProgress(id, options), [students, id]),
    everyMs,
  );
  const query = useUpToDate(named, live);
  return (
    <SectionCard id="dashboard" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={query}>
        {(dashboard) => {
          if (dashboard.students.length === 0)
            return (
              <EmptyState
                title={words.noStudents}
                action={
                  <LinkButton to={paths.classroomTab(id, 'students')} variant="primary">
                    {words.toStudents}
                  </LinkButton>
                }
              >
                {words.noStudentsAdvice}
              </EmptyState>
            );
          if (dashboard.lessons.length === 0)
            return (
              <EmptyState
                title={words.noLessons}
                action={
                  <LinkButton to={paths.lessons} variant="primary">
                    {words.toLessons}
                  </LinkButton>
                }
              >
                {words.noLessonsAdvice}
              </EmptyState>
            );
          return <Board classroom={classroom} dashboard={dashboard} onNews={live.retry} />;
        }}
      </QueryBoundary>
    </SectionCard>
  );
}
