import { mergeEdits } from '../classrooms/merge-edits.ts';
import type { RosterRow } from '../roster/roster.ts';
import type { StudentFields } from './student.ts';
import { studentOf } from './student-row.ts';

/** The fields of a student as the person saw them who changes some of them; a blank is null or ''. */
export type SeenStudent = Readonly<Record<Exclude<keyof StudentFields, 'given'>, string | null>> & {
  readonly given: string;
};

const blankAsNull = ({ given, family, display, studentId, grade, login }: SeenStudent): SeenStudent => ({
  given,
  family: family || null,
  display: display || null,
  studentId: studentId || null,
  grade: grade || null,
  login: login || null,
});

/**
 * Finds how a student is to stand after an edit (ROS-2): only what stands otherwise than it was seen is changed, so that an old
 * page does not bring back what was changed elsewhere meanwhile. Where nothing says what was seen, every field is meant; null
 * where somebody else has changed one of them to another value since it was seen.
 */
export function planEdit(
  student: Pick<RosterRow, 'fields' | 'id'>,
  wanted: StudentFields,
  seen: SeenStudent | null,
): SeenStudent | null {
  if (seen === null) return wanted;
  const { id: _id, ...current } = studentOf(student);
  const { value, conflicts } = mergeEdits<SeenStudent>(blankAsNull(seen), wanted, current);
  return conflicts.length === 0 ? value : null;
}
