import { useLoaderData, useLocation, useParams } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ClassroomBoard } from '#domain/classrooms/classrooms/classroom.ts';
import { TabLinks } from '../../../chakra/tab-links.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { Chip } from '../../../components/chip.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SkeletonPart } from '../../../components/skeleton.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import { ClassroomMark } from './classroom-mark.tsx';
import { sourceWords } from './messages/en/classroom-sources.ts';
import { classroomPage as words, classroomWords } from './messages/en/classrooms.ts';
import { pageFailure } from '../../../routes/page-failure.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { type ClassroomTab, classroomTabs, paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { ClassroomSettingsTab } from './classroom-settings-tab.tsx';
import './classrooms.css';
import { LessonsTab } from './lessons-tab.tsx';
import { TeachersTab } from './teachers-tab.tsx';
import { SettingsPage } from '../../../layouts/settings-page.tsx';

/** Loads a class with its lessons. Results in a 404 for a class that the user may not see (ORG-3). */
export async function loader(app: ClientApp, { params, signal }: PageVisit) {
  const read = await app.classrooms.byId(params['classroomId'] ?? '', { signal });
  if (!read.ok && read.error.kind === 'classroom/not-found') {
    throw pageFailure(404, { kind: read.error.kind });
  }
  return read;
}

type Read = Awaited<ReturnType<typeof loader>>;

const classCode = fetchedPart(
  async () => (await fetched(import('./class-code/class-code-tab.tsx'))).ClassCodeTab,
);
const students = fetchedPart(async () => (await fetched(import('./students/students-tab.tsx'))).StudentsTab);
const dashboard = fetchedPart(
  async () => (await fetched(import('./dashboard/dashboard-tab.tsx'))).DashboardTab,
);
const activity = fetchedPart(async () => (await fetched(import('./activity/activity-tab.tsx'))).ActivityTab);
const ready = fetchedPart(async () => (await fetched(import('./ready/class-ready.tsx'))).ClassReady);
const waiting = <SkeletonPart />;

const Part = ({
  board,
  tab,
  readOnly,
}: {
  readonly board: ClassroomBoard;
  readonly tab: ClassroomTab;
  readonly readOnly: boolean;
}) => {
  const { classroom } = board;
  return (
    <>
      {tab === 'lessons' ? <LessonsTab board={board} readOnly={readOnly} /> : null}
      {tab === 'students' ? (
        <FetchedPart part={students} waiting={waiting}>
          {(StudentsTab) => <StudentsTab classroom={classroom} readOnly={readOnly} />}
        </FetchedPart>
      ) : null}
      {tab === 'dashboard' ? (
        <FetchedPart part={dashboard} waiting={waiting}>
          {(DashboardTab) => <DashboardTab classroom={classroom} />}
        </FetchedPart>
      ) : null}
      {tab === 'teachers' ? <TeachersTab classroom={classroom} /> : null}
      {tab === 'code' ? (
        <FetchedPart part={classCode} waiting={waiting}>
          {(ClassCodeTab) => <ClassCodeTab classroom={classroom} readOnly={readOnly} />}
        </FetchedPart>
      ) : null}
      {tab === 'activity' ? (
        <FetchedPart part={activity} waiting={waiting}>
          {(ActivityTab) => <ActivityTab classroom={classroom} />}
        </FetchedPart>
      ) : null}
      {tab === 'settings' ? <ClassroomSettingsTab classroom={classroom} readOnly={readOnly} /> : null}
    </>
  );
};

type BoardProps = {
  readonly board: ClassroomBoard;
  readonly tab: ClassroomTab;
  readonly isNew: boolean;
};

const Board = ({ board, tab, isNew }: BoardProps) => {
  const { classroom } = board;
  const { id, name, gradeBand, archivedAt, source } = classroom;
  const ended = useRefusal('classroom.edit') === 'license/ended';
  const readOnly = ended || archivedAt !== null;
  return (
    <>
      <div className="class-title">
        <div className="class-named">
          <ClassroomMark classroom={classroom} size={44} />
          <PageTitle>{bidiIsolate(name)}</PageTitle>
        </div>
        <div className="chip-row">
          {gradeBand === null ? null : <Chip>{classroomWords.grades(gradeBand)}</Chip>}
          {source === null ? null : <Chip tone="harbor">{sourceWords.from(source)}</Chip>}
          {archivedAt === null ? null : <Chip tone="sun">{words.archivedChip}</Chip>}
        </div>
      </div>
      {archivedAt === null ? null : <Notice>{words.archived}</Notice>}
      <TabLinks
        label={words.tabs}
        tabs={classroomTabs.map((each) => ({
          to: paths.classroomTab(id, each),
          label: words.tab[each],
          current: each === tab && !isNew,
        }))}
      >
        <Part board={board} tab={tab} readOnly={readOnly} />
      </TabLinks>
      {isNew ? (
        <FetchedPart part={ready} waiting={waiting}>
          {(Ready) => <Ready classroom={classroom} />}
        </FetchedPart>
      ) : null}
    </>
  );
};

export function Component() {
  const { classroomId = '', tab } = useParams();
  const { search } = useLocation();
  const isNew = tab === undefined && new URLSearchParams(search).has('ready');
  const query = useLoadedQuery(useLoaderData<Read>(), classroomId);
  useRevalidateOnFocus();
  return (
    <SettingsPage tabs={false}>
      <div className="class-page">
        <TextLink alone to={paths.classrooms}>
          {words.back}
        </TextLink>
        <QueryBoundary key={classroomId} query={query}>
          {(board) => (
            <Board
              board={board}
              tab={classroomTabs.find((each) => each === tab) ?? 'lessons'}
              isNew={isNew && board.classroom.archivedAt === null}
            />
          )}
        </QueryBoundary>
      </div>
    </SettingsPage>
  );
}
