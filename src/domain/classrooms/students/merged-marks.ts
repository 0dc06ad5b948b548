import { ownOf, type Mark, type StudentMark } from './student-mark.ts';

const later = <M extends { readonly at: number }>(one: M | null, other: M | null): M | null =>
  one === null || (other !== null && other.at > one.at) ? other : one;

const teachers = (mark: Mark): Mark | null => (mark.source === 'teacher' ? mark : null);

function merged(one: StudentMark, other: StudentMark): StudentMark {
  const own = later(ownOf(one), ownOf(other));
  const teacher = later(teachers(one), teachers(other));
  if (teacher !== null) return { ...one, ...teacher, own };
  return own === null ? one : { ...one, ...own, own: null };
}

/**
 * Returns one mark per student, assignment and activity. `marks` may contain several, because students were merged. The result combines a teacher's latest
 * mark and the student's latest own mark.
 */
export function mergeMarks(marks: readonly StudentMark[]): readonly StudentMark[] {
  const found = new Map<string, StudentMark>();
  for (const mark of marks) {
    const key = JSON.stringify([mark.studentId, mark.assignmentId, mark.activityId]);
    const before = found.get(key);
    found.set(key, before === undefined ? mark : merged(before, mark));
  }
  return [...found.values()];
}
