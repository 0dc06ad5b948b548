import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Person } from '#domain/organizations/directory/person.ts';
import type { PersonColumn } from '#domain/organizations/directory/person-table.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { ChakraForms } from '../../../chakra/chakra-forms.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { valueOf } from '../../../data/query.ts';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { DataTable } from '../../../table/data-table.tsx';
import type { ReadPage } from '../../../table/read-matching.ts';
import { initialState, readTableState } from '../../../table/table-state.ts';
import { TextSearch } from '../../../table/text-search.tsx';
import { useTableAddress } from '../../../table/use-table-address.ts';
import { ConfirmationProvider } from '../../identity/account/confirmation.tsx';
import { peoplePage as words } from './messages/en/people.ts';
import { PersonDialog } from './acts/person-dialog.tsx';
import { TrialRequests } from './trial-requests.tsx';
import { personParameter, personTables } from './person-table.tsx';

const reader =
  ({ people }: ClientApp): ReadPage<Person, PersonColumn> =>
  (query, options) =>
    people.page({ ...query, timeZone: viewerTimeZone() }, options);

/** A page of the people whom the reader may look up, as the address asks for it; and how they log in, to confirm what they do. */
export const loader = async (app: ClientApp, { url, signal }: PageVisit) => {
  const state = readTableState([...url.searchParams], personTables.staff);
  const { query } = state.ok ? state.value : initialState(personTables.staff);
  const [page, ways] = await Promise.all([reader(app)(query, { signal }), app.security.signInOptions()]);
  return { page, ways };
};

/** `/users`: the directory of people (ORG-5). Our staff look after everybody; who runs an organization sees its people. */
export function Component() {
  const app = useApp();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isStaff = personOf(useSession())?.accountType === 'admin';
  const spec = isStaff ? personTables.staff : personTables.others;
  // Our staff have a navigation of their own, beside the page.
  const Frame = isStaff ? ChakraForms : SettingsPage;
  const read = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const page = useLoadedQuery(read.page, search);
  const address = useTableAddress(spec);
  const asked = new URLSearchParams(search);
  const id = asked.get(personParameter);
  const shown = isStaff ? (valueOf(page)?.rows.find((person) => person.id === id) ?? null) : null;
  const close = (changed: boolean): void => {
    asked.delete(personParameter);
    void navigate({ pathname, search: asked.toString() }, { preventScrollReset: true });
    if (changed) void revalidate();
  };
  return (
    <Frame>
      <PageTitle lead={isStaff ? words.staffLead : words.lead}>{words.heading}</PageTitle>
      {isStaff ? (
        <ConfirmationProvider ways={read.ways.ok ? read.ways.value : null}>
          <TrialRequests onAnswered={() => void revalidate()} />
        </ConfirmationProvider>
      ) : null}
      <TextSearch address={address} column="person" label={words.search} button={words.find} />
      <DataTable
        spec={spec}
        label={words.list}
        address={address}
        page={page}
        read={reader(app)}
        empty={<EmptyState title={words.empty.title}>{words.empty.advice}</EmptyState>}
      />
      {shown === null ? null : (
        <ConfirmationProvider ways={read.ways.ok ? read.ways.value : null}>
          <PersonDialog person={shown} onClose={close} />
        </ConfirmationProvider>
      )}
    </Frame>
  );
}
