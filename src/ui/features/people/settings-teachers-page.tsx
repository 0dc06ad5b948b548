import { chakra } from '@chakra-ui/react';
import { useLoaderData, useLocation } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { MemberColumn } from '#domain/organizations/member-table.ts';
import type { Member } from '#domain/organizations/member.ts';
import { personOf } from '#domain/policy/session.ts';
import { useApp, useSession } from '../../app-context.tsx';
import { TabLinks } from '../../chakra/tab-links.tsx';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Licensed } from '../../components/licensed.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { valueOf } from '../../data/query.ts';
import { useLoadedQuery } from '../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../data/use-revalidate-on-focus.ts';
import { viewerTimeZone } from '../../data/viewer-time-zone.ts';
import { SettingsPage } from '../../layouts/settings-page.tsx';
import { paths } from '../../routes/paths.ts';
import type { PageVisit } from '../../routes/route-spec.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { ReadPage } from '../../table/read-matching.ts';
import type { BulkActions } from '../../table/table-page.tsx';
import { initialState, readTableState } from '../../table/table-state.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { ActOnSelected } from './act-on-selected.tsx';
import { BulkJob } from './bulk-job.tsx';
import { InvitationsJob } from './invitations-job.tsx';
import { JoinRequests } from './join-requests.tsx';
import { memberTables } from './member-table.tsx';
import { memberList as words } from './messages/en/members.ts';
import { PendingInvitations } from './pending-invitations.tsx';

/** The heading, with the way to invite beside it where there is room. The class has the page as wide as its table. */
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'end',
    justifyContent: 'space-between',
    '& .page-title': { marginBottom: '0' },
  },
});

const reader =
  ({ members }: ClientApp): ReadPage<Member, MemberColumn> =>
  (query, options) =>
    members.page({ ...query, timeZone: viewerTimeZone() }, options);

/** Who asks to come, then who was asked to. */
const InvitationsTab = () => (
  <div className="stack">
    <InvitationsJob />
    <JoinRequests />
    <PendingInvitations />
  </div>
);

/** The way to invite people. */
function Invite() {
  const organization = personOf(useSession())?.organization?.path ?? null;
  return (
    <Licensed
      action="teacher.invite"
      subject={{ relation: 'none', organization }}
      label={words.invite}
      variant="primary"
    >
      <LinkButton to={paths.newTeacher} variant="primary">
        {words.invite}
      </LinkButton>
    </Licensed>
  );
}

/** What a lone teacher may do about it, below the one row of their table; nothing for others. */
function Alone({ people }: { readonly people: number | undefined }) {
  const organization = personOf(useSession())?.organization;
  if (organization?.kind !== 'workspace' || people !== 1) return null;
  return (
    <>
      <p>{words.alone.lead}</p>
      <div>
        <LinkButton to={paths.school}>{words.alone.move}</LinkButton>
      </div>
    </>
  );
}

/** What the page shows of whom: of a district, a school or a workspace, or names alone. */
function useLead(): string {
  const person = personOf(useSession());
  if (person?.accountType === 'teacher') return words.leadOfNames;
  return words.leads[person?.organization?.kind ?? 'school'];
}

const showsInvitations = (search: string): boolean =>
  new URLSearchParams(search).get('show') === 'invitations';

/** A page of the people of the school, as the address asks for it. */
export const loader = (app: ClientApp, { url, signal }: PageVisit) => {
  const state = readTableState([...url.searchParams], memberTables.full);
  const { query } = state.ok ? state.value : initialState(memberTables.full);
  return reader(app)(query, { signal });
};

/** `/settings/teachers`: who belongs to the school, and to the schools of a district. Teachers see names. */
export function Component() {
  const app = useApp();
  const { search } = useLocation();
  const runs = personOf(useSession())?.accountType !== 'teacher';
  const spec = runs ? memberTables.full : memberTables.names;
  const page = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), search);
  const address = useTableAddress(spec);
  useRevalidateOnFocus();
  const invitations = runs && showsInvitations(search);
  const invite = runs ? <Invite /> : null;
  const read = reader(app);
  const renderBulk: BulkActions<MemberColumn> = ({ selection, count, clear }) => (
    <ActOnSelected count={count} chosen={{ selection, timeZone: viewerTimeZone() }} onDone={clear} />
  );
  const table = (
    <>
      {runs ? <BulkJob /> : null}
      <DataTable
        spec={spec}
        label={words.list}
        address={address}
        page={page}
        read={read}
        empty={
          <EmptyState title={words.empty.title} action={invite}>
            {words.empty.advice}
          </EmptyState>
        }
        {...(runs ? { renderBulk } : {})}
      />
      <Alone people={valueOf(page)?.total} />
    </>
  );
  return (
    <SettingsPage>
      <Head className="wide-table">
        <PageTitle lead={useLead()}>{words.heading}</PageTitle>
        {invite}
      </Head>
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
