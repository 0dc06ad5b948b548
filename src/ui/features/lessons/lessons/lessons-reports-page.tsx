import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { type ReportedLesson, summarizeReports } from '#domain/lessons/lessons/lesson-report.ts';
import { reportFile } from '#domain/lessons/lessons/report-file.ts';
import { ChakraForms } from '../../../chakra/chakra-forms.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { LessonReportCard } from './lesson-report-card.tsx';
import { reportsPage as words } from './messages/en/reports.ts';

export const loader = ({ lessonReports }: ClientApp, { signal }: PageVisit) => lessonReports.list({ signal });

const Reports = ({ lessons }: { readonly lessons: readonly ReportedLesson[] }) => {
  const reported = lessons.filter(({ reports }) => reports.length > 0);
  const silent = lessons.filter(({ reports }) => reports.length === 0);
  if (reported.length === 0) return <EmptyState title={words.empty.title}>{words.empty.advice}</EmptyState>;
  const save = (): void =>
    saveFile(words.fileName, new TextEncoder().encode(reportFile(reported)), 'text/csv;charset=utf-8');
  return (
    <div className="stack">
      <p>
        <Button onClick={save}>{words.save}</Button>
      </p>
      {reported.map((lesson) => (
        <LessonReportCard key={lesson.slug} lesson={lesson} summary={summarizeReports(lesson.reports)} />
      ))}
      {silent.length === 0 ? null : (
        <p className="quiet">{words.silent(silent.map(({ title }) => title).join(', '))}</p>
      )}
    </div>
  );
};

export function Component() {
  const query = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  return (
    <ChakraForms>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <QueryBoundary query={query}>{(lessons) => <Reports lessons={lessons} />}</QueryBoundary>
    </ChakraForms>
  );
}
