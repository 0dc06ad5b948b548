import type { StoredClassroomEntry } from '#application/service/classrooms/ports/roster-history.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import type { AuditAction } from '#domain/audit.ts';
import type { StoredAuditEntry } from '#domain/stored-audit-entry.ts';
import type { ClassroomValueChange } from '#domain/classrooms/classrooms/classroom-change.ts';
import { type ClassroomChange, classroomActs } from '#domain/classrooms/students/classroom-history.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { isStudentField } from '#domain/classrooms/students/student-record.ts';
import { studentOf } from '#domain/classrooms/students/student-row.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { accountName } from '../identity/in-memory-account-repository.ts';
import { auditTable } from '../platform/in-memory-audit-log.ts';
import { everAssigned, assignedVersion, classroomIn } from './in-memory-classroom-rows.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';
import { changeSetTable, rosterTable, staysIn, studentRow } from './roster-rows.ts';

const changedStays = ['state', 'student', 'to'];
const changedRooms = ['gradeBand', 'name', 'organization', 'state'];
const toldOfStudents = (field: string): boolean =>
  field === 'state' || field === 'mergedInto' || isStudentField(field);

type Done = Change & { readonly set: string; readonly day: string };

function changesOf(tables: InMemoryTables, classroom: string): (set: string) => readonly ClassroomChange[] {
  const done: readonly Done[] = tables
    .of(changeSetTable)
    .all()
    .flatMap(({ id: set, at, changes }) => {
      const day = dayInZone('UTC')(at);
      return changes
        .filter(({ outcome }) => outcome.of === 'done')
        .map((change) => ({ ...change, set, day }));
    });
  const isStayHere = ({ id: stay }: Done): boolean =>
    done.some(
      ({ kind, id, field, to }) =>
        kind === 'enrollment' && id === stay && field === 'classroom' && to === classroom,
    );
  const isNew = ({ set, id }: Done): boolean =>
    done.some(
      (other) => other.set === set && other.id === id && other.field === 'state' && other.from === null,
    );
  const wasHere = ({ id, day }: Done): boolean =>
    staysIn(tables, classroom).some(
      ({ fields: { student, from = '', to } }) =>
        student === id && from <= day && (to === undefined || day <= to),
    );
  const isShown = (change: Done): boolean => {
    const { kind, id, field } = change;
    if (kind === 'classroom') return id === classroom && changedRooms.includes(field);
    if (kind === 'enrollment') return isStayHere(change) && changedStays.includes(field);
    return toldOfStudents(field) && !isNew(change) && wasHere(change);
  };
  const whoStayed = (stay: string): string | null =>
    tables.of(rosterTable).get(`enrollment/${stay}`)?.fields['student'] ??
    done.find(({ id, field, to }) => id === stay && field === 'student' && to !== null)?.to ??
    null;
  const studentOfChange = ({ kind, id }: Done): ClassroomChange['student'] => {
    const student = kind === 'enrollment' ? whoStayed(id) : id;
    if (kind === 'classroom' || student === null) return null;
    const row = studentRow(tables, student);
    return { id: student, name: row && studentName(studentOf(row)) };
  };
  return (set) =>
    done
      .filter((change) => change.set === set && isShown(change))
      .map((change) => {
        const { kind, id, field, from, to } = change;
        return { kind, id, field, from, to, student: studentOfChange(change) };
      });
}

const isAct = (action: AuditAction): action is (typeof classroomActs)[number] =>
  classroomActs.some((act) => act === action);

const valueIn = ({ before, after }: StoredAuditEntry, field: string): string | null => {
  const values: unknown = after ?? before;
  if (typeof values !== 'object' || values === null) return null;
  const value: unknown = Object.entries(values).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : null;
};

const saysChanges = (values: unknown): values is { readonly changes: readonly ClassroomValueChange[] } =>
  typeof values === 'object' && values !== null && 'changes' in values && Array.isArray(values.changes);

const changesIn = ({ action, after }: StoredAuditEntry): readonly ClassroomValueChange[] =>
  action === 'classroom/changed' && saysChanges(after) ? after.changes : [];

function aboutOf(tables: InMemoryTables, entry: StoredAuditEntry): string | null {
  const account = valueIn(entry, 'accountId');
  if (account !== null) return accountName(tables, account);
  const teacher = valueIn(entry, 'teacherId');
  if (teacher !== null) {
    const known = classroomIn(tables, entry.subject, everywhere)?.teachers.find(({ id }) => id === teacher);
    return known?.name ?? known?.email ?? null;
  }
  const lesson = valueIn(entry, 'lesson');
  const assigned = everAssigned(tables, entry.subject).find(({ lessonSlug }) => lessonSlug === lesson);
  return assigned === undefined ? null : assignedVersion(tables, assigned).title;
}

const latestFirst = (one: StoredClassroomEntry, other: StoredClassroomEntry): number =>
  other.at - one.at || compareCodePoints(other.id, one.id);

/** Returns the history of a classroom, latest first: changes of its students and of itself, and actions of its teachers. */
export function storedClassroomHistory(
  tables: InMemoryTables,
  classroom: string,
): readonly StoredClassroomEntry[] {
  const shownIn = changesOf(tables, classroom);
  const sets = tables
    .of(changeSetTable)
    .all()
    .flatMap(({ changes: _all, ...set }): readonly StoredClassroomEntry[] => {
      const changes = shownIn(set.id);
      if (changes.length === 0) return [];
      const undoneBy = tables.of(changeSetTable).find(({ undoes }) => undoes === set.id)?.id ?? null;
      return [{ of: 'change', ...set, byName: accountName(tables, set.by), undoneBy, changes }];
    });
  const acts = tables.of(auditTable).where(({ subject }) => subject === classroom);
  const shown = acts.flatMap((entry): readonly StoredClassroomEntry[] => {
    const { id, action, at, by } = entry;
    if (!isAct(action)) return [];
    const [byName, about] = [accountName(tables, by), aboutOf(tables, entry)];
    return [{ of: 'act', id, at, action, byName, about, changes: changesIn(entry) }];
  });
  return [...sets, ...shown].toSorted(latestFirst);
}
