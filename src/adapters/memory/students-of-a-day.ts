import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { RosterRow } from '#domain/roster/roster.ts';
import { type EnrolledStudent, studentName } from '#domain/students/student.ts';
import { byNaturalName } from '#domain/tables/natural-order.ts';

/** Whether a student was in a list of a class on a day: neither archived nor merged. */
export const isListedOn = (
  { fields: { state, archivedOn = '', mergedInto } }: RosterRow,
  day: IsoDate,
): boolean => mergedInto === undefined && (state === 'active' || archivedOn > day);

type Listed = Pick<EnrolledStudent, 'family' | 'given' | 'id'>;

export const byName = (one: Listed, other: Listed): number =>
  byNaturalName({ id: one.id, name: studentName(one) }, { id: other.id, name: studentName(other) });
