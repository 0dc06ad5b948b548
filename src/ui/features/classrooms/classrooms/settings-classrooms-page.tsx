import type { ComponentProps } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { ClassroomColumn } from '#domain/classrooms/classrooms/classroom-table.ts';
import type { ClassroomInTable } from '#domain/classrooms/classrooms/classroom.ts';
import { personOf, type Session } from '#domain/identity/navigation/session.ts';
import { ok } from '#domain/result.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { TabLinks } from '../../../chakra/tab-links.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Licensed } from '../../../components/licensed.tsx';
import { NewYearLink } from '../../../components/new-year-link.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { valueOf } from '../../../data/query.ts';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { DataTable } from '../../../table/data-table.tsx';
import type { ReadPage } from '../../../table/read-matching.ts';
import type { BulkActions } from '../../../table/table-page.tsx';
import { selectedIds } from '../../../table/selected-ids.ts';
import { initialState, readTableState } from '../../../table/table-state.ts';
import { useTableAddress } from '../../../table/use-table-address.ts';
import { Notice } from '../../../components/notices/notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { askedDay } from '../../../table/asked-day.ts';
import { ArchiveSelected } from './archive-selected.tsx';
import { classroomTables } from './classroom-table.tsx';
import './classrooms.css';
import { everybody, LoginFilesPart, PrintLoginFile } from './logins/print-login-file.tsx';
import { classroomList as words } from './messages/en/classrooms.ts';
import { PauseSelected } from './pause-selected.tsx';

const showsArchived = (search: URLSearchParams): boolean => search.get('show') === 'archived';
function tableOf(session: Session, archived: boolean) {
  const isOfDistrict = personOf(session)?.organization?.kind === 'district';
  const tables = classroomTables[isOfDistrict ? 'ofDistrict' : 'ofSchool'];
  return archived ? tables.archived : tables.active;
}

const reader =
  ({ classrooms }: ClientApp, search: URLSearchParams): ReadPage<ClassroomInTable, ClassroomColumn> =>
  (query, options) => {
    const on = askedDay(search);
    const request = { ...query, archived: showsArchived(search), timeZone: viewerTimeZone() };
    return classrooms.page(on === null ? request : { ...request, on }, options);
  };

export const loader = (app: ClientApp, { url, signal }: PageVisit) => {
  const archived = showsArchived(url.searchParams);
  const spec = tableOf(app.session.current(), archived);
  const state = readTableState([...url.searchParams], spec);
  return reader(app, url.searchParams)((state.ok ? state.value : initialState(spec)).query, { signal });
};

const NewButton = () => (
  <Licensed action="classroom.create" label={words.create} variant="primary">
    <LinkButton to={paths.newClassroom} variant="primary">
      {words.create}
    </LinkButton>
  </Licensed>
);

const NoClassrooms = ({
  archived,
  mayCreate,
}: {
  readonly archived: boolean;
  readonly mayCreate: boolean;
}) =>
  archived ? (
    <EmptyState scene="crane-at-rest" title={words.emptyArchived.title}>
      {words.emptyArchived.advice}
    </EmptyState>
  ) : (
    <EmptyState title={words.empty.title} action={<NewButton />}>
      {mayCreate ? words.empty.advice : words.empty.ended}
    </EmptyState>
  );

const Bulk = ({
  archived,
  chosen,
  onDone,
}: {
  readonly archived: boolean;
  readonly chosen: ComponentProps<typeof ArchiveSelected>['chosen'];
  readonly onDone: () => void;
}) => (
  <div className="row">
    {archived ? null : (
      <PrintLoginFile
        small
        choice={{
          of: 'classrooms',
          find: async () => {
            const ids = await chosen();
            return ids.ok ? ok({ of: 'classrooms', ids: ids.value }) : ids;
          },
        }}
      />
    )}
    <ArchiveSelected archived={archived} chosen={chosen} onDone={onDone} />
    {archived ? null : <PauseSelected chosen={chosen} onDone={onDone} />}
  </div>
);

/** `/settings/classrooms`: the active and the archived classrooms. */
export function Component() {
  const app = useApp();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const [archived, on] = [showsArchived(parameters), askedDay(parameters)];
  const spec = tableOf(useSession(), archived);
  const read = reader(app, parameters);
  const address = useTableAddress(spec);
  const page = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), search);
  useRevalidateOnFocus();
  const ended = useRefusal('classroom.create') === 'license/ended';
  const isEmpty = valueOf(page)?.total === 0 && address.state.query.filter.rules.length === 0;
  const renderBulk: BulkActions<ClassroomColumn> = ({ selection, query, clear }) => (
    <Bulk archived={archived} chosen={() => selectedIds(selection, read, query, spec.idOf)} onDone={clear} />
  );
  return (
    <SettingsPage>
      <div className="class-page">
        <div className="page-head">
          <PageTitle lead={words.lead}>{words.heading}</PageTitle>
          {isEmpty || on !== null ? null : (
            <div className="row">
              <NewYearLink />
              {archived ? null : <PrintLoginFile choice={everybody} />}
              <NewButton />
            </div>
          )}
        </div>
        <TabLinks
          label={words.tabs}
          tabs={[
            { to: paths.classrooms, label: words.active, current: !archived },
            { to: paths.archivedClassrooms, label: words.archived, current: archived },
          ]}
        >
          <LoginFilesPart />
          {on === null ? null : (
            <Notice title={words.past(on)}>
              {words.pastAdvice} <TextLink to={paths.classrooms}>{words.toToday}</TextLink>
            </Notice>
          )}
          <DataTable
            key={String(archived)}
            spec={spec}
            label={words.list}
            address={address}
            page={page}
            read={read}
            empty={
              on === null ? <NoClassrooms archived={archived} mayCreate={!ended} /> : <p>{words.noneThen}</p>
            }
            {...(!archived && { day: on })}
            {...(on === null && { renderBulk })}
          />
        </TabLinks>
      </div>
    </SettingsPage>
  );
}
