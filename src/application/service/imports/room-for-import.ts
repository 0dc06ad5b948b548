import type { RosterImport } from '#domain/imports/roster-import.ts';
import { type CappedThing, type CapReached, roomFor } from '#domain/license/capacity.ts';
import type { Stores } from '../ports/transaction.ts';

type Planned = Pick<RosterImport, 'organization' | 'report'>;
type Asked = { readonly owner: string | null; readonly now: number; readonly hold: boolean };

/** How much room there is for what an import has yet to add. */
type Room = {
  /** How many of each do not fit; zeros where everything does. */
  readonly beyond: Readonly<Record<CappedThing, number>>;
  /** How many more could come to the fullest place beside all of them; `Infinity` without a cap. */
  readonly spare: number;
};

/**
 * How much room the trials and licenses of its organizations leave for what an import has yet to add. `owner` is who commits it; with
 * `hold`, within a transaction, nothing is added there by others until it ends.
 */
export async function roomForImport(
  { capacity }: Pick<Stores, 'capacity'>,
  { report }: Planned,
  { owner, now, hold }: Asked,
): Promise<Room> {
  const beyond = { classrooms: 0, students: 0 };
  let spare = Number.POSITIVE_INFINITY;
  for (const { organization, classrooms, students } of report?.more ?? []) {
    if (classrooms <= 0 && students <= 0) continue;
    const place = { organization, owner };
    const there = hold ? await capacity.hold(place, now) : await capacity.read(place, now);
    const left = {
      classrooms: roomFor('classrooms', there) - classrooms,
      students: roomFor('students', there) - students,
    };
    beyond.classrooms += Math.max(0, -left.classrooms);
    beyond.students += Math.max(0, -left.students);
    spare = Math.min(spare, left.classrooms, left.students);
  }
  return { beyond, spare };
}

/** Why an import cannot be committed as a whole; null where everything fits. */
export function whyBeyond({
  classrooms,
  students,
}: Readonly<Record<CappedThing, number>>): CapReached | null {
  if (classrooms > 0) return { kind: 'license/classrooms-full' };
  return students > 0 ? { kind: 'license/students-full' } : null;
}
