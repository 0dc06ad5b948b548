import { useLoaderData, useSearchParams } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { ClassroomCard } from '#domain/classrooms/classroom.ts';
import { TabLinks } from '../../chakra/tab-links.tsx';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { classroomList as words } from './messages/en/classrooms.ts';
import { valueOf } from '../../data/query.ts';
import { QueryBoundary } from '../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../data/use-revalidate-on-focus.ts';
import { paths } from '../../routes/paths.ts';
import type { PageVisit } from '../../routes/route-spec.ts';
import { useRefusal } from '../../data/use-refusal.ts';
import { AccessEnded } from './access-ended.tsx';
import { ClassroomRow } from './classroom-row.tsx';
import './classrooms.css';
import { SettingsPage } from '../../layouts/settings-page.tsx';

/** One's own classrooms and those one co-teaches; why they could not be read, where they could not. */
export const loader = (app: ClientApp, { signal }: PageVisit) => app.classrooms.list({ signal });

type Read = Awaited<ReturnType<typeof loader>>;

const NewButton = () => (
  <LinkButton to={paths.newClassroom} variant="primary">
    {words.create}
  </LinkButton>
);

const Classrooms = (props: {
  readonly classrooms: readonly ClassroomCard[];
  readonly archived: boolean;
  readonly mayCreate: boolean;
}) => {
  const { archived, mayCreate } = props;
  const shown = props.classrooms.filter(({ archivedAt }) => (archivedAt !== null) === archived);
  if (shown.length > 0) {
    return (
      <ul className="classroom-list" aria-label={words.list}>
        {shown.map((classroom) => (
          <ClassroomRow key={classroom.id} classroom={classroom} />
        ))}
      </ul>
    );
  }
  return archived ? (
    <EmptyState scene="crane-at-rest" title={words.emptyArchived.title}>
      {words.emptyArchived.advice}
    </EmptyState>
  ) : (
    <EmptyState title={words.empty.title} action={mayCreate ? <NewButton /> : undefined}>
      {mayCreate ? words.empty.advice : words.empty.ended}
    </EmptyState>
  );
};

/** `/settings/classrooms`: the classes on the list, and those that were put away. */
export function Component() {
  const query = useLoadedQuery(useLoaderData<Read>());
  useRevalidateOnFocus();
  const [search] = useSearchParams();
  const archived = search.get('show') === 'archived';
  const ended = useRefusal('classroom.create') === 'license/ended';
  const some = valueOf(query)?.some(({ archivedAt }) => archivedAt === null) === true;
  return (
    <SettingsPage>
      <div className="class-page">
        <div className="spread class-head">
          <PageTitle lead={words.lead}>{words.heading}</PageTitle>
          {some && !ended ? <NewButton /> : null}
        </div>
        {ended ? <AccessEnded /> : null}
        <TabLinks
          label={words.tabs}
          tabs={[
            { to: paths.classrooms, label: words.active, current: !archived },
            { to: paths.archivedClassrooms, label: words.archived, current: archived },
          ]}
        >
          <QueryBoundary query={query}>
            {(classrooms) => <Classrooms classrooms={classrooms} archived={archived} mayCreate={!ended} />}
          </QueryBoundary>
        </TabLinks>
      </div>
    </SettingsPage>
  );
}
