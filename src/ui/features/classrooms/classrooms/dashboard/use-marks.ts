import { useState } from 'react';
import type { OwnProgressState } from '#domain/classrooms/students/entry.ts';
import type { StudentMark } from '#domain/classrooms/students/student-mark.ts';
import { useApp } from '../../../../app-context.tsx';
import { describeFailure } from '../../../../messages/describe-failure.ts';

type Entered = Pick<StudentMark, 'activityId' | 'studentId'> & { readonly state: OwnProgressState | null };

export type EnterMarks = {
  readonly set: (marks: readonly Entered[]) => Promise<void>;
  /** Undoes the last entry. Null if there is none. */
  readonly undo: (() => Promise<void>) | null;
  readonly saving: boolean;
  /** The reason why the last entry failed, or null if it did not. */
  readonly failure: string | null;
};

/** Returns the teacher's own mark before an entry, or a mark without a state. */
const before = (marks: readonly StudentMark[], { studentId, activityId }: Entered): Entered => {
  const found = marks.find((mark) => mark.studentId === studentId && mark.activityId === activityId);
  return { studentId, activityId, state: found?.source === 'teacher' ? found.state : null };
};

export function useMarks({
  classroomId,
  assignmentId,
  marks,
  onSaved,
}: {
  readonly classroomId: string;
  readonly assignmentId: string;
  readonly marks: readonly StudentMark[];
  readonly onSaved: () => void;
}): EnterMarks {
  const { students } = useApp();
  const [last, setLast] = useState<readonly Entered[] | null>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ofLesson = marks.filter((mark) => mark.assignmentId === assignmentId);
  const save = async (wanted: readonly Entered[], undo: readonly Entered[] | null): Promise<void> => {
    setSaving(true);
    const saved = await students.setMarks(classroomId, { assignmentId, marks: wanted });
    setSaving(false);
    setFailure(saved.ok ? null : describeFailure(saved.error));
    if (!saved.ok) return;
    setLast(undo);
    onSaved();
  };
  return {
    saving,
    failure,
    set: (wanted) =>
      save(
        wanted,
        wanted.map((each) => before(ofLesson, each)),
      ),
    undo: last === null ? null : () => save(last, null),
  };
}
