import type { StudentProgress } from '#application/service/classrooms/ports/student-progress.ts';
import type { ExitAnswer } from '#domain/lessons/lessons/exit-quiz.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import { mergeMarks } from '#domain/classrooms/students/merged-marks.ts';
import { isOpenAssignment } from '#domain/classrooms/classrooms/classroom.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ClassProgress } from '#domain/classrooms/students/class-progress.ts';
import {
  type OwnMark,
  type StudentMark,
  type TeacherMark,
  withOwn,
  withTeachers,
} from '#domain/classrooms/students/student-mark.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { agendaOf } from '#domain/lessons/lessons/lesson.ts';
import { assignedVersion, assignmentTable, classroomIn, everAssigned } from './in-memory-classroom-rows.ts';
import { studentsWithLogins } from './in-memory-student-logins.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { mergedInto } from './roster-rows.ts';

type AnswerRow = ExitAnswer & { readonly assignmentId: string };

const markKey = ({ studentId, assignmentId, activityId }: Omit<TeacherMark, 'at' | 'state'>): string =>
  JSON.stringify([studentId, assignmentId, activityId]);

export const markTable: TableDefinition<StudentMark> = { name: 'marks', key: markKey };
const answerTable: TableDefinition<AnswerRow> = {
  name: 'exit answers',
  key: ({ studentId, assignmentId, questionId }) => `${studentId}/${assignmentId}/${questionId}`,
};

/** Returns the marks of a student and of students who were merged into them, in the order in which pages show them. */
export function marksOf(tables: InMemoryTables, studentId: string): readonly StudentMark[] {
  const place = ({ assignmentId, activityId }: StudentMark): string => `${assignmentId}/${activityId}`;
  const them = mergedInto(tables, studentId);
  const marks = tables.of(markTable).where((row) => them.has(row.studentId));
  return mergeMarks(marks.map((mark) => ({ ...mark, studentId }))).toSorted((one, other) =>
    compareCodePoints(place(one), place(other)),
  );
}

/** Returns every answer of these students, in the order of students and questions. */
export const answersOf = (tables: InMemoryTables, students: ReadonlySet<string>): readonly AnswerRow[] =>
  tables
    .of(answerTable)
    .where(({ studentId }) => students.has(studentId))
    .toSorted((one, other) => compareCodePoints(answerTable.key(one), answerTable.key(other)));

/** Returns the progress of a classroom's students on a day, in the lessons that are open on that day, newest first. */
export function classProgressOf(tables: InMemoryTables, classroomId: string, on: IsoDate): ClassProgress {
  const there = studentsWithLogins(tables, classroomId, on);
  const open = everAssigned(tables, classroomId).filter((assignment) => isOpenAssignment(assignment, on));
  return {
    students: there.map(({ id, given, family, display, loggedInOn }) => ({
      id,
      given,
      family,
      display,
      loggedInOn,
    })),
    lessons: open.map((row) => {
      const { id, lessonSlug, dueOn } = row;
      const { title, activities, objectives } = agendaOf(assignedVersion(tables, row));
      return { id, lessonSlug, title, dueOn, activities, objectives };
    }),
    marks: there
      .flatMap(({ id }) => marksOf(tables, id))
      .filter(({ assignmentId }) => open.some(({ id }) => id === assignmentId)),
  };
}

export class InMemoryStudentProgress extends InMemoryStore implements StudentProgress {
  readonly #marks = this.tables.of(markTable);
  readonly #answers = this.tables.of(answerTable);
  readonly #assignments = this.tables.of(assignmentTable);

  async ofStudent(studentId: string, classroomId: string): Promise<readonly StudentMark[]> {
    return marksOf(this.tables, studentId).filter((mark) => this.#isOf(mark, classroomId));
  }

  async ofClassroom(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassProgress | null> {
    return classroomIn(this.tables, classroomId, scope) === null
      ? null
      : classProgressOf(this.tables, classroomId, on);
  }

  async record({ state, at, source, ...of }: OwnMark): Promise<void> {
    this.#marks.save({ ...of, ...withOwn(this.#marks.get(markKey(of)), { state, at, source }) });
  }

  async answer(answer: AnswerRow): Promise<void> {
    this.#answers.save(answer);
  }

  async answersOfStudent(studentId: string, classroomId: string) {
    return this.#lastAnswersOf(studentId)
      .filter((answer) => this.#isOf(answer, classroomId))
      .map(({ assignmentId, questionId, choice }) => ({ assignmentId, questionId, choice }));
  }

  async answersOf(assignmentId: string, on: IsoDate): Promise<readonly ExitAnswer[]> {
    const assignment = this.#assignments.get(assignmentId);
    if (assignment === null) return [];
    const there = studentsWithLogins(this.tables, assignment.classroomId, on);
    return there
      .toSorted((one, other) => compareCodePoints(one.id, other.id))
      .flatMap(({ id }) => this.#lastAnswersOf(id))
      .filter((answer) => answer.assignmentId === assignmentId)
      .map(({ studentId, questionId, choice, at }) => ({ studentId, questionId, choice, at }));
  }

  async setMarks(marks: readonly TeacherMark[]): Promise<void> {
    for (const { studentId: id, assignmentId, activityId, ...entered } of marks) {
      const students = entered.state === null ? mergedInto(this.tables, id) : [id];
      for (const studentId of students) this.#setMark({ studentId, assignmentId, activityId }, entered);
    }
  }

  #setMark(of: Omit<TeacherMark, 'at' | 'state'>, entered: Pick<TeacherMark, 'at' | 'state'>): void {
    const before = this.#marks.get(markKey(of));
    const isTaken = entered.state === null && before?.source !== 'teacher';
    const after = isTaken ? before : withTeachers(before, entered);
    if (after === null) this.#marks.delete(markKey(of));
    else this.#marks.save({ ...of, ...after });
  }

  #isOf({ assignmentId }: { readonly assignmentId: string }, classroomId: string): boolean {
    return this.#assignments.get(assignmentId)?.classroomId === classroomId;
  }

  #lastAnswersOf(studentId: string): readonly AnswerRow[] {
    const last = new Map<string, AnswerRow>();
    for (const answer of answersOf(this.tables, mergedInto(this.tables, studentId))) {
      const key = `${answer.assignmentId}/${answer.questionId}`;
      if ((last.get(key)?.at ?? 0) <= answer.at) last.set(key, { ...answer, studentId });
    }
    return [...last.keys()].toSorted(compareCodePoints).flatMap((key) => last.get(key) ?? []);
  }
}
