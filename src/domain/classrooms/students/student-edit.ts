import { mergeEdits } from '../classrooms/merge-edits.ts';
import type { RosterRow } from '../change-sets/roster.ts';
import { studentFieldNames, type StudentFields } from './student.ts';
import { studentOf } from './student-row.ts';

/** The fields of a student as shown to the editing user; an empty field is null or ''. */
export type SeenStudent = Readonly<Record<Exclude<keyof StudentFields, 'given'>, string | null>> & {
  readonly given: string;
};

const blankAsNull = (seen: SeenStudent): SeenStudent => ({
  ...(Object.fromEntries(studentFieldNames.map((name) => [name, seen[name] || null])) as SeenStudent),
  given: seen.given,
});

/**
 * Returns the student's fields after an edit (ROS-2). Only fields that differ from the shown values change, so that a stale page does not revert other edits.
 * Without shown values, all fields change. Returns null if another person has changed one of these fields to a different value in the meantime.
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
