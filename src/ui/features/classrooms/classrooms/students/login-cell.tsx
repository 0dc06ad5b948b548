import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type ListedStudent, studentName } from '#domain/classrooms/students/student.ts';
import { Button } from '../../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { useRefusal } from '../../../../data/use-refusal.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { chosenLogin, loginCell as words } from '../messages/en/student-table.ts';
import { useAskedDay } from '../../../../table/asked-day.ts';
import './students.css';

const dialog = fetchedPart(async () => (await fetched(import('../logins/login-dialog.tsx'))).LoginDialog);

/**
 * A student's login type. The login itself is read only on request, in the student's classroom, and each read is recorded (SEC-7). Not available for students
 * without a classroom, or for an earlier day.
 */
export function LoginCell({ student }: { readonly student: ListedStudent }) {
  const readOnly = useRefusal('student.edit') === 'license/ended';
  const [open, setOpen] = useState(false);
  const { hasLogin, logsInBy, archivedOn } = student;
  const isNow = useAskedDay() === null && archivedOn === null;
  const classroomId = isNow && hasLogin ? student.classrooms[0]?.id : undefined;
  return (
    <span className="login-cell">
      <span>
        {chosenLogin(logsInBy)}
        <span className="quiet">
          {' '}
          {hasLogin ? <span aria-hidden="true">{words.hidden}</span> : words.none}
        </span>
      </span>
      {classroomId === undefined ? null : (
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.showNamed(bidiIsolate(studentName(student)))}
          onClick={() => setOpen(true)}
        >
          {words.show}
        </Button>
      )}
      {open && classroomId !== undefined ? (
        <FetchedPart part={dialog}>
          {(Dialog) => (
            <Dialog
              classroomId={classroomId}
              student={student}
              readOnly={readOnly}
              onRenewed={() => undefined}
              onClose={() => setOpen(false)}
            />
          )}
        </FetchedPart>
      ) : null}
    </span>
  );
}
