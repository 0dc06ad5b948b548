import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { RosterRow } from '#domain/roster/roster.ts';
import { type EnrolledStudent, studentName } from '#domain/students/student.ts';
import { compareCodePoints, foldText } from '#domain/tables/fold-text.ts';

/** Whether a student was in a list of a class on a day: neither archived nor merged. */
export const isListedOn = (
  { fields: { state, archivedOn = '', mergedInto } }: RosterRow,
  day: IsoDate,
): boolean => mergedInto === undefined && (state === 'active' || archivedOn > day);

/** The order of the lists of classes. */
export const byName = (one: EnrolledStudent, other: EnrolledStudent): number =>
  compareCodePoints(foldText(studentName(one)), foldText(studentName(other))) ||
  compareCodePoints(one.id, other.id);
