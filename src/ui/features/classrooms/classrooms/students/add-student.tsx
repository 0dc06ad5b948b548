import { useState } from 'react';
import { err } from '#domain/result.ts';
import { checkStudents } from '#domain/classrooms/students/pasted-list.ts';
import { parseStudent } from '#domain/classrooms/students/student-forms.ts';
import type { StudentField } from '#domain/classrooms/students/student.ts';
import type { EnrolledStudent } from '#domain/classrooms/students/student.ts';
import { useApp } from '../../../../app-context.tsx';
import { CapNotice, useCapacity } from '../../../../components/notices/cap-notice.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { earlierStudents } from '../messages/en/students.ts';
import { newStudent as words } from '../messages/en/new-student.ts';
import type { Added } from './added.ts';
import { useEarlierStudents } from './earlier-students.tsx';
import { StudentFormFields } from './student-form-fields.tsx';

/** Adds one student with all fields. If a student in the class has the same name, the new student needs a nickname (ROS-2). */
export function AddStudent({
  classroomId,
  inClass,
  onAdded,
}: {
  readonly classroomId: string;
  readonly inClass: readonly EnrolledStudent[];
  readonly onAdded: (added: Added) => void;
}) {
  const { students } = useApp();
  const capacity = useCapacity();
  const [namesake, setNamesake] = useState(false);
  const twins = useEarlierStudents(classroomId, onAdded);
  const submission = useSubmission<StudentField, Added>(async (draft) => {
    const parsed = parseStudent(draft);
    if (!parsed.ok) return parsed;
    const [checked] = checkStudents([{ text: '', ...parsed.value }], inClass);
    const isOpenTwin = checked?.answer === 'twin' && parsed.value.display === null;
    setNamesake(isOpenTwin);
    if (isOpenTwin) return err({ kind: 'form/invalid', fields: { display: 'required' } });
    if (await twins.ask([parsed.value])) return err({ kind: 'form/invalid', fields: { given: 'required' } });
    const sent = await students.add(classroomId, [parsed.value]);
    if (sent.ok) return sent;
    const { error } = sent;
    // With one student, a problem of the list is a problem of the name, because the same rules have already parsed the other fields.
    return err(
      error.kind === 'form/invalid' ? { kind: 'form/invalid', fields: { given: 'malformed' } } : error,
    );
  }, onAdded);
  const errorOf = (field: StudentField): string | undefined => {
    const error = submission.fieldError(field);
    if (error !== undefined && field === 'given' && twins.notice !== null) return earlierStudents.open;
    return error !== undefined && field === 'display' && namesake ? words.namesake : error;
  };
  return (
    <>
      <CapNotice capacity={capacity} thing="students" />
      <Form {...submission.form} name="student">
        <StudentFormFields error={errorOf} />
        {twins.notice}
        <div>
          <SubmitButton wide={false} pending={submission.pending}>
            {words.addOne}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
