import type { IsoDate } from '../dates/iso-date.ts';
import { personKey, type SourceStudent } from './roster-snapshot.ts';

/** An ID by which a source or a school knows a student: that of a format, the school's number, or ours. */
export type KnownId = { readonly family: string; readonly id: string };

/** The family of the numbers that schools give. */
export const schoolNumbers = 'number';

/** The day on which a student of an ID was erased; null for none. */
export type ErasedOn = (known: KnownId) => IsoDate | null;

/** When students of a source of this family were erased, by `personKey`. */
export function erasedAmong(
  students: Iterable<SourceStudent>,
  family: string,
  erasedOn: ErasedOn,
): ReadonlyMap<string, IsoDate> {
  const found = new Map<string, IsoDate>();
  for (const student of students) {
    const ofSource = student.id === null ? null : erasedOn({ family, id: student.id });
    const ofNumber = student.number === null ? null : erasedOn({ family: schoolNumbers, id: student.number });
    const day = ofSource ?? ofNumber;
    if (day !== null) found.set(personKey(student), day);
  }
  return found;
}
