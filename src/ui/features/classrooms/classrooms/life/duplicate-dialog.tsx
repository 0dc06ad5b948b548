import { useNavigate } from 'react-router';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../../app-context.tsx';
import { CheckboxField } from '../../../../chakra/checkbox-field.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { paths } from '../../../../routes/paths.ts';
import { type ClassroomFormField, ClassroomFields, parseClassroomFields } from '../classroom-fields.tsx';
import { duplicateWords as words } from '../messages/en/classroom-life.ts';

export function DuplicateDialog({
  classroom,
  onClose,
}: {
  readonly classroom: Classroom;
  readonly onClose: () => void;
}) {
  const { classroomLife } = useApp();
  const navigate = useNavigate();
  const submission = useSubmission<ClassroomFormField | 'withLessons', Classroom>(
    async ({ withLessons, ...values }) => {
      const edit = parseClassroomFields(values);
      return edit.ok ? classroomLife.duplicate(classroom.id, edit.value, withLessons !== undefined) : edit;
    },
    async ({ id, name }) => {
      await navigate(paths.classroom(id));
      toast(words.done(name));
    },
  );
  const { gradeBand, color, icon } = classroom;
  const proposed = {
    gradeBand,
    name: words.copyOf(classroom.name),
    termName: null,
    firstDay: null,
    lastDay: null,
    color,
    icon,
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Form {...submission.form} name="duplicate">
        <p>{words.lead}</p>
        <ClassroomFields classroom={proposed} error={submission.fieldError} />
        <CheckboxField
          name="withLessons"
          label={words.withLessons}
          hint={words.withLessonsHint}
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
