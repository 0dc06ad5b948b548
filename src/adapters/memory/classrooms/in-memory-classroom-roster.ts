import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { providerOf } from '#domain/classrooms/change-sets/roster-source.ts';
import { termIn, termText } from '#domain/classrooms/classrooms/class-term.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import {
  classroomOfTeaching,
  fieldsOf,
  type RosterRow,
  type RowKey,
  teachingId,
} from '#domain/classrooms/change-sets/roster.ts';
import {
  classroomTable,
  deleteClassroomRows,
  everAssigned,
  isOwner,
  teachersOf,
  teacherTable,
} from './in-memory-classroom-rows.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';

/** The account that made a change set, and its time (epoch milliseconds). */
type Made = { readonly by: string | null; readonly at: number };

/**
 * Returns a classroom as a roster row, or null if there is none. `lessons` is set after lessons were assigned. Such a classroom is not deleted automatically.
 */
export function roomRow(tables: InMemoryTables, id: string): RosterRow | null {
  const classroom = tables.of(classroomTable).get(id);
  if (classroom === null) return null;
  const { name, gradeBand, organization, source, archivedAt, follows: followed = '' } = classroom;
  const term = termText(classroom);
  const state = archivedAt === null ? 'active' : 'archived';
  const used = everAssigned(tables, id).length;
  const lessons = used === 0 ? null : `${used}`;
  const follows = tables.of(classroomTable).get(followed) === null ? null : followed;
  const fields = fieldsOf({ state, name, gradeBand, organization, source, follows, term, lessons });
  return { kind: 'classroom', id, fields };
}

export const teachingRows = (tables: InMemoryTables, classroom: string): readonly RosterRow[] =>
  teachersOf(tables, classroom).flatMap(({ accountId: teacher, role }) => {
    if (teacher === null) return [];
    const fields = { state: 'active', classroom, teacher, role };
    return [{ kind: 'teaching', id: teachingId(classroom, teacher), fields } as const];
  });

export function namedRooms(tables: InMemoryTables, changes: readonly Change[]): readonly RosterRow[] {
  const ids = changes.flatMap(({ kind, id, field, to }) => {
    if (kind === 'classroom') return [id];
    if (kind === 'teaching') return [classroomOfTeaching(id)];
    return kind === 'enrollment' && field === 'classroom' && to !== null ? [to] : [];
  });
  const followed = changes.flatMap(({ field, to }) => (field === 'follows' ? (to ?? []) : []));
  const following = tables.of(classroomTable).where(({ follows = '' }) => ids.includes(follows));
  const taught = new Set(changes.flatMap(({ kind, id }) => (kind === 'teaching' ? [id] : [])));
  return [...new Set([...ids, ...followed, ...following.map(({ id }) => id)])].flatMap((id) => [
    ...[roomRow(tables, id) ?? []].flat(),
    ...teachingRows(tables, id).filter((row) => taught.has(row.id)),
  ]);
}

/** Writes a change of a classroom or of its teachers. Null deletes the row. */
export function putRoom(tables: InMemoryTables, key: RowKey, row: RosterRow | null, made: Made): void {
  const id = key.slice(key.indexOf('/') + 1);
  if (key.startsWith('classroom/')) {
    if (row === null) deleteClassroomRows(tables, id);
    else writeRoom(tables, row, made);
  } else if (row === null)
    tables
      .of(teacherTable)
      .deleteWhere((one) => !isOwner(one) && teachingId(one.classroomId, one.accountId ?? '') === id);
  else if (row.fields['role'] !== 'owner') addTeaching(tables, row);
}

/** Writes a classroom from the row. A new classroom gets the teachers of the classroom that it follows. If it follows none, the user who created it owns it. */
function writeRoom(tables: InMemoryTables, { id, fields }: RosterRow, { by, at }: Made): void {
  const classrooms = tables.of(classroomTable);
  const held = classrooms.get(id);
  const before = held ?? { color: null, icon: null, version: 0, archivedAt: null, openedAt: at };
  const { name = '', organization = null, state, follows } = fields;
  classrooms.save({
    ...before,
    ...termIn(fields['term']),
    id,
    name,
    organization,
    gradeBand: gradeBands.find((band) => band === fields['gradeBand']) ?? null,
    source: providerOf(fields['source'] ?? ''),
    archivedAt: state === 'archived' ? (before.archivedAt ?? at) : null,
    version: before.version + 1,
    ...(follows === undefined ? {} : { follows }),
  });
  if (held === null) teach(tables, id, { follows, by });
}

function teach(
  tables: InMemoryTables,
  classroomId: string,
  { follows, by }: Pick<Made, 'by'> & { readonly follows: string | undefined },
): void {
  const teachers = tables.of(teacherTable);
  const before = follows === undefined ? [] : teachersOf(tables, follows);
  for (const teacher of before)
    teachers.save({ ...teacher, id: `${teacher.id} in ${classroomId}`, classroomId });
  if (before.length > 0 || by === null) return;
  const owner = { classroomId, accountId: by, email: null, role: 'owner' } as const;
  teachers.save({ ...owner, id: `owner of ${classroomId}` });
}

function addTeaching(tables: InMemoryTables, { id, fields }: RosterRow): void {
  const { classroom: classroomId = '', teacher: accountId = '' } = fields;
  if (teachersOf(tables, classroomId).some((one) => one.accountId === accountId)) return;
  tables.of(teacherTable).save({ id, classroomId, accountId, email: null, role: 'co-teacher' });
}
