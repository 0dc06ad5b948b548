import { useCallback, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ClassroomCard } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../app-context.tsx';
import { TabLinks } from '../../../chakra/tab-links.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useMayImport } from '../../../data/use-may-import.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Select } from '../../../forms/text-field.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import './classrooms.css';
import { PrintLoginsButton } from './logins/print-logins-button.tsx';
import { newStudent as words } from './messages/en/new-student.ts';
import { AddStudent } from './students/add-student.tsx';
import { ActedNotice } from './students/acted-notice.tsx';
import type { Added } from './students/added.ts';
import { PasteStudents } from './students/paste-students.tsx';

export const loader = (app: ClientApp, { signal }: PageVisit) => app.classrooms.list({ signal });

const ways = ['one', 'list', 'file'] as const;
type Way = (typeof ways)[number];

function asked(search: string, classrooms: readonly ClassroomCard[]) {
  const parameters = new URLSearchParams(search);
  const way = ways.find((each) => each === parameters.get('way')) ?? 'one';
  const named = classrooms.find(({ id }) => id === parameters.get('classroom'));
  return { way, room: named ?? (classrooms.length === 1 ? classrooms[0] : undefined) };
}

function addressOf(way: Way, classroom: string | undefined): string {
  const parameters = new URLSearchParams();
  if (classroom !== undefined) parameters.set('classroom', classroom);
  if (way !== 'one') parameters.set('way', way);
  return parameters.size === 0 ? paths.newStudent : `${paths.newStudent}?${parameters}`;
}

const ChooseRoom = ({
  rooms,
  chosen,
  onChoose,
}: {
  readonly rooms: readonly ClassroomCard[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}) => (
  <FieldFrame label={words.classroom} hint={words.classroomHint}>
    {(tied) => (
      <Select value={chosen ?? ''} onChange={({ currentTarget }) => onChoose(currentTarget.value)} {...tied}>
        {chosen === undefined ? <option value="">{words.chooseClassroom}</option> : null}
        {rooms.map(({ id, name }) => (
          <option key={id} value={id}>
            {bidiIsolate(name)}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
);

const JustAdded = ({
  added: { students, changeSetId },
  room: { id, name },
  onUndone,
}: {
  readonly added: Added;
  readonly room: ClassroomCard;
  readonly onUndone: () => void;
}) => (
  <div className="stack">
    <ActedNotice
      done={{
        said: words.addedTo(students.length, bidiIsolate(name)),
        changeSetId,
        skipped: [],
        skippedCount: 0,
      }}
      onUndone={onUndone}
    />
    <p className="quiet">{words.nowCards}</p>
    <div className="row">
      <PrintLoginsButton classroomId={id} students={students} />
      <TextLink alone to={paths.classroomTab(id, 'students')}>
        {words.toClass}
      </TextLink>
    </div>
  </div>
);

/** The form for adding students to one class in one way. It is reset after each submit. */
function AddTo({ room, way }: { readonly room: ClassroomCard; readonly way: 'list' | 'one' }) {
  const { students } = useApp();
  const { id } = room;
  const [added, setAdded] = useState<Added | null>(null);
  const query = useQuery(useCallback((options: ReadOptions) => students.list(id, options), [students, id]));
  const props = {
    classroomId: id,
    onAdded: (what: Added): void => {
      setAdded(what);
      query.retry();
    },
  };
  const key = added?.changeSetId ?? '';
  return (
    <SectionCard id="add" heading={words.into[way](bidiIsolate(room.name))}>
      <QueryBoundary query={query}>
        {(inClass) => (
          <>
            {added === null ? null : (
              <JustAdded key={`added ${key}`} added={added} room={room} onUndone={query.retry} />
            )}
            {way === 'one' ? (
              <AddStudent key={key} {...props} inClass={inClass} />
            ) : (
              <PasteStudents
                key={key}
                {...props}
                inClass={inClass}
                renderActions={(submit) => <div>{submit}</div>}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </SectionCard>
  );
}

function ByFile() {
  const imports = useMayImport();
  return (
    <div className="stack">
      <p>{words.file.lead}</p>
      {imports ? (
        <div>
          <LinkButton to={paths.newImport} variant="primary">
            {words.file.action}
          </LinkButton>
        </div>
      ) : (
        <p>{words.file.notYou}</p>
      )}
    </div>
  );
}

const NoRoom = () => (
  <EmptyState
    title={words.noClassroom.title}
    action={
      <LinkButton to={paths.newClassroom} variant="primary">
        {words.noClassroom.action}
      </LinkButton>
    }
  >
    {words.noClassroom.advice}
  </EmptyState>
);

function ByHand({ rooms, way }: { readonly rooms: readonly ClassroomCard[]; readonly way: 'list' | 'one' }) {
  const navigate = useNavigate();
  const { room } = asked(useLocation().search, rooms);
  if (rooms.length === 0) return <NoRoom />;
  return (
    <>
      <ChooseRoom
        rooms={rooms}
        chosen={room?.id}
        onChoose={(id) => void navigate(addressOf(way, id), { replace: true, preventScrollReset: true })}
      />
      {room === undefined ? null : <AddTo key={`${room.id} ${way}`} room={room} way={way} />}
    </>
  );
}

function NewStudents({ all }: { readonly all: readonly ClassroomCard[] }) {
  const { search } = useLocation();
  const classrooms = all.filter(({ archivedAt }) => archivedAt === null);
  const { way, room } = asked(search, classrooms);
  return (
    <TabLinks
      label={words.ways}
      tabs={ways.map((each) => ({
        to: addressOf(each, room?.id),
        label: words.way[each],
        current: each === way,
      }))}
    >
      {way === 'file' ? <ByFile /> : <ByHand rooms={classrooms} way={way} />}
    </TabLinks>
  );
}

/** `/settings/students/new`: one student, a pasted list, or a file of a whole school (ROS-2). */
export function Component() {
  const query = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), '');
  const ended = useRefusal('student.edit') === 'license/ended';
  return (
    <SettingsPage>
      <div className="class-page class-page-form">
        <TextLink alone to={paths.students}>
          {words.back}
        </TextLink>
        <PageTitle lead={words.lead}>{words.heading}</PageTitle>
        {ended ? null : <QueryBoundary query={query}>{(all) => <NewStudents all={all} />}</QueryBoundary>}
      </div>
    </SettingsPage>
  );
}
