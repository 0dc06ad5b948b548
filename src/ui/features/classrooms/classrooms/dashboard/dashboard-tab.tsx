import { useCallback, useEffect } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import {
  type ClassDashboard,
  type LatestProgress,
  withLatest,
} from '#domain/classrooms/students/class-progress.ts';
import { useApp } from '../../../../app-context.tsx';
import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { type Query, valueOf } from '../../../../data/query.ts';
import { useLiveQuery } from '../../../../data/use-live-query.ts';
import { useQuery } from '../../../../data/use-query.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { paths } from '../../../../routes/paths.ts';
import { dashboardWords as words } from '../messages/en/dashboard.ts';
import { ClassBoard } from './class-board.tsx';

/** The interval in milliseconds at which a teacher's page reads the progress. */
const everyMs = 5_000;

type Props = { readonly classroom: Pick<Classroom, 'id' | 'name'> };

/** Returns a dashboard with the latest progress. If the class has a new student, reads the dashboard again, which is recorded in the audit log. */
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

/** The progress of a class by student, lesson and activity (ROS-8, SEC-5). */
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
          return <ClassBoard classroom={classroom} dashboard={dashboard} onNews={live.retry} />;
        }}
      </QueryBoundary>
    </SectionCard>
  );
}
