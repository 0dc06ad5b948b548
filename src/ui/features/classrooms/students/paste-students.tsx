import { type ReactNode, useState } from 'react';
import { err } from '#domain/result.ts';
import { type CheckedStudent, checkStudents, toAdd } from '#domain/students/pasted-list.ts';
import { readStudents } from '#domain/students/read-students.ts';
import { type EnrolledStudent, studentName } from '#domain/students/student.ts';
import { useApp } from '../../../app-context.tsx';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { CapNotice, useCapacity } from '../../../components/cap-notice.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { studentWords as words } from '../messages/en/students.ts';
import './students.css';

/** Who was added, and the change by which it is undone. */
export type Added = { readonly students: readonly string[]; readonly changeSetId: string };

const notes = { new: null, twin: words.twin, 'no-name': words.notUnderstood } as const;

const nameOf = ({ given, family, text }: CheckedStudent): string =>
  given === null ? text : studentName({ given, family });

/** The list scrolls, which a keyboard can do only where it can come to (UI-4). */
const reachedByTab = { tabIndex: 0 };

/** Each line as it was understood, while it is typed. */
const Preview = ({ checked }: { readonly checked: readonly CheckedStudent[] }) => (
  <div className="student-preview">
    <h3 id="student-preview">{words.preview}</h3>
    {checked.length === 0 ? (
      <p className="quiet">{words.nobodyRead}</p>
    ) : (
      <ol aria-labelledby="student-preview" {...reachedByTab}>
        {checked.map((student, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other name than its place
          <li key={at} data-answer={student.answer}>
            <span>{words.named(nameOf(student))}</span>
            {student.studentId === null ? null : <span className="quiet"> {student.studentId}</span>}
            {notes[student.answer] === null ? null : <p>{notes[student.answer]}</p>}
          </li>
        ))}
      </ol>
    )}
  </div>
);

/** The form of a pasted list: what is understood of each line is shown before anything is stored (ROS-2). */
export function PasteStudents({
  classroomId,
  inClass,
  onAdded,
  renderActions,
}: {
  readonly classroomId: string;
  /** Who is in the class already, by whom twins are known. */
  readonly inClass: readonly EnrolledStudent[];
  readonly onAdded: (added: Added) => void;
  /** What stands under the form, around the button that sends it. */
  readonly renderActions: (submit: ReactNode) => ReactNode;
}) {
  const { students } = useApp();
  const capacity = useCapacity();
  const [text, setText] = useState('');
  const [withTwins, setWithTwins] = useState(false);
  const pasted = readStudents(text);
  const checked = checkStudents(pasted ?? [], inClass);
  const wanted = toAdd(checked, withTwins);
  const submission = useSubmission<'students', Added>(async () => {
    const problem = pasted === null ? 'too-long' : 'required';
    if (wanted.length === 0) return err({ kind: 'form/invalid', fields: { students: problem } });
    return students.add(classroomId, wanted);
  }, onAdded);
  const error = submission.fieldError('students');
  return (
    <>
      <CapNotice capacity={capacity} thing="students" />
      <Form {...submission.form} name="students">
        <TextAreaField
          label={words.paste}
          hint={words.pasteHint}
          name="students"
          rows={8}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="words"
          onChange={({ target }) => setText(target.value)}
          error={pasted === null ? words.tooMany : error && words.nobodyYet}
        />
        <Preview checked={checked} />
        {checked.some(({ answer }) => answer === 'twin') ? (
          <CheckboxField
            name="withTwins"
            label={words.addTwins}
            defaultChecked={withTwins}
            onChange={setWithTwins}
          />
        ) : null}
        {renderActions(
          <SubmitButton wide={false} pending={submission.pending}>
            {words.addCount(wanted.length)}
          </SubmitButton>,
        )}
      </Form>
    </>
  );
}
