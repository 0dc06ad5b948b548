import { redirect, useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Person } from '#domain/organizations/directory/person.ts';
import type { PersonColumn } from '#domain/organizations/directory/person-table.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp } from '../../../app-context.tsx';
import { ChakraForms } from '../../../chakra/chakra-forms.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { valueOf } from '../../../data/query.ts';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { DataTable } from '../../../table/data-table.tsx';
import type { ReadPage } from '../../../table/read-matching.ts';
import { initialState, readTableState } from '../../../table/table-state.ts';
import { useTableAddress } from '../../../table/use-table-address.ts';
import { ConfirmationProvider } from '../../identity/account/confirmation.tsx';
import { peoplePage as words } from './messages/en/people.ts';
import { PersonDialog } from './acts/person-dialog.tsx';
import { TrialRequestList } from './trial-request-list.tsx';
import { personParameter, personTable } from './person-table.tsx';
import { staffListOf } from './staff-list-of.ts';

const reader =
  ({ people }: ClientApp): ReadPage<Person, PersonColumn> =>
  (query, options) =>
    people.page({ ...query, timeZone: viewerTimeZone() }, options);

/**
 * Loads a page of all people for our staff, and the reader's login methods for confirming their identity. Redirects other users to the staff list of their
 * organization, with the same filters.
 */
export const loader = async (app: ClientApp, { url, signal }: PageVisit) => {
  const parameters = [...url.searchParams];
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a redirect that is thrown
  if (personOf(app.session.current())?.accountType !== 'admin') throw redirect(staffListOf(parameters));
  const state = readTableState(parameters, personTable);
  const { query } = state.ok ? state.value : initialState(personTable);
  const [page, ways] = await Promise.all([reader(app)(query, { signal }), app.security.signInOptions()]);
  return { page, ways };
};

/** `/users`: the directory of all people, for our staff (ORG-5). */
export function Component() {
  const app = useApp();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const read = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const page = useLoadedQuery(read.page, search);
  const parameters = new URLSearchParams(search);
  const id = parameters.get(personParameter);
  const shown = valueOf(page)?.rows.find((person) => person.id === id) ?? null;
  const close = (changed: boolean): void => {
    parameters.delete(personParameter);
    void navigate({ pathname, search: parameters.toString() }, { preventScrollReset: true });
    if (changed) void revalidate();
  };
  return (
    <ChakraForms>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <ConfirmationProvider ways={read.ways.ok ? read.ways.value : null}>
        <TrialRequestList onAnswered={() => void revalidate()} />
        {shown === null ? null : <PersonDialog person={shown} onClose={close} />}
      </ConfirmationProvider>
      <DataTable
        spec={personTable}
        label={words.list}
        address={useTableAddress(personTable)}
        page={page}
        read={reader(app)}
        empty={<EmptyState title={words.empty.title}>{words.empty.advice}</EmptyState>}
      />
    </ChakraForms>
  );
}
