import { useState } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { ok } from '#domain/result.ts';
import type { StudentActKind } from '#domain/classrooms/students/student-acts.ts';
import type { StudentColumn } from '#domain/classrooms/students/student-table.ts';
import type { ListedStudent } from '#domain/classrooms/students/student.ts';
import type { Selection } from '#domain/platform/tables/selection.ts';
import { useApp } from '../../../app-context.tsx';
import { TabLinks } from '../../../chakra/tab-links.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Licensed } from '../../../components/licensed.tsx';
import { NewYearLink } from '../../../components/new-year-link.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { RosterFileButton } from '../../../components/roster-file-button.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { valueOf } from '../../../data/query.ts';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useMayImport } from '../../../data/use-may-import.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { DataTable } from '../../../table/data-table.tsx';
import type { ReadPage } from '../../../table/read-matching.ts';
import type { BulkActions } from '../../../table/table-page.tsx';
import { initialState, readTableState } from '../../../table/table-state.ts';
import { useTableAddress } from '../../../table/use-table-address.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';
import './classrooms.css';
import { everybody, LoginFilesPart, PrintLoginFile } from './logins/print-login-file.tsx';
import { PrintLoginsButton } from './logins/print-logins-button.tsx';
import { studentList as words } from './messages/en/student-table.ts';
import { ActedNotice, type Done, doneBy } from './students/acted-notice.tsx';
import { ActOnSelectedStudents } from './students/act-on-selected-students.tsx';
import { askedDay } from '../../../table/asked-day.ts';
import { roomOf } from './students/room-of.ts';
import { pairOf } from './students/pair-of.ts';
import { studentTable as spec } from './students/student-table.tsx';
import { StudentsJob, studentsEntry } from './students/students-job.tsx';

const showsArchived = (search: URLSearchParams): boolean => search.get('show') === 'archived';

const reader =
  ({ students }: ClientApp, search: URLSearchParams): ReadPage<ListedStudent, StudentColumn> =>
  (query, options) => {
    const on = askedDay(search);
    const request = { ...query, archived: showsArchived(search) };
    return students.page(on === null ? request : { ...request, on }, options);
  };

export const loader = (app: ClientApp, { url, signal }: PageVisit) => {
  const state = readTableState([...url.searchParams], spec);
  const { query } = state.ok ? state.value : initialState(spec);
  return reader(app, url.searchParams)(query, { signal });
};

function Nobody({ archived }: { readonly archived: boolean }) {
  const imports = useMayImport();
  if (useRefusal('student.edit') === 'account/not-permitted')
    return <EmptyState title={words.notYours.title}>{words.notYours.advice}</EmptyState>;
  return archived ? (
    <EmptyState scene="crane-at-rest" title={words.emptyArchived.title}>
      {words.emptyArchived.advice}
    </EmptyState>
  ) : (
    <EmptyState
      title={words.empty.title}
      action={
        <div className="row">
          <Licensed action="student.edit" label={words.add} variant="primary">
            <LinkButton to={paths.newStudent} variant="primary">
              {words.add}
            </LinkButton>
          </Licensed>
          {imports ? <LinkButton to={paths.newImport}>{words.empty.import}</LinkButton> : null}
        </div>
      }
    >
      {words.empty.advice}
    </EmptyState>
  );
}

/** The shown list: whether it is the archive, its day (null for today), and whether it is empty. */
type Listed = { readonly archived: boolean; readonly on: IsoDate | null; readonly nobody: boolean };

const Acts = ({ archived, on, nobody }: Listed) =>
  nobody || on !== null ? null : (
    <div className="row">
      {archived ? null : (
        <Licensed action="student.edit" label={words.add} variant="primary">
          <LinkButton to={paths.newStudent} variant="primary">
            {words.add}
          </LinkButton>
        </Licensed>
      )}
      <NewYearLink />
      <RosterFileButton part={{ of: 'reach', archived }} />
      {archived ? null : <PrintLoginFile choice={everybody} />}
    </div>
  );

type Selected = { readonly selection: Selection<StudentColumn>; readonly rows: readonly ListedStudent[] };

/** Prints login cards of the selected students. Prints immediately if one class has all of them, otherwise orders a file for several classes. */
function PrintSelected({ selection, rows }: Selected) {
  const classroom = roomOf(selection, rows);
  if (classroom !== null) return <PrintLoginsButton {...classroom} small />;
  const find = async () => ok({ of: 'students', selection } as const);
  return <PrintLoginFile choice={{ of: 'selected', find }} small />;
}

function useActKinds(archived: boolean): readonly StudentActKind[] {
  const ended = useRefusal('student.edit') === 'license/ended';
  const erase = useRefusal('student.erase') === null ? (['erase'] as const) : [];
  if (archived) return ended ? erase : ['restore', ...erase];
  return ended ? ['archive', ...erase] : ['move', 'copy', 'archive', 'reset', ...erase];
}

/** `/settings/students`: the students that the reader can access, with actions on one or many of them (ROS-2, UI-9). */
export function Component() {
  const app = useApp();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [, follow] = useStorageEntry(studentsEntry);
  const [done, setDone] = useState<Done | null>(null);
  const parameters = new URLSearchParams(search);
  const on = askedDay(parameters);
  const archived = on === null && showsArchived(parameters);
  const read = reader(app, parameters);
  const address = useTableAddress(spec);
  const page = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), search);
  useRevalidateOnFocus();
  const rows = valueOf(page)?.rows ?? [];
  const isFiltered = address.state.query.filter.rules.length > 0;
  const listed: Listed = { archived, on, nobody: rows.length === 0 && !isFiltered };
  const tell = (what: Done | null): void => {
    setDone(what);
    void revalidate();
  };
  const kinds = useActKinds(archived);
  const renderBulk: BulkActions<StudentColumn> = ({ selection, count, clear }) => (
    <ActOnSelectedStudents
      kinds={kinds}
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
    >
      {archived ? null : <PrintSelected selection={selection} rows={rows} />}
    </ActOnSelectedStudents>
  );
  return (
    <SettingsPage>
      <div className="page-head">
        <PageTitle lead={words.lead}>{words.heading}</PageTitle>
        <Acts {...listed} />
      </div>
      <TabLinks
        label={words.tabs}
        tabs={[
          { to: paths.students, label: words.active, current: !archived },
          { to: paths.archivedStudents, label: words.archived, current: archived },
        ]}
      >
        {archived ? <p className="quiet">{words.erasedAfter}</p> : null}
        <StudentsJob />
        <LoginFilesPart />
        {on === null ? null : (
          <Notice title={words.past(on)}>
            {words.pastAdvice} <TextLink to={paths.students}>{words.toToday}</TextLink>
          </Notice>
        )}
        {done === null ? null : (
          <ActedNotice key={done.changeSetId} done={done} onUndone={() => void revalidate()} />
        )}
        <DataTable
          key={on ?? String(archived)}
          spec={spec}
          label={words.list}
          address={address}
          page={page}
          read={read}
          empty={on === null ? <Nobody archived={archived} /> : <p>{words.nobodyThen}</p>}
          {...(!archived && { day: on })}
          {...(on === null && { renderBulk })}
        />
      </TabLinks>
    </SettingsPage>
  );
}
