import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Change } from '../change-sets/change.ts';
import { planChanges } from '../change-sets/plan-changes.ts';
import { fieldsOf, rosterOf, type RosterRow } from '../change-sets/roster.ts';
import type { StudentFields } from './student.ts';

export type NewPlace = {
  readonly classroom: string;
  readonly organization: OrganizationPath | null;
  readonly from: IsoDate;
};

/** Returns the changes that add new students to a classroom; `nextId` generates the ids of the rows. */
export function enrollNew(
  { classroom, organization, from }: NewPlace,
  students: readonly StudentFields[],
  nextId: () => string,
): readonly Change[] {
  const rows = students.flatMap((student): readonly RosterRow[] => {
    const id = nextId();
    return [
      { kind: 'student', id, fields: fieldsOf({ state: 'active', organization, ...student }) },
      { kind: 'enrollment', id: nextId(), fields: { state: 'active', classroom, student: id, from } },
    ];
  });
  return planChanges(rosterOf([]), rosterOf(rows));
}
