import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import {
  type Student,
  type StudentField,
  studentFieldsOf,
  studentName,
} from '#domain/classrooms/students/student.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { studentDialog as words } from '../messages/en/student-table.ts';
import type { Done } from './acted-notice.tsx';
import { EraseStudentForm } from './erase-student-form.tsx';
import { StudentFormFields } from './student-form-fields.tsx';

type Props = {
  readonly student: Student;
  readonly readOnly: boolean;
  /** Receives the change, or null if nothing was changed. */
  readonly onDone: (done: Done | null) => void;
  readonly onClose: () => void;
  readonly onErased: () => void;
};

function EditForm({
  student,
  readOnly,
  onDone,
  onClose,
  onErase,
}: Props & { readonly onErase: (() => void) | null }) {
  const { students } = useApp();
  // The values when the dialog opened. The list behind the dialog may be read again while it is open, but the fields keep these values.
  const [seen] = useState(() => studentFieldsOf(student));
  const { form, pending, fieldError } = useSubmission<StudentField, { readonly changeSetId: string | null }>(
    (values) => students.edit(student.id, values, seen),
    ({ changeSetId }) => {
      const message = words.saved(bidiIsolate(studentName(student)));
      onDone(changeSetId === null ? null : { said: message, changeSetId, skipped: [], skippedCount: 0 });
    },
  );
  return (
    <Form {...form} name="student">
      <StudentFormFields student={student} error={fieldError} loginHint={words.loginHint} />
      <Actions>
        {onErase === null ? null : (
          <Button variant="quiet" onClick={onErase}>
            {words.erase}
          </Button>
        )}
        <Button onClick={onClose}>{shell.cancel}</Button>
        {readOnly ? null : (
          <SubmitButton wide={false} pending={pending}>
            {words.save}
          </SubmitButton>
        )}
      </Actions>
    </Form>
  );
}

export function StudentDialog(props: Props) {
  const { student, onClose, onErased } = props;
  const mayErase = personOf(useSession())?.accountType !== 'teacher';
  const [erasing, setErasing] = useState(false);
  const name = bidiIsolate(studentName(student));
  return (
    <Dialog
      title={erasing ? words.eraseTitle(name) : name}
      step={erasing ? 'erase' : 'edit'}
      onClose={onClose}
    >
      {erasing ? (
        <EraseStudentForm id={student.id} onBack={() => setErasing(false)} onErased={onErased} />
      ) : (
        <EditForm {...props} onErase={mayErase ? () => setErasing(true) : null} />
      )}
    </Dialog>
  );
}
