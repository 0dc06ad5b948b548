import { useState } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import type { StudentRecord } from '#domain/classrooms/students/student-record.ts';
import { Chip } from '../../../components/chip.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { SectionColumns } from '../../../layouts/section-columns.tsx';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { pageFailure } from '../../../routes/page-failure.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { studentPage as words } from './messages/en/student-page.ts';
import { StudentActs } from './student/student-acts.tsx';
import { StudentChildRecord } from './student/student-child-record.tsx';
import { StudentFacts } from './student/student-facts.tsx';
import { StudentHistory } from './student/student-history.tsx';
import { StudentLessons } from './student/student-lessons.tsx';
import { StudentStays } from './student/student-stays.tsx';
import { ActedNotice, type Done } from './students/acted-notice.tsx';

/** Loads a student. Results in a 404 if the user cannot access the student (ORG-3). */
export async function loader(app: ClientApp, { params, signal }: PageVisit) {
  const read = await app.students.byId(params['studentId'] ?? '', { signal });
  if (!read.ok && read.error.kind === 'student/not-found') throw pageFailure(404, { kind: read.error.kind });
  return read;
}

function NotInClassReason({ student, stays }: StudentRecord) {
  if (student.archivedOn !== null)
    return <Notice title={words.archivedTitle(student.archivedOn)}>{words.archivedAdvice}</Notice>;
  if (student.classrooms.length > 0) return null;
  const last = stays.find(({ to }) => to !== null);
  return (
    <Notice title={words.nowhere}>
      {last === undefined || last.to === null
        ? words.neverAnywhere
        : words.nowhereAdvice(last.classroom.name, last.to)}
    </Notice>
  );
}

function Shown({ record }: { readonly record: StudentRecord }) {
  const { student } = record;
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<Done | null>(null);
  const again = (): void => void revalidate();
  return (
    <>
      <div className="stack">
        <PageTitle eyebrow={bidiIsolate(student.school ?? words.eyebrow)}>
          {bidiIsolate(studentName(student))}
        </PageTitle>
        {student.archivedOn === null ? null : (
          <div className="chip-row">
            <Chip tone="sun">{words.archived}</Chip>
          </div>
        )}
      </div>
      <NotInClassReason {...record} />
      {done === null ? null : <ActedNotice key={done.changeSetId} done={done} onUndone={again} />}
      <SectionColumns
        first={<StudentLessons record={record} />}
        summary={
          <>
            <StudentActs
              student={student}
              onDone={(what) => {
                setDone(what);
                again();
              }}
            />
            <StudentFacts record={record} />
          </>
        }
        rest={
          <>
            <StudentStays stays={record.stays} />
            <StudentChildRecord student={student} />
            <StudentHistory record={record} onUndone={again} />
          </>
        }
      />
    </>
  );
}

/** `/settings/students/{id}`: one student with details, classes, progress and changes (ROS-2, ROS-9). */
export function Component() {
  const { studentId = '' } = useParams();
  const query = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), studentId);
  useRevalidateOnFocus();
  return (
    <SettingsPage>
      <TextLink alone to={paths.students}>
        {words.back}
      </TextLink>
      <QueryBoundary key={studentId} query={query}>
        {(record) => <Shown record={record} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
