import { type ReactNode, useState } from 'react';
import { type Capacity, roomFor } from '#domain/organizations/grants/capacity.ts';
import { err } from '#domain/result.ts';
import {
  type CheckedStudent,
  checkStudents,
  isOpen,
  toAdd,
  type TwinAnswer,
} from '#domain/classrooms/students/pasted-list.ts';
import { foldedName } from '#domain/classrooms/students/compare-names.ts';
import { readStudents } from '#domain/classrooms/students/read-students.ts';
import type { EnrolledStudent } from '#domain/classrooms/students/student.ts';
import { useApp } from '../../../../app-context.tsx';
import { CapNotice, useCapacity } from '../../../../components/notices/cap-notice.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { TextAreaField } from '../../../../forms/text-area-field.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { capWords } from '../../../../messages/en/caps.ts';
import { earlierStudents, studentWords as words } from '../messages/en/students.ts';
import type { Added } from './added.ts';
import { useEarlierStudents } from './earlier-students.tsx';
import { PastedPreview } from './pasted-preview.tsx';

/** Returns a key for each line that stays the same when lines above are edited: its text, and its index among lines with the same text. */
function keysOf(checked: readonly CheckedStudent[]): readonly string[] {
  const counts = new Map<string, number>();
  return checked.map(({ text }) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return `${count} ${text}`;
  });
}

/** Returns a message if the trial or license has no room for the students: how many fit, and what to do. Null if they fit. */
function tooManyFor(capacity: Capacity | null, more: number): string | null {
  const cap = capacity?.caps.students ?? null;
  if (capacity === null || cap === null) return null;
  const left = roomFor('students', capacity);
  return more > left ? capWords.tooMany(capacity.source, cap, left, more) : null;
}

/** The form for a pasted list. Shows how each line is parsed before it is stored (ROS-2). */
export function PasteStudents({
  classroomId,
  inClass,
  onAdded,
  renderActions,
}: {
  readonly classroomId: string;
  readonly inClass: readonly EnrolledStudent[];
  readonly onAdded: (added: Added) => void;
  readonly renderActions: (submit: ReactNode) => ReactNode;
}) {
  const { students } = useApp();
  const capacity = useCapacity();
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState<ReadonlyMap<string, TwinAnswer>>(new Map());
  const pasted = readStudents(text);
  const checked = checkStudents(pasted ?? [], inClass);
  const keys = keysOf(checked);
  const choices = keys.map((key) => answers.get(key));
  const named = toAdd(checked, choices);
  const twins = useEarlierStudents(classroomId, (back) => {
    if (named.every((student) => back.names.has(foldedName(student)))) onAdded(back);
  });
  const wanted = named.filter((student) => !twins.isBack(student));
  const [opened, setOpened] = useState(false);
  const beyond = tooManyFor(capacity, wanted.length);
  const submission = useSubmission<'students', Added>(async () => {
    const problem = pasted === null ? 'too-long' : 'required';
    if (wanted.length === 0) return err({ kind: 'form/invalid', fields: { students: problem } });
    const twinsOpen = checked.some((student, at) => isOpen(student, choices[at]));
    setOpened(twinsOpen);
    if (twinsOpen) return err({ kind: 'form/invalid', fields: { students: 'required' } });
    if (beyond !== null) return err({ kind: 'form/invalid', fields: { students: 'too-long' } });
    if (await twins.ask(wanted)) return err({ kind: 'form/invalid', fields: { students: 'required' } });
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
          error={
            pasted === null
              ? words.tooMany
              : error &&
                (opened
                  ? words.twinsOpen
                  : (beyond ?? (twins.notice === null ? words.nobodyYet : earlierStudents.open)))
          }
        />
        <PastedPreview
          lines={checked.map((student, at) => ({
            key: keys[at] ?? '',
            student,
            said: choices[at],
            error: opened && isOpen(student, choices[at]) ? words.twinOpen : undefined,
          }))}
          onSay={(key, answer) => setAnswers(new Map(answers).set(key, answer))}
        />
        {twins.notice}
        {renderActions(
          <SubmitButton wide={false} pending={submission.pending}>
            {words.addCount(wanted.length)}
          </SubmitButton>,
        )}
      </Form>
    </>
  );
}
