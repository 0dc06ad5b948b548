import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedStudent } from '#domain/classrooms/students/student.ts';
import { Button } from '../../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { useRefusal } from '../../../../data/use-refusal.ts';
import { SectionCard } from '../../../../layouts/section-card.tsx';
import { fetched } from '../../../../routes/chunk-error.ts';
import { paths } from '../../../../routes/paths.ts';
import { studentPage as words } from '../messages/en/student-page.ts';
import { studentDialog as dialogWords } from '../messages/en/student-table.ts';
import { ActOnSelectedStudents } from '../students/act-on-selected-students.tsx';
import { type Done, doneBy } from '../students/acted-notice.tsx';

const studentDialog = fetchedPart(
  async () => (await fetched(import('../students/student-dialog.tsx'))).StudentDialog,
);

/** Actions on one student. They are the same as for selected students in the table (ROS-2). */
export function StudentActs({
  student,
  onDone,
}: {
  readonly student: ListedStudent;
  /** Null if nothing was changed. */
  readonly onDone: (done: Done | null) => void;
}) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const ended = useRefusal('student.edit') === 'license/ended';
  const isArchived = student.archivedOn !== null;
  const placing = ended ? [] : (['move', 'copy'] as const);
  return (
    <SectionCard id="acts" heading={words.actions} lead={words.actionsLead}>
      <ActOnSelectedStudents
        kinds={isArchived ? (ended ? [] : ['restore']) : [...placing, 'archive']}
        count={1}
        chosen={{ selection: { of: 'ids', ids: [student.id] }, archived: isArchived }}
        classroomId={null}
        pair={null}
        onActed={({ result }) => onDone(result === null ? null : doneBy(result))}
        onMerged={onDone}
      >
        <Button size="sm" onClick={() => setEditing(true)}>
          {words.edit}
        </Button>
      </ActOnSelectedStudents>
      {editing ? (
        <FetchedPart part={studentDialog}>
          {(Student) => (
            <Student
              student={student}
              readOnly={ended}
              onClose={() => setEditing(false)}
              onDone={(done) => {
                setEditing(false);
                onDone(done);
              }}
              onErased={() => {
                toast(dialogWords.erased);
                void navigate(paths.students, { replace: true });
              }}
            />
          )}
        </FetchedPart>
      ) : null}
    </SectionCard>
  );
}
