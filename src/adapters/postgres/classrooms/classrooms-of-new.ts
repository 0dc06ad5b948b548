import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { byRow, type Change } from '#domain/classrooms/change-sets/change.ts';
import { keyOf, type Roster, type RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import { coversDay } from '#domain/classrooms/change-sets/stay.ts';
import { foldText } from '#domain/platform/tables/fold-text.ts';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';

type NamedRoom = { readonly id: string; readonly name: string };

/** Returns the classroom of an enrollment that covers the day, or null. */
function roomOf(roster: Roster, enrollment: RosterRow | undefined, day: IsoDate): NamedRoom | null {
  const { classroom: id = '' } = enrollment?.fields ?? {};
  const name = foldText(roster.get(keyOf({ kind: 'classroom', id }))?.fields['name'] ?? '');
  return enrollment === undefined || !coversDay(enrollment, day) || name === '' ? null : { id, name };
}

/** Returns the names of the classrooms of students that these changes add. The database does not have these students yet. */
export function classroomsOfNew(
  roster: Roster,
  changes: readonly Change[],
  day: IsoDate,
): ReadonlyMap<string, string> {
  const classrooms = new Map<string, NamedRoom[]>();
  for (const { kind, id, act } of byRow(changes))
    if (kind === 'student' && act === 'add') classrooms.set(id, []);
  for (const { kind, id } of byRow(changes)) {
    if (kind !== 'enrollment') continue;
    const enrollment = roster.get(keyOf({ kind: 'enrollment', id }));
    const classroom = roomOf(roster, enrollment, day);
    if (classroom !== null) classrooms.get(enrollment?.fields['student'] ?? '')?.push(classroom);
  }
  const named = ([id, those]: readonly [string, readonly NamedRoom[]]) =>
    [
      id,
      those
        .toSorted(byNaturalName)
        .map(({ name }) => name)
        .join(', '),
    ] as const;
  return new Map([...classrooms].map(named));
}
