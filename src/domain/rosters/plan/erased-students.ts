import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { personKey, type SourceStudent } from '../files/roster-snapshot.ts';

export type KnownId = { readonly family: string; readonly id: string };

export const schoolNumbers = 'number';

/** Returns the day on which a student with this id was erased; null if none. */
export type ErasedOn = (known: KnownId) => IsoDate | null;

/** Returns by `personKey` when students of a source of this family were erased. */
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
