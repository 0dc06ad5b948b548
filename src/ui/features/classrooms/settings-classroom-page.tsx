import { useLoaderData, useParams, useSearchParams } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import type { ClassroomBoard } from '#domain/classrooms/classroom.ts';
import { TabLinks } from '../../chakra/tab-links.tsx';
import { Chip } from '../../components/chip.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { classroomPage as words, classroomWords } from './messages/en/classrooms.ts';
import { pageFailure } from '../../routes/page-failure.ts';
import { QueryBoundary } from '../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../data/use-revalidate-on-focus.ts';
import { paths } from '../../routes/paths.ts';
import type { PageVisit } from '../../routes/route-spec.ts';
import { useRefusal } from '../../data/use-refusal.ts';
import { AccessEnded } from './access-ended.tsx';
import { ClassroomSettingsTab } from './classroom-settings-tab.tsx';
import './classrooms.css';
import { LessonsTab } from './lessons-tab.tsx';
import { TeachersTab } from './teachers-tab.tsx';
import { SettingsPage } from '../../layouts/settings-page.tsx';

/** The class and its lessons; a class that is not one's own is not there (ORG-3). */
export async function loader(app: ClientApp, { params, signal }: PageVisit) {
  const read = await app.classrooms.byId(params['classroomId'] ?? '', { signal });
  if (!read.ok && read.error.kind === 'classroom/not-found') {
    throw pageFailure(404, { kind: read.error.kind });
  }
  return read;
}

type Read = Awaited<ReturnType<typeof loader>>;

const tabs = ['lessons', 'teachers', 'settings'] as const;
type Tab = (typeof tabs)[number];

const Board = ({ board, tab }: { readonly board: ClassroomBoard; readonly tab: Tab }) => {
  const { classroom } = board;
  const { id, name, gradeBand, archivedAt } = classroom;
  const ended = useRefusal('classroom.edit') === 'license/ended';
  const readOnly = ended || archivedAt !== null;
  return (
    <>
      <div className="class-title">
        <PageTitle eyebrow={words.eyebrow}>{bidiIsolate(name)}</PageTitle>
        <div className="chip-row">
          {gradeBand === null ? null : <Chip>{classroomWords.grades(gradeBand)}</Chip>}
          {archivedAt === null ? null : <Chip tone="sun">{words.archivedChip}</Chip>}
        </div>
      </div>
      {ended ? <AccessEnded /> : null}
      {archivedAt === null ? null : <Notice>{words.archived}</Notice>}
      <TabLinks
        label={words.tabs}
        tabs={tabs.map((each) => ({
          to: each === 'lessons' ? paths.classroom(id) : paths.classroomTab(id, each),
          label: words.tab[each],
          current: each === tab,
        }))}
      >
        {tab === 'lessons' ? <LessonsTab board={board} readOnly={readOnly} /> : null}
        {tab === 'teachers' ? <TeachersTab classroom={classroom} readOnly={readOnly} /> : null}
        {tab === 'settings' ? <ClassroomSettingsTab classroom={classroom} readOnly={readOnly} /> : null}
      </TabLinks>
    </>
  );
};

/** `/settings/classrooms/{id}`: the lessons of one class, who teaches it, and what it is called. */
export function Component() {
  const { classroomId = '' } = useParams();
  const query = useLoadedQuery(useLoaderData<Read>(), classroomId);
  useRevalidateOnFocus();
  const [search] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'lessons';
  return (
    <SettingsPage>
      <div className="class-page">
        <TextLink alone to={paths.classrooms}>
          {words.back}
        </TextLink>
        <QueryBoundary key={classroomId} query={query}>
          {(board) => <Board board={board} tab={tab} />}
        </QueryBoundary>
      </div>
    </SettingsPage>
  );
}
