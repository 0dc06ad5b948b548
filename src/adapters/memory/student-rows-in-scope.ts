import { emptyScope, isInScope, type Scope } from '#domain/access/scope.ts';
import { type Roster, type RosterRow, rosterOf } from '#domain/roster/roster.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';

type Rows = {
  readonly all: () => readonly RosterRow[];
  readonly isCurrent: (row: RosterRow) => boolean;
};
type Classrooms = Pick<InMemoryClassroomRepository, 'byId'>;

async function reachedOf(
  classrooms: Classrooms,
  stays: readonly RosterRow[],
  scope: Scope,
): Promise<ReadonlySet<string>> {
  const ids = new Set(stays.map(({ fields }) => fields['classroom'] ?? ''));
  const found = await Promise.all([...ids].map((id) => classrooms.byId(id, scope)));
  return new Set(found.flatMap((room) => (room === null ? [] : [room.id])));
}

export async function studentRowsInScope(
  roster: Rows,
  classrooms: Classrooms,
  {
    ids,
    scope,
    formerOf,
  }: { readonly ids: ReadonlySet<string>; readonly scope: Scope; readonly formerOf: string | null },
): Promise<Roster> {
  const rows = roster.all();
  const stays = rows.filter(({ fields }) => ids.has(fields['student'] ?? ''));
  const reached = await reachedOf(classrooms, stays, scope);
  const own = await reachedOf(classrooms, stays, { ...emptyScope, own: scope.own });
  const isOwn = (id: string): boolean =>
    stays.some(
      (row) =>
        row.fields['student'] === id && roster.isCurrent(row) && own.has(row.fields['classroom'] ?? ''),
    );
  const room = formerOf === null ? null : await classrooms.byId(formerOf, scope);
  const wasIn = (id: string, organization: string | null): boolean =>
    room !== null &&
    room.organization === organization &&
    stays.some(({ fields }) => fields['student'] === id && fields['classroom'] === room.id);
  const students = rows.filter(({ kind, id, fields: { organization = null, mergedInto } }) => {
    if (kind !== 'student' || !ids.has(id) || mergedInto !== undefined) return false;
    return (
      wasIn(id, organization) || isInScope(scope, { relation: isOwn(id) ? 'owner' : 'none', organization })
    );
  });
  const found = new Set(students.map(({ id }) => id));
  const theirs = stays.filter(
    ({ fields: { student = '', classroom = '' } }) => found.has(student) && reached.has(classroom),
  );
  return rosterOf([...students, ...theirs]);
}
