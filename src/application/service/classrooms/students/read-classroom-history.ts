import {
  type ClassroomEntry,
  type ClassroomHistory,
  factsInClass,
  type HistoryPlace,
  historySize,
} from '#domain/classrooms/students/classroom-history.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { permittedClassroom, readable } from '../classrooms/classroom-of.ts';
import type { StoredClassroomEntry } from '../ports/roster-history.ts';
import { mayUndo } from './may-undo.ts';
import type { StudentPorts } from './student-ports.ts';

/** Returns a classroom's history before a cursor (null for the latest). The read is logged (SEC-5, ROS-9). */
export type ReadClassroomHistory = (
  caller: Caller,
  classroomId: string,
  before: HistoryPlace | null,
) => Promise<Result<ClassroomHistory, StudentRefused<'classroomHistory'>>>;

function entryOf(caller: Caller, stored: StoredClassroomEntry, now: number): ClassroomEntry {
  const { id, at, byName: by } = stored;
  if (stored.of === 'act') {
    const { action, about, changes } = stored;
    return { id, at, by, did: { of: 'act', action, about, changes } };
  }
  const { kind, undoneBy, changes } = stored;
  const canUndo = mayUndo(caller, stored, now);
  const facts = factsInClass(changes);
  return { id, at, by, did: { of: 'change', kind, canUndo, undone: undoneBy !== null, facts } };
}

const concernedBy = (entries: readonly StoredClassroomEntry[]): readonly string[] => [
  ...new Set(
    entries.flatMap((entry) =>
      entry.of === 'act' ? [] : entry.changes.flatMap(({ student }) => student?.id ?? []),
    ),
  ),
];

export function readClassroomHistory({
  classrooms,
  transaction,
  clock,
}: Pick<StudentPorts, 'classrooms' | 'clock' | 'transaction'>): ReadClassroomHistory {
  return async (caller, classroomId, before) => {
    const request = { id: classroomId, action: 'classroom.read', kinds: ['classroom/not-found'] } as const;
    const classroom = await permittedClassroom(classrooms, caller, request);
    if (!classroom.ok) return classroom;
    const { organization } = classroom.value;
    return transaction.run(async ({ rosterHistory, audit }) => {
      const part = { before, limit: historySize + 1 };
      const found = await rosterHistory.ofClassroom(classroomId, readable(caller), part);
      if (found === null) return err({ kind: 'classroom/not-found' });
      const shown = found.slice(0, historySize);
      const concerns = concernedBy(shown);
      await audit.record({
        action: 'classroom/students-read',
        by: caller.account.id,
        subject: classroomId,
        organization,
        concerns,
        read: { filter: { history: true }, count: concerns.length },
      });
      const last = found.length > historySize ? shown.at(-1) : undefined;
      const now = clock.now();
      return ok({
        entries: shown.map((entry) => entryOf(caller, entry, now)),
        earlier: last === undefined ? null : { at: last.at, id: last.id },
      });
    });
  };
}
