import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Assignment, AssignmentEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useFormDrafts } from '../../../forms/drafts-context.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { assignWords as words } from './messages/en/assign.ts';
import { mergeWords } from './messages/en/classrooms.ts';
import { shell } from '../../../messages/en/shell.ts';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import {
  AssignmentFields,
  type AssignmentField,
  assignmentEditOf,
  assignmentInWords,
  parseAssignmentFields,
} from './assignment-fields.tsx';
import { ChooseFields } from './choose-fields.tsx';
import { describeConcurrentChange } from './describe-concurrent-change.ts';
import { useMergedForm } from './use-merged-form.ts';

export function EditAssignmentDialog(props: {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}) {
  const { classrooms } = useApp();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const drafts = useFormDrafts();
  // The assignment when editing started. On submit, changes that other users saved since then are merged.
  const [base] = useState(props.assignment);
  const { submission, conflict, action, choose } = useMergedForm<AssignmentEdit, Assignment, AssignmentField>(
    {
      base,
      editOf: assignmentEditOf,
      parse: parseAssignmentFields,
      save: (edit, version) => classrooms.changeAssignment(base.id, version, edit),
      done: async (_saved, concurrent) => {
        toast(describeConcurrentChange(concurrent) ?? words.saved);
        props.onClose();
        await revalidate();
      },
    },
  );
  const cancel = (): void => {
    const form = submission.form.ref.current;
    if (form !== null) drafts.forget(pathname, form);
    props.onClose();
  };
  return (
    <Dialog
      title={conflict === null ? words.editTitle(base.lesson.title) : mergeWords.title}
      step={conflict === null ? 'edit' : 'choose'}
      onClose={cancel}
    >
      {conflict === null ? (
        <Form {...submission.form} name={`assignment-${base.id}`}>
          <AssignmentFields assignment={assignmentEditOf(base)} error={submission.fieldError} />
          <Actions>
            <Button onClick={cancel}>{shell.cancel}</Button>
            <SubmitButton wide={false} pending={submission.pending}>
              {words.save}
            </SubmitButton>
          </Actions>
        </Form>
      ) : (
        <ChooseFields
          conflict={conflict}
          editOf={assignmentEditOf}
          inWords={assignmentInWords}
          labels={mergeWords.labels}
          action={action}
          onChoose={choose}
          onCancel={cancel}
        />
      )}
    </Dialog>
  );
}
