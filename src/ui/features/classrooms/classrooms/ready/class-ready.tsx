import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import type { EnrolledStudent } from '#domain/classrooms/students/student.ts';
import { firstLesson } from '#domain/lessons/lessons/first-lesson.ts';
import { useApp } from '../../../../app-context.tsx';
import { LinkButton } from '../../../../components/button.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import type { Query } from '../../../../data/query.ts';
import { useQuery } from '../../../../data/use-query.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { SectionColumns } from '../../../../layouts/section-columns.tsx';
import { paths } from '../../../../routes/paths.ts';
import { ClassCodeCard } from '../class-code/class-code-card.tsx';
import { PrintLoginsButton } from '../logins/print-logins-button.tsx';
import { classReadyWords as words } from '../messages/en/class-ready.ts';
import { studentWords } from '../messages/en/students.ts';
import { PasteStudents } from '../students/paste-students.tsx';

type Props = { readonly classroom: Pick<Classroom, 'id' | 'name'> };

const Names = ({
  classroom: { id },
  query,
}: Props & { readonly query: Query<readonly EnrolledStudent[]> }) => (
  <QueryBoundary query={query}>
    {(listed) =>
      listed.length === 0 ? (
        <SectionCard id="names" heading={words.names} lead={words.namesLead}>
          <PasteStudents
            classroomId={id}
            inClass={listed}
            onAdded={query.retry}
            renderActions={(submit) => <div>{submit}</div>}
          />
        </SectionCard>
      ) : (
        <SectionCard
          id="ready"
          heading={words.ready}
          lead={words.readyLead(studentWords.count(listed.length))}
        >
          <div className="row">
            <PrintLoginsButton classroomId={id} students={null} label={words.cards} variant="primary" />
            <PrintLoginsButton classroomId={id} students={null} label={words.letters} as="letters" />
            <PrintLoginsButton classroomId={id} students={null} label={words.poster} as="class-code" />
          </div>
        </SectionCard>
      )
    }
  </QueryBoundary>
);

function Code({ classroom: { id, name } }: Props) {
  const { classCodes } = useApp();
  const query = useQuery(
    useCallback((options: ReadOptions) => classCodes.read(id, options), [classCodes, id]),
  );
  return (
    <SectionCard id="class-code" heading={words.code} lead={words.codeLead}>
      <QueryBoundary query={query}>
        {(classCode) => <ClassCodeCard classroom={name} classCode={classCode} />}
      </QueryBoundary>
    </SectionCard>
  );
}

/** The page of a new class. The first lesson appears together with the names, so that its links do not move while a user clicks them. */
export function ClassReady({ classroom }: Props) {
  const { students } = useApp();
  const query = useQuery(
    useCallback((options: ReadOptions) => students.list(classroom.id, options), [students, classroom.id]),
  );
  return (
    <SectionColumns
      first={<Names classroom={classroom} query={query} />}
      summary={<Code classroom={classroom} />}
      rest={
        query.state === 'waiting' ? null : (
          <SectionCard id="first-lesson" heading={words.lesson} lead={words.lessonLead}>
            <div className="row">
              <LinkButton to={paths.lessonAssign(firstLesson, classroom.id)}>{words.assign}</LinkButton>
              <TextLink alone to={paths.classroom(classroom.id)}>
                {words.toClass}
              </TextLink>
            </div>
          </SectionCard>
        )
      }
    />
  );
}
