import type { RosterImport } from '#domain/imports/roster-import.ts';
import { type CappedThing, type CapReached, roomFor } from '#domain/license/capacity.ts';
import type { Stores } from '../ports/transaction.ts';

type Planned = Pick<RosterImport, 'organization' | 'report'>;
type Asked = { readonly owner: string | null; readonly now: number; readonly hold: boolean };

/**
 * How many of what an import has yet to add the trials and licenses of its organizations do not hold; zeros where everything fits.
 * `owner` is who commits it; with `hold`, within a transaction, nothing is added there by others until it ends.
 */
export async function beyondRoom(
  { capacity }: Pick<Stores, 'capacity'>,
  { report }: Planned,
  { owner, now, hold }: Asked,
): Promise<Readonly<Record<CappedThing, number>>> {
  const beyond = { classrooms: 0, students: 0 };
  for (const { organization, classrooms, students } of report?.more ?? []) {
    if (classrooms <= 0 && students <= 0) continue;
    const place = { organization, owner };
    const there = hold ? await capacity.hold(place, now) : await capacity.read(place, now);
    beyond.classrooms += Math.max(0, classrooms - roomFor('classrooms', there));
    beyond.students += Math.max(0, students - roomFor('students', there));
  }
  return beyond;
}

/** Why an import cannot be committed as a whole; null where everything fits. */
export function whyBeyond({
  classrooms,
  students,
}: Readonly<Record<CappedThing, number>>): CapReached | null {
  if (classrooms > 0) return { kind: 'license/classrooms-full' };
  return students > 0 ? { kind: 'license/students-full' } : null;
}
