import type {
  HistoryPart,
  NewTeacher,
  RosterHistory,
  StoredClassroomEntry,
  StoredEntry,
  StoredRecord,
} from '#application/service/ports/roster-history.ts';
import { everywhere, type Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import { isOpenAssignment } from '#domain/classrooms/classroom.ts';
import { keyOf, type RosterRow } from '#domain/roster/roster.ts';
import type { ProgressLesson } from '#domain/students/class-progress.ts';
import type { StudentMark } from '#domain/students/student-mark.ts';
import type { StudentStay } from '#domain/students/student-record.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { AroundHistory } from './around-history.ts';
import { classroomHistory } from './in-memory-classroom-history.ts';
import { nameOf } from './in-memory-classroom-rows.ts';

const latestFirst = (one: StudentStay, other: StudentStay): number =>
  compareCodePoints(other.from, one.from) || compareCodePoints(other.id, one.id);

export class InMemoryRosterHistory implements RosterHistory {
  readonly #around: AroundHistory;

  constructor(around: AroundHistory) {
    this.#around = around;
  }

  async ofStudent(id: string, on: IsoDate, scope: Scope, limit: number): Promise<StoredRecord | null> {
    const { roster, directory, logins } = this.#around;
    const rows = await roster.rows([id], scope);
    const row = rows.get(keyOf({ kind: 'student', id }));
    if (row === undefined) return null;
    const stays = await this.#staysOf([...rows.values()].filter(({ kind }) => kind === 'enrollment'));
    const sets = roster.setsOf(new Set([id, ...stays.map((stay) => stay.id)])).slice(0, limit);
    return {
      student: await directory.listed(row),
      organization: row.fields['organization'] ?? null,
      loggedInOn: logins.lastDayOf(id),
      stays,
      ...(await this.#progressOf(id, stays, on)),
      history: await Promise.all(
        sets.map(async ({ changes, ...set }): Promise<StoredEntry> => ({
          ...set,
          byName: set.by === null ? null : nameOf(await this.#around.accounts.byId(set.by)),
          undoneBy: (await roster.changes(set.id)).undoneBy,
          changes: changes.map(({ outcome: _outcome, ...change }) => change),
        })),
      ),
    };
  }

  async ofClassroom(
    id: string,
    scope: Scope,
    { before, limit }: HistoryPart,
  ): Promise<readonly StoredClassroomEntry[] | null> {
    if ((await this.#around.classrooms.byId(id, scope)) === null) return null;
    const all = await classroomHistory(this.#around, id);
    const from = all.findIndex(
      (entry) =>
        before === null ||
        entry.at < before.at ||
        (entry.at === before.at && compareCodePoints(entry.id, before.id) < 0),
    );
    return from === -1 ? [] : all.slice(from, from + limit);
  }

  async newTeachers(changeSetId: string): Promise<readonly NewTeacher[]> {
    const { roster, accounts } = this.#around;
    const { changes } = await roster.changes(changeSetId);
    const counts = new Map<string, number>();
    for (const { kind, field, from, to, outcome } of changes)
      if (kind === 'teaching' && field === 'teacher' && from === null && to !== null && outcome.of === 'done')
        counts.set(to, (counts.get(to) ?? 0) + 1);
    const teachers = await Promise.all(
      [...counts].map(async ([accountId, classrooms]) => {
        const account = await accounts.byId(accountId);
        return account === null || account.email === null || account.disabledAt !== null
          ? []
          : [{ accountId, email: account.email, classrooms }];
      }),
    );
    return teachers.flat().toSorted((one, other) => compareCodePoints(one.accountId, other.accountId));
  }

  async #staysOf(rows: readonly RosterRow[]): Promise<readonly StudentStay[]> {
    const stays = await Promise.all(
      rows.map(async ({ id, fields: { classroom = '', from = '', to = null } }) => {
        const room = await this.#around.classrooms.byId(classroom, everywhere);
        return room === null ? [] : [{ id, classroom: { id: room.id, name: room.name }, from, to }];
      }),
    );
    return stays.flat().toSorted(latestFirst);
  }

  #isCurrent(stay: string): boolean {
    const { roster } = this.#around;
    return roster.all().some((row) => row.id === stay && roster.isCurrent(row));
  }

  async #progressOf(
    id: string,
    stays: readonly StudentStay[],
    on: IsoDate,
  ): Promise<{ readonly lessons: readonly ProgressLesson[]; readonly marks: readonly StudentMark[] }> {
    const { classrooms, progress } = this.#around;
    const said = progress.marksOf(id);
    const here = new Set(
      stays.filter(({ id: stay }) => this.#isCurrent(stay)).map(({ classroom }) => classroom.id),
    );
    const rooms = [...new Set(stays.map(({ classroom }) => classroom.id))];
    const assigned = (
      await Promise.all(rooms.map((room) => classrooms.assignments(room, everywhere)))
    ).flat();
    const lessons = assigned
      .filter(
        (each) =>
          !each.removed &&
          ((here.has(each.classroomId) && isOpenAssignment(each, on)) ||
            said.some(({ assignmentId }) => assignmentId === each.id)),
      )
      .toSorted((one, other) => other.assignedAt - one.assignedAt || compareCodePoints(other.id, one.id));
    return {
      lessons: lessons.map(({ id: assignment, lessonSlug, dueOn, lesson: { title, activities } }) => ({
        id: assignment,
        lessonSlug,
        title,
        dueOn,
        activities,
      })),
      marks: said.filter(({ assignmentId }) => lessons.some((lesson) => lesson.id === assignmentId)),
    };
  }
}
