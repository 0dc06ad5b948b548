import { err, ok, type Result } from '#domain/result.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import {
  type HistoryEntry,
  maxEntries,
  type StudentRecord,
} from '#domain/classrooms/students/student-record.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { readable } from '../classrooms/classroom-of.ts';
import type { StoredEntry } from '../ports/roster-history.ts';
import { mayUndo } from './may-undo.ts';
import { schoolDay } from '../../organizations/access/school-day.ts';
import type { StudentPorts } from './student-ports.ts';

/** Returns the data, current and former classrooms, and history of a student in the caller's scope. The read is logged (SEC-5). */
export type ReadStudent = (
  caller: Caller,
  id: string,
) => Promise<Result<StudentRecord, StudentRefused<'byId'>>>;

function entryOf(caller: Caller, entry: StoredEntry, now: number): HistoryEntry {
  const { id, kind, at, byName: by, changes } = entry;
  return { id, kind, at, by, changes, canUndo: mayUndo(caller, entry, now) };
}

export function readStudent({
  transaction,
  clock,
}: Pick<StudentPorts, 'clock' | 'transaction'>): ReadStudent {
  return (caller, id) =>
    transaction.run(
      async ({ rosterHistory, audit }): Promise<Result<StudentRecord, StudentRefused<'byId'>>> => {
        const now = clock.now();
        const on = schoolDay(caller, now);
        const stored = await rosterHistory.ofStudent(id, on, readable(caller), maxEntries);
        if (stored === null) return err({ kind: 'student/not-found' });
        const { organization, history, ...record } = stored;
        await audit.record({
          action: 'student/read',
          by: caller.account.id,
          subject: id,
          organization,
          concerns: [id],
          read: { filter: {}, count: 1 },
        });
        return ok({ ...record, history: history.map((entry) => entryOf(caller, entry, now)) });
      },
    );
}
