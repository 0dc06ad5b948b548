import { useNavigate, useRevalidator } from 'react-router';
import type { Classroom, ClassroomTeacher } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../../app-context.tsx';
import { CheckboxField } from '../../../../chakra/checkbox-field.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { paths } from '../../../../routes/paths.ts';
import { transferWords as words } from '../messages/en/classroom-life.ts';

export function TransferDialog(props: {
  readonly classroom: Classroom;
  readonly teacher: ClassroomTeacher;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { classroom, teacher, name, onClose } = props;
  const { classroomLife } = useApp();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const submission = useSubmission<'stays', Classroom | null>(
    ({ stays }) =>
      classroomLife.transfer(classroom.id, { teacherId: teacher.id, stays: stays !== undefined }),
    async (left) => {
      toast(words.done(name));
      if (left === null) return navigate(paths.classrooms);
      await revalidate();
      onClose();
    },
  );
  const [owner] = classroom.teachers;
  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      <Form {...submission.form} name="transfer">
        <p>{words.lead(name)}</p>
        <CheckboxField
          name="stays"
          label={owner?.id === classroom.you ? words.iStay : words.ownerStays(owner?.name ?? words.owner)}
          hint={words.staysHint}
          defaultChecked
        />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <SubmitButton wide={false} pending={submission.pending}>
            {words.submit}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
