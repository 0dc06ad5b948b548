import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { StudentColumn } from '#domain/students/student-table.ts';
import type { ListedStudent } from '#domain/students/student.ts';
import { useApp } from '../../app-context.tsx';
import { TabLinks } from '../../chakra/tab-links.tsx';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FetchedPart, fetchedPart } from '../../components/fetched-part.tsx';
import { NewYearLink } from '../../components/new-year-link.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { RosterFileButton } from '../../components/roster-file-button.tsx';
import { valueOf } from '../../data/query.ts';
import { useLoadedQuery } from '../../data/use-loaded-query.ts';
import { useRefusal } from '../../data/use-refusal.ts';
import { useRevalidateOnFocus } from '../../data/use-revalidate-on-focus.ts';
import { SettingsPage } from '../../layouts/settings-page.tsx';
import { fetched } from '../../routes/chunk-error.ts';
import { paths } from '../../routes/paths.ts';
import type { PageVisit } from '../../routes/route-spec.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { ReadPage } from '../../table/read-matching.ts';
import type { BulkActions } from '../../table/table-page.tsx';
import { initialState, readTableState } from '../../table/table-state.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { useStorageEntry } from '../../use-storage-entry.ts';
import { studentList as words } from './messages/en/student-table.ts';
import { ActedNotice, type Done, doneBy } from './students/acted-notice.tsx';
import { ActOnSelected } from './students/act-on-selected.tsx';
import { pairOf } from './students/pair-of.ts';
import { studentParameter, studentTable as spec } from './students/student-table.tsx';
import { StudentsJob, studentsEntry } from './students/students-job.tsx';

const studentDialog = fetchedPart(
  async () => (await fetched(import('./students/student-dialog.tsx'))).StudentDialog,
);

const showsArchived = (search: URLSearchParams): boolean => search.get('show') === 'archived';

const reader =
  ({ students }: ClientApp, archived: boolean): ReadPage<ListedStudent, StudentColumn> =>
  (query, options) =>
    students.page({ ...query, archived }, options);

/** The page of students that the address asks for, or the failure to read it. */
export const loader = (app: ClientApp, { url, signal }: PageVisit) => {
  const state = readTableState([...url.searchParams], spec);
  const { query } = state.ok ? state.value : initialState(spec);
  return reader(app, showsArchived(url.searchParams))(query, { signal });
};

function Nobody({ archived }: { readonly archived: boolean }) {
  const imports = useRefusal('roster.import') === null;
  return archived ? (
    <EmptyState scene="crane-at-rest" title={words.emptyArchived.title}>
      {words.emptyArchived.advice}
    </EmptyState>
  ) : (
    <EmptyState
      title={words.empty.title}
      action={
        <div className="row">
          {imports ? (
            <LinkButton to={paths.newImport} variant="primary">
              {words.empty.import}
            </LinkButton>
          ) : null}
          <LinkButton to={paths.classrooms} variant={imports ? 'secondary' : 'primary'}>
            {words.empty.action}
          </LinkButton>
        </div>
      }
    >
      {words.empty.advice}
    </EmptyState>
  );
}

/** `/settings/students`: the students whom the reader reaches, with what is done to one or many of them (ROS-2, UI-9). */
export function Component() {
  const app = useApp();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [, follow] = useStorageEntry(studentsEntry);
  const [done, setDone] = useState<Done | null>(null);
  const asked = new URLSearchParams(search);
  const archived = showsArchived(asked);
  const read = reader(app, archived);
  const address = useTableAddress(spec);
  const page = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), search);
  useRevalidateOnFocus();
  const ended = useRefusal('student.edit') === 'license/ended';
  const rows = valueOf(page)?.rows ?? [];
  const shown = rows.find(({ id }) => id === asked.get(studentParameter)) ?? null;
  const close = (): void => {
    asked.delete(studentParameter);
    void navigate({ pathname, search: asked.toString() }, { preventScrollReset: true });
  };
  const tell = (what: Done | null): void => {
    setDone(what);
    void revalidate();
  };
  const placing = ended ? [] : (['move', 'copy'] as const);
  const renderBulk: BulkActions<StudentColumn> = ({ selection, count, clear }) => (
    <ActOnSelected
      kinds={archived ? ['restore'] : [...placing, 'archive']}
      count={count}
      chosen={{ selection, archived }}
      classroomId={null}
      pair={pairOf(selection, rows)}
      onActed={({ jobId, result }) => {
        clear();
        if (jobId !== null) follow(() => jobId);
        tell(result === null ? null : doneBy(result));
      }}
      onMerged={(merged) => {
        clear();
        tell(merged);
      }}
    />
  );
  return (
    <SettingsPage>
      <div className="spread">
        <PageTitle lead={words.lead}>{words.heading}</PageTitle>
        {rows.length === 0 ? null : (
          <div className="row">
            <NewYearLink />
            <RosterFileButton part={{ of: 'reach', archived }} />
          </div>
        )}
      </div>
      <TabLinks
        label={words.tabs}
        tabs={[
          { to: paths.students, label: words.active, current: !archived },
          { to: paths.archivedStudents, label: words.archived, current: archived },
        ]}
      >
        <StudentsJob />
        {done === null ? null : (
          <ActedNotice key={done.changeSetId} done={done} onUndone={() => void revalidate()} />
        )}
        <DataTable
          key={String(archived)}
          spec={spec}
          label={words.list}
          address={address}
          page={page}
          read={read}
          empty={<Nobody archived={archived} />}
          renderBulk={renderBulk}
        />
      </TabLinks>
      {shown === null ? null : (
        <FetchedPart part={studentDialog}>
          {(Student) => (
            <Student
              student={shown}
              readOnly={ended}
              onClose={close}
              onDone={(what) => {
                close();
                tell(what);
              }}
            />
          )}
        </FetchedPart>
      )}
    </SettingsPage>
  );
}
