import type { RosterRow } from '#domain/roster/roster.ts';

/** A student and the students who were merged into them, directly or through others, by ID. */
export function mergedInto(rows: readonly RosterRow[], studentId: string): ReadonlySet<string> {
  const students = rows.filter(({ kind }) => kind === 'student');
  const targets = new Map(students.map(({ id, fields }) => [id, fields['mergedInto']]));
  const last = (id: string): string => {
    const next = targets.get(id);
    return next === undefined ? id : last(next);
  };
  return new Set([studentId, ...[...targets.keys()].filter((id) => last(id) === studentId)]);
}
