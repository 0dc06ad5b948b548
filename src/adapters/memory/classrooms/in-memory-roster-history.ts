import type {
  HistoryPart,
  AddedTeacher,
  RosterHistory,
  StoredClassroomEntry,
  StoredEntry,
  StoredRecord,
} from '#application/service/classrooms/ports/roster-history.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { isOpenAssignment } from '#domain/classrooms/classrooms/classroom.ts';
import { agendaOf } from '#domain/lessons/lessons/lesson.ts';
import { keyOf, type RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import type { ProgressLesson } from '#domain/classrooms/students/class-progress.ts';
import type { StudentMark } from '#domain/classrooms/students/student-mark.ts';
import type { StudentStay } from '#domain/classrooms/students/student-record.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { accountName, accountTable } from '../identity/in-memory-account-repository.ts';
import { storedClassroomHistory } from './in-memory-classroom-history.ts';
import { assignedVersion, classroomIn, classroomTable, nowAssigned } from './in-memory-classroom-rows.ts';
import type { InMemoryStudentDirectory } from './in-memory-student-directory.ts';
import { lastTokenDay } from './in-memory-student-logins.ts';
import { marksOf } from './in-memory-student-progress.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { changeSetTable, isStay } from './roster-rows.ts';
import { studentRowsInScope } from './student-rows-in-scope.ts';

const latestFirst = (one: StudentStay, other: StudentStay): number =>
  compareCodePoints(other.from, one.from) || compareCodePoints(other.id, one.id);

export class InMemoryRosterHistory extends InMemoryStore implements RosterHistory {
  readonly #sets = this.tables.of(changeSetTable);
  readonly #students: InMemoryStudentDirectory;

  constructor(tables: InMemoryTables, students: InMemoryStudentDirectory) {
    super(tables);
    this.#students = students;
  }

  async ofStudent(id: string, on: IsoDate, scope: Scope, limit: number): Promise<StoredRecord | null> {
    const rows = studentRowsInScope(this.tables, { ids: new Set([id]), scope, formerOf: null });
    const row = rows.get(keyOf({ kind: 'student', id }));
    if (row === undefined) return null;
    const stays = [...rows.values()].filter(({ kind }) => kind === 'enrollment');
    return {
      student: this.#students.listed(row),
      organization: row.fields['organization'] ?? null,
      loggedInOn: lastTokenDay(this.tables, id),
      stays: this.#shownStays(stays),
      ...this.#progressOf(id, stays, on),
      history: this.#historyOf(new Set([id, ...stays.map((stay) => stay.id)])).slice(0, limit),
    };
  }

  async ofClassroom(
    id: string,
    scope: Scope,
    { before, limit }: HistoryPart,
  ): Promise<readonly StoredClassroomEntry[] | null> {
    if (classroomIn(this.tables, id, scope) === null) return null;
    return storedClassroomHistory(this.tables, id)
      .filter(
        (entry) =>
          before === null ||
          entry.at < before.at ||
          (entry.at === before.at && compareCodePoints(entry.id, before.id) < 0),
      )
      .slice(0, limit);
  }

  async newTeachers(changeSetId: string): Promise<readonly AddedTeacher[]> {
    const added = (this.#sets.get(changeSetId)?.changes ?? []).flatMap(
      ({ kind, field, from, to, outcome }) =>
        kind === 'teaching' && field === 'teacher' && from === null && outcome.of === 'done'
          ? (to ?? [])
          : [],
    );
    return [...new Set(added)].toSorted(compareCodePoints).flatMap((accountId) => {
      const { email = null, disabledAt = null } = this.tables.of(accountTable).get(accountId) ?? {};
      const classrooms = added.filter((each) => each === accountId).length;
      return email === null || disabledAt !== null ? [] : [{ accountId, email, classrooms }];
    });
  }

  #historyOf(ids: ReadonlySet<string>): readonly StoredEntry[] {
    return this.#sets
      .all()
      .map(({ changes, ...set }): StoredEntry => ({
        ...set,
        byName: accountName(this.tables, set.by),
        undoneBy: this.#sets.find(({ undoes }) => undoes === set.id)?.id ?? null,
        changes: changes
          .filter(({ id, outcome }) => ids.has(id) && outcome.of === 'done')
          .map(({ outcome: _outcome, ...change }) => change),
      }))
      .filter(({ changes }) => changes.length > 0)
      .toSorted((one, other) => other.at - one.at || compareCodePoints(other.id, one.id));
  }

  #shownStays(rows: readonly RosterRow[]): readonly StudentStay[] {
    return rows
      .flatMap(({ id, fields: { classroom = '', from = '', to = null } }) => {
        const classroomRow = this.tables.of(classroomTable).get(classroom);
        return classroomRow === null
          ? []
          : [{ id, classroom: { id: classroomRow.id, name: classroomRow.name }, from, to }];
      })
      .toSorted(latestFirst);
  }

  #progressOf(
    id: string,
    stays: readonly RosterRow[],
    on: IsoDate,
  ): { readonly lessons: readonly ProgressLesson[]; readonly marks: readonly StudentMark[] } {
    const marks = marksOf(this.tables, id);
    const roomOf = ({ fields }: RosterRow): string => fields['classroom'] ?? '';
    const here = new Set(stays.filter((stay) => isStay(this.tables, stay)).map(roomOf));
    const lessons = [...new Set(stays.map(roomOf))]
      .flatMap((classroom) => nowAssigned(this.tables, classroom))
      .filter(
        (row) =>
          (here.has(row.classroomId) && isOpenAssignment(row, on)) ||
          marks.some(({ assignmentId }) => assignmentId === row.id),
      )
      .toSorted((one, other) => other.assignedAt - one.assignedAt || compareCodePoints(other.id, one.id));
    return {
      lessons: lessons.map((row) => {
        const { title, activities } = agendaOf(assignedVersion(this.tables, row));
        return { id: row.id, lessonSlug: row.lessonSlug, title, dueOn: row.dueOn, activities };
      }),
      marks: marks.filter(({ assignmentId }) => lessons.some((lesson) => lesson.id === assignmentId)),
    };
  }
}
