import { useLoaderData, useLocation } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { permissionOf } from '#domain/organizations/access/permissions.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import {
  type ActivityPage,
  type ActivityQuery,
  type ActivityRange,
  activityRanges,
} from '#domain/activity.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { TabLinks } from '../../../chakra/tab-links.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { valueOf } from '../../../data/query.ts';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { DataTable } from '../../../table/data-table.tsx';
import { initialState, readTableState } from '../../../table/table-state.ts';
import { useTableAddress } from '../../../table/use-table-address.ts';
import { activityTable } from './activity-table.tsx';
import { activityPage as words } from './messages/en/activity-page.ts';

const rangeIn = (search: URLSearchParams): ActivityRange =>
  activityRanges.find((range) => range === search.get('of')) ?? 'own';

const reader =
  ({ activity }: ClientApp, range: ActivityRange) =>
  (query: Omit<ActivityQuery, 'timeZone'>, options?: ReadOptions) =>
    activity.page(range, { ...query, timeZone: viewerTimeZone() }, options);

export const loader = (app: ClientApp, { url, signal }: PageVisit) => {
  const state = readTableState([...url.searchParams], activityTable);
  const { query } = state.ok ? state.value : initialState(activityTable);
  return reader(app, rangeIn(url.searchParams))(query, { signal });
};

/** The tabs of our staff, who can read the activity of all users. Other users have a link to each list in the navigation. */
const rangesOf = (accountType: AccountType | undefined): readonly ActivityRange[] =>
  accountType !== undefined && permissionOf('audit.read').reach[accountType].everything ? activityRanges : [];

/** `/settings/activity`: activity by and about the user. Managers can also see the activity of their organization, and our staff that of all users. */
export function Component() {
  const app = useApp();
  const { search } = useLocation();
  const range = rangeIn(new URLSearchParams(search));
  const ranges = rangesOf(personOf(useSession())?.accountType);
  const page = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), search);
  const found: ActivityPage | null = valueOf(page);
  const table = (
    <>
      {found?.morePeople === true ? <Notice tone="warning">{words.morePeople}</Notice> : null}
      <DataTable
        key={range}
        spec={activityTable}
        label={words.list}
        address={useTableAddress(activityTable)}
        page={page}
        read={reader(app, range)}
        empty={
          <EmptyState scene="crane-at-rest" title={words.empty.title}>
            {words.empty.advice}
          </EmptyState>
        }
      />
    </>
  );
  return (
    <SettingsPage>
      <PageTitle lead={words.lead}>{words.headings[range]}</PageTitle>
      {ranges.length === 0 ? (
        table
      ) : (
        <TabLinks
          label={words.tabs}
          tabs={ranges.map((each) => ({
            to: paths.activityOf(each),
            label: words.ranges[each],
            current: each === range,
          }))}
        >
          {table}
        </TabLinks>
      )}
    </SettingsPage>
  );
}
