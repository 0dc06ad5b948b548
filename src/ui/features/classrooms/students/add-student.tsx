import { useState } from 'react';
import { err } from '#domain/result.ts';
import { checkStudents } from '#domain/students/pasted-list.ts';
import { parseStudent, type StudentField } from '#domain/students/student-forms.ts';
import type { EnrolledStudent } from '#domain/students/student.ts';
import { useApp } from '../../../app-context.tsx';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { CapNotice, useCapacity } from '../../../components/cap-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { newStudent as words } from '../messages/en/new-student.ts';
import type { Added } from './paste-students.tsx';
import { StudentFields } from './student-fields.tsx';

/** A box that is not there, or not checked, is no field of what a form sends. */
const isChecked = (value: string | undefined): boolean => value !== undefined;

/** Adds one student with all their fields; a namesake in the class is asked about once, and nobody is merged by name (ROS-2). */
export function AddStudent({
  classroomId,
  inClass,
  onAdded,
}: {
  readonly classroomId: string;
  /** Who is in the class already. */
  readonly inClass: readonly EnrolledStudent[];
  readonly onAdded: (added: Added) => void;
}) {
  const { students } = useApp();
  const capacity = useCapacity();
  const [namesake, setNamesake] = useState(false);
  const submission = useSubmission<StudentField | 'isOther', Added>(async ({ isOther, ...draft }) => {
    const parsed = parseStudent(draft);
    if (!parsed.ok) return parsed;
    const [checked] = checkStudents([{ text: '', ...parsed.value }], inClass);
    const isTwin = checked?.answer === 'twin';
    setNamesake(isTwin);
    if (isTwin && !isChecked(isOther)) return err({ kind: 'form/invalid', fields: { isOther: 'required' } });
    const sent = await students.add(classroomId, [parsed.value]);
    if (sent.ok) return sent;
    const { error } = sent;
    // What the service finds wrong with a list of one is wrong with its name: the other fields were parsed by its own rule.
    return err(
      error.kind === 'form/invalid' ? { kind: 'form/invalid', fields: { given: 'malformed' } } : error,
    );
  }, onAdded);
  return (
    <>
      <CapNotice capacity={capacity} thing="students" />
      <Form {...submission.form} name="student">
        <StudentFields error={submission.fieldError} />
        {namesake ? (
          <Notice tone="warning" title={words.namesake}>
            <CheckboxField name="isOther" label={words.isOther} />
          </Notice>
        ) : null}
        <div>
          <SubmitButton wide={false} pending={submission.pending}>
            {words.addOne}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
