import { useLoaderData } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { LinkButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { paths } from '../../../routes/paths.ts';
import { classroomPage } from './messages/en/classrooms.ts';
import { pairWords as words } from './messages/en/pairs.ts';
import { NotTogether } from './pairs/not-together.tsx';
import { PairMaker } from './pairs/pair-maker.tsx';
import { type PairsOfLesson, readPairsOfLesson, type ReadPairsOfLesson } from './pairs/pairs-of-lesson.ts';
import './pairs/pairs.css';

export const loader = readPairsOfLesson;

function Shown({ of }: { readonly of: PairsOfLesson }) {
  const { classroom, assignment, pairs } = of;
  const ended = useRefusal('classroom.edit') === 'license/ended';
  const readOnly = ended || classroom.archivedAt !== null;
  return (
    <>
      <TextLink alone to={paths.classroom(classroom.id)}>
        {words.back}
      </TextLink>
      <PageTitle eyebrow={bidiIsolate(classroom.name)} lead={words.lead(assignment.lesson.title)}>
        {words.heading}
      </PageTitle>
      {classroom.archivedAt === null ? null : <Notice>{classroomPage.archived}</Notice>}
      {pairs.students.length === 0 ? (
        <EmptyState
          title={words.nobody}
          action={
            <LinkButton to={paths.classroomTab(classroom.id, 'students')} variant="primary">
              {words.toStudents}
            </LinkButton>
          }
        >
          {words.nobodyAdvice}
        </EmptyState>
      ) : (
        <div className="settings-sections">
          <PairMaker of={of} />
          <NotTogether classroomId={classroom.id} pairs={pairs} readOnly={readOnly} />
        </div>
      )}
    </>
  );
}

/** `/settings/classrooms/{id}/pairs/{assignmentId}`: pairs of the class for a lesson, and their materials (ROS-13). */
export function Component() {
  const read = useLoaderData<ReadPairsOfLesson>();
  const key = read.ok ? read.value.assignment.id : '';
  const query = useLoadedQuery(read, key);
  return (
    <SettingsPage tabs={false}>
      <QueryBoundary key={key} query={query}>
        {(of) => <Shown of={of} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
