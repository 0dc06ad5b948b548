import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import {
  type ClassroomContents,
  isEmptyClassroom,
} from '#domain/classrooms/classrooms/classroom-contents.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { paths } from '../../../../routes/paths.ts';
import { deleteClassroomWords as words } from '../messages/en/classroom-life.ts';

type DialogProps = { readonly classroom: Classroom; readonly onClose: () => void };

const Losses = ({ contents }: { readonly contents: ClassroomContents }) =>
  isEmptyClassroom(contents) ? (
    <p>{words.nothingLost}</p>
  ) : (
    <>
      <p>{words.lost}</p>
      <ul>
        {words.losses(contents).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </>
  );

function DeleteForm({ classroom, onClose }: DialogProps) {
  const { classroomLife } = useApp();
  const navigate = useNavigate();
  const submission = useSubmission<'typedName', void>(
    ({ typedName }) => classroomLife.delete(classroom.id, typedName),
    async () => {
      await navigate(paths.classrooms);
      toast(words.done(classroom.name));
    },
  );
  return (
    <Form {...submission.form} name="delete">
      <p>
        {words.ask} <strong>{bidiIsolate(classroom.name)}</strong>
      </p>
      <TextField
        label={words.typedName}
        name="typedName"
        autoComplete="off"
        error={submission.fieldError('typedName')}
      />
      <Actions>
        <Button onClick={onClose}>{shell.cancel}</Button>
        <SubmitButton variant="danger" wide={false} pending={submission.pending}>
          {words.submit}
        </SubmitButton>
      </Actions>
    </Form>
  );
}

/** Shows what will be lost if the class is deleted. The user types the name of the class to confirm. */
export function DeleteClassroomDialog({ classroom, onClose }: DialogProps) {
  const { classroomLife } = useApp();
  const { id, archivedAt } = classroom;
  const read = useQuery(
    useCallback((options: ReadOptions) => classroomLife.previewDeletion(id, options), [classroomLife, id]),
  );
  return (
    <Dialog title={words.title(classroom.name)} onClose={onClose}>
      <QueryBoundary query={read}>
        {(contents) => (
          <div className="stack">
            <Losses contents={contents} />
            {archivedAt === null && !isEmptyClassroom(contents) ? (
              <>
                <p>{words.archiveFirst}</p>
                <Actions>
                  <Button onClick={onClose}>{shell.closeDialog}</Button>
                </Actions>
              </>
            ) : (
              <DeleteForm classroom={classroom} onClose={onClose} />
            )}
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
