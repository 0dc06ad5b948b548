import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { personKey, type SourceStudent } from '../files/roster-snapshot.ts';

export type KnownId = { readonly family: string; readonly id: string };

export const schoolNumbers = 'number';

/** Returns the day on which a student of a school with this id was erased; null if none. A null school means any school of the import. */
export type ErasedOn = (known: KnownId, school: OrganizationPath | null) => IsoDate | null;

/** Returns the days on which students of a source of this family were erased, by `personKey`. `schoolOf` is our school of a student. */
export function erasedAmong(
  students: Iterable<SourceStudent>,
  family: string,
  {
    erasedOn,
    schoolOf,
  }: { readonly erasedOn: ErasedOn; readonly schoolOf: (student: SourceStudent) => OrganizationPath | null },
): ReadonlyMap<string, IsoDate> {
  const found = new Map<string, IsoDate>();
  for (const student of students) {
    const { id, studentId: number } = student;
    const ofSource = id === null ? null : erasedOn({ family, id }, null);
    const ofNumber =
      number === null ? null : erasedOn({ family: schoolNumbers, id: number }, schoolOf(student));
    const day = ofSource ?? ofNumber;
    if (day !== null) found.set(personKey(student), day);
  }
  return found;
}
