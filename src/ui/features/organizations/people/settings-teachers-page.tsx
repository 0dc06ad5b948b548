import type { ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { MemberColumn } from '#domain/organizations/members/member-table.ts';
import type { Member } from '#domain/organizations/members/member.ts';
import { personOf, type Session } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { TabLinks } from '../../../chakra/tab-links.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Licensed } from '../../../components/licensed.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useOwnSubject } from '../../../data/use-own-subject.ts';
import { valueOf } from '../../../data/query.ts';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { askedDay } from '../../../table/asked-day.ts';
import { DataTable } from '../../../table/data-table.tsx';
import type { ReadPage } from '../../../table/read-matching.ts';
import type { BulkActions } from '../../../table/table-page.tsx';
import { initialState, readTableState } from '../../../table/table-state.ts';
import { useTableAddress } from '../../../table/use-table-address.ts';
import { ActOnSelectedMembers } from './acts/act-on-selected-members.tsx';
import { BulkJob } from './acts/bulk-job.tsx';
import { InvitationsJob } from './invitations-job.tsx';
import { JoinRequests } from './join-requests.tsx';
import { memberTables } from './member-table.tsx';
import { memberList as words } from './messages/en/members.ts';
import { PendingInvitations } from './pending-invitations.tsx';

const reader =
  ({ members }: ClientApp, on: IsoDate | null): ReadPage<Member, MemberColumn> =>
  (query, options) => {
    const request = { ...query, timeZone: viewerTimeZone() };
    return members.page(on === null ? request : { ...request, on }, options);
  };

const InvitationsTab = () => (
  <div className="stack">
    <InvitationsJob />
    <JoinRequests />
    <PendingInvitations />
  </div>
);

function Invite() {
  return (
    <Licensed action="teacher.invite" subject={useOwnSubject()} label={words.invite} variant="primary">
      <LinkButton to={paths.newTeacher} variant="primary">
        {words.invite}
      </LinkButton>
    </Licensed>
  );
}

/** Shown instead of a list that would contain only the teacher. Links to the page where the teacher can move their classes into a school. */
const NoColleagues = () => (
  <EmptyState
    title={words.alone.title}
    action={<LinkButton to={paths.school}>{words.alone.move}</LinkButton>}
  >
    {words.alone.advice}
  </EmptyState>
);

/** Returns the introduction of the page for a district, a school, a workspace, or a user who sees only names. */
function useLead(): string {
  const person = personOf(useSession());
  if (person?.accountType === 'teacher') return words.leadOfNames;
  return words.leads[person?.organization?.kind ?? 'school'];
}

const showsInvitations = (search: string): boolean =>
  new URLSearchParams(search).get('show') === 'invitations';

const isTeacher = (session: Session): boolean => personOf(session)?.accountType === 'teacher';

/** Returns the day in the URL, or null for today. Teachers can see only today. */
const dayFor = (session: Session, search: URLSearchParams): IsoDate | null =>
  isTeacher(session) ? null : askedDay(search);

const tableFor = (runs: boolean) => (runs ? memberTables.full : memberTables.names);

export const loader = (app: ClientApp, { url, signal }: PageVisit) => {
  const on = dayFor(app.session.current(), url.searchParams);
  const spec = on === null ? memberTables.full : memberTables.past;
  const state = readTableState([...url.searchParams], spec);
  const { query } = state.ok ? state.value : initialState(spec);
  return reader(app, on)(query, { signal });
};

const DayNotice = ({ on }: { readonly on: IsoDate }) => (
  <Notice title={words.past(on)}>
    {words.pastAdvice} <TextLink to={paths.teachers}>{words.toToday}</TextLink>
  </Notice>
);

/** Whether today's list contains only the teacher of a workspace. */
const isAlone = (session: Session, search: string, people: number | undefined): boolean =>
  search === '' && people === 1 && personOf(session)?.organization?.kind === 'workspace';

const Nobody = ({ invite }: { readonly invite: ReactNode }) => (
  <EmptyState title={words.empty.title} action={invite}>
    {words.empty.advice}
  </EmptyState>
);

/** The people of the school, today or on a past day (ROS-9). */
function PeopleTable({ invite }: { readonly invite: ReactNode }) {
  const app = useApp();
  const { search } = useLocation();
  const session = useSession();
  const runs = !isTeacher(session);
  const on = dayFor(session, new URLSearchParams(search));
  const spec = on === null ? tableFor(runs) : memberTables.past;
  const page = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), search);
  const renderBulk: BulkActions<MemberColumn> = ({ selection, count, clear }) => (
    <ActOnSelectedMembers count={count} chosen={{ selection, timeZone: viewerTimeZone() }} onDone={clear} />
  );
  const address = useTableAddress(spec);
  if (isAlone(session, search, valueOf(page)?.total)) return <NoColleagues />;
  return (
    <>
      {runs ? <BulkJob /> : null}
      {on === null ? null : <DayNotice on={on} />}
      <DataTable
        key={String(on === null)}
        spec={spec}
        label={words.list}
        address={address}
        page={page}
        read={reader(app, on)}
        empty={on === null ? <Nobody invite={invite} /> : <p>{words.noneThen}</p>}
        {...(runs && { day: on })}
        {...(runs && on === null ? { renderBulk } : {})}
      />
    </>
  );
}

export function Component() {
  const { search } = useLocation();
  const session = useSession();
  const runs = !isTeacher(session);
  const isPast = dayFor(session, new URLSearchParams(search)) !== null;
  useRevalidateOnFocus();
  const invitations = runs && showsInvitations(search);
  const invite = runs && !isPast ? <Invite /> : null;
  const table = <PeopleTable invite={invite} />;
  return (
    <SettingsPage>
      <div className="page-head wide-table">
        <PageTitle lead={useLead()}>{words.heading}</PageTitle>
        {invite}
      </div>
      {runs ? (
        <TabLinks
          label={words.tabs}
          tabs={[
            { to: paths.teachers, label: words.list, current: !invitations },
            { to: paths.invitationsSent, label: words.invitations, current: invitations },
          ]}
        >
          {invitations ? <InvitationsTab /> : table}
        </TabLinks>
      ) : (
        table
      )}
    </SettingsPage>
  );
}
