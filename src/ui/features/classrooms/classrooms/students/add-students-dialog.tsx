import type { EnrolledStudent } from '#domain/classrooms/students/student.ts';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { shell } from '../../../../messages/en/shell.ts';
import { studentWords as words } from '../messages/en/students.ts';
import type { Added } from './added.ts';
import { PasteStudents } from './paste-students.tsx';

/** Adds a pasted list of students to the open class (ROS-2). */
export const AddStudentsDialog = ({
  classroomId,
  inClass,
  onAdded,
  rest,
  onClose,
}: {
  readonly classroomId: string;
  readonly inClass: readonly EnrolledStudent[];
  readonly onAdded: (added: Added) => void;
  readonly rest: () => HTMLElement | null;
  readonly onClose: () => void;
}) => (
  <Dialog title={words.addTitle} onClose={onClose} finalFocus={rest} wide>
    <PasteStudents
      classroomId={classroomId}
      inClass={inClass}
      onAdded={onAdded}
      renderActions={(submit) => (
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          {submit}
        </Actions>
      )}
    />
  </Dialog>
);
