import type { RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { type LimitedResource, type CapReached, roomFor } from '#domain/organizations/grants/capacity.ts';
import type { Stores } from '../../ports/transaction.ts';

type Planned = Pick<RosterImport, 'organization' | 'report'>;
type Asked = { readonly owner: string | null; readonly now: number; readonly forUpdate: boolean };

type Room = {
  /** The number of items of each kind beyond the limit; all are 0 if everything fits. */
  readonly beyond: Readonly<Record<LimitedResource, number>>;
  /** The remaining room after the import in the place with the least room; `Infinity` without a limit. */
  readonly spare: number;
};

/**
 * Returns the room that the trials and licenses of an import's organizations have for the remaining rows. `owner` is the user who commits the import.
 * `forUpdate` locks the organizations until the transaction ends, and must be used in a transaction.
 */
export async function roomForImport(
  { capacity }: Pick<Stores, 'capacity'>,
  { report }: Planned,
  { owner, now, forUpdate }: Asked,
): Promise<Room> {
  const beyond = { classrooms: 0, students: 0 };
  let spare = Number.POSITIVE_INFINITY;
  for (const { organization, classrooms, students } of report?.more ?? []) {
    if (classrooms <= 0 && students <= 0) continue;
    const place = { organization, owner };
    const there = forUpdate ? await capacity.findForUpdate(place, now) : await capacity.read(place, now);
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

/** Returns why an import cannot be committed completely; null if everything fits. */
export function limitExceededReason({
  classrooms,
  students,
}: Readonly<Record<LimitedResource, number>>): CapReached | null {
  if (classrooms > 0) return { kind: 'license/classrooms-full' };
  return students > 0 ? { kind: 'license/students-full' } : null;
}
