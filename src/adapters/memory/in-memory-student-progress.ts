import type { StudentProgress } from '#application/service/ports/student-progress.ts';
import type { ExitAnswer } from '#domain/lessons/exit-quiz.ts';
import { everywhere, type Scope } from '#domain/access/scope.ts';
import { mergeMarks } from '#domain/students/merged-marks.ts';
import { isOpenAssignment } from '#domain/classrooms/classroom.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { ClassProgress } from '#domain/students/class-progress.ts';
import {
  type OwnMark,
  type StudentMark,
  type TeacherMark,
  withOwn,
  withTeachers,
} from '#domain/students/student-mark.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import type { InMemoryStudentLogins } from './in-memory-student-logins.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export type AroundProgress = {
  readonly classrooms: Pick<
    InMemoryClassroomRepository,
    'assignment' | 'assignments' | 'byId' | 'objectivesOf'
  >;
  readonly logins: Pick<InMemoryStudentLogins, 'ofClassroom'>;
  readonly mergedInto: (studentId: string) => ReadonlySet<string>;
};

type KeptAnswer = ExitAnswer & { readonly assignmentId: string };

const keyOf = ({ studentId, assignmentId, activityId }: Omit<TeacherMark, 'at' | 'state'>): string =>
  JSON.stringify([studentId, assignmentId, activityId]);

/** Students' progress in memory; assignments and students are in other stores. */
export class InMemoryStudentProgress implements StudentProgress {
  readonly #around: AroundProgress;
  readonly #rows: InMemoryRows<StudentMark>;
  readonly #answers: InMemoryRows<KeptAnswer>;

  constructor(
    around: AroundProgress,
    rows: InMemoryRows<StudentMark> = new InMemoryRows(),
    answers: InMemoryRows<KeptAnswer> = new InMemoryRows(),
  ) {
    this.#around = around;
    this.#rows = rows;
    this.#answers = answers;
  }

  async ofStudent(studentId: string, classroomId: string): Promise<readonly StudentMark[]> {
    const found = await Promise.all(
      this.marksOf(studentId).map(async (mark) => {
        const stored = await this.#around.classrooms.assignment(mark.assignmentId, everywhere);
        return stored?.assignment.classroomId === classroomId ? [mark] : [];
      }),
    );
    return found.flat();
  }

  async ofClassroom(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassProgress | null> {
    const { classrooms, logins } = this.#around;
    if ((await classrooms.byId(classroomId, scope)) === null) return null;
    const assigned = await classrooms.assignments(classroomId, scope);
    const there = await logins.ofClassroom(classroomId, on);
    const open = assigned.filter((assignment) => isOpenAssignment(assignment, on));
    const objectives = await classrooms.objectivesOf(open.map(({ id }) => id));
    return {
      students: there.map(({ id, given, family, display, loggedInOn }) => ({
        id,
        given,
        family,
        display,
        loggedInOn,
      })),
      lessons: open.map(({ id, lessonSlug, dueOn, lesson: { title, activities } }) => ({
        id,
        lessonSlug,
        title,
        dueOn,
        activities,
        objectives: objectives.get(id) ?? [],
      })),
      marks: there
        .flatMap(({ id }) => this.marksOf(id))
        .filter(({ assignmentId }) => open.some(({ id }) => id === assignmentId)),
    };
  }

  record({ state, at, source, ...of }: OwnMark): Promise<void> {
    const key = keyOf(of);
    this.#rows.set(key, { ...of, ...withOwn(this.#rows.get(key), { state, at, source }) });
    return Promise.resolve();
  }

  answer(answer: KeptAnswer): Promise<void> {
    const { studentId, assignmentId, questionId } = answer;
    this.#answers.set(JSON.stringify([studentId, assignmentId, questionId]), answer);
    return Promise.resolve();
  }

  #answersOf(isAsked: (answer: KeptAnswer) => boolean): readonly KeptAnswer[] {
    const place = ({ studentId, assignmentId, questionId }: KeptAnswer): string =>
      `${studentId}/${assignmentId}/${questionId}`;
    return this.#answers
      .all()
      .filter(isAsked)
      .toSorted((one, other) => compareCodePoints(place(one), place(other)));
  }

  async answersOfStudent(studentId: string, classroomId: string) {
    const found = await Promise.all(
      this.#lastAnswersOf(studentId).map(async ({ assignmentId, questionId, choice }) => {
        const stored = await this.#around.classrooms.assignment(assignmentId, everywhere);
        const isHere = stored?.assignment.classroomId === classroomId;
        return isHere ? [{ assignmentId, questionId, choice }] : [];
      }),
    );
    return found.flat();
  }

  async answersOf(assignmentId: string, on: IsoDate): Promise<readonly ExitAnswer[]> {
    const stored = await this.#around.classrooms.assignment(assignmentId, everywhere);
    if (stored === null) return [];
    const there = await this.#around.logins.ofClassroom(stored.assignment.classroomId, on);
    return there
      .toSorted((one, other) => compareCodePoints(one.id, other.id))
      .flatMap(({ id }) => this.#lastAnswersOf(id))
      .filter((answer) => answer.assignmentId === assignmentId)
      .map(({ studentId, questionId, choice, at }) => ({ studentId, questionId, choice, at }));
  }

  #lastAnswersOf(studentId: string): readonly KeptAnswer[] {
    const them = this.#around.mergedInto(studentId);
    const last = new Map<string, KeptAnswer>();
    for (const answer of this.#answersOf((each) => them.has(each.studentId))) {
      const key = `${answer.assignmentId}/${answer.questionId}`;
      if ((last.get(key)?.at ?? 0) <= answer.at) last.set(key, { ...answer, studentId });
    }
    return [...last.keys()].toSorted(compareCodePoints).flatMap((key) => last.get(key) ?? []);
  }

  /** Every answer of these students, latest first (ROS-11). */
  heldAnswers(studentIds: ReadonlySet<string>): readonly KeptAnswer[] {
    return this.#answersOf(({ studentId }) => studentIds.has(studentId)).toSorted(
      (one, other) => other.at - one.at,
    );
  }

  setMarks(marks: readonly TeacherMark[]): Promise<void> {
    for (const mark of marks) {
      const students = mark.state === null ? this.#around.mergedInto(mark.studentId) : [mark.studentId];
      for (const studentId of students) this.#setMark({ ...mark, studentId });
    }
    return Promise.resolve();
  }

  #setMark({ studentId, assignmentId, activityId, ...entered }: TeacherMark): void {
    const of = { studentId, assignmentId, activityId };
    const key = keyOf(of);
    const before = this.#rows.get(key);
    const isTaken = entered.state === null && before?.source !== 'teacher';
    const after = isTaken ? before : withTeachers(before, entered);
    if (after === null) this.#rows.delete(key);
    else this.#rows.set(key, { ...of, ...after });
  }

  /** The marks of a student and of students who were merged into them, in the order of reading. */
  marksOf(studentId: string): readonly StudentMark[] {
    const place = ({ assignmentId, activityId }: StudentMark): string => `${assignmentId}/${activityId}`;
    const them = this.#around.mergedInto(studentId);
    const marks = this.#rows.all().filter((row) => them.has(row.studentId));
    return mergeMarks(marks.map((mark) => ({ ...mark, studentId }))).toSorted((one, other) =>
      compareCodePoints(place(one), place(other)),
    );
  }

  countOf(assignmentIds: ReadonlySet<string>): number {
    return this.#rows.all().filter(({ assignmentId }) => assignmentIds.has(assignmentId)).length;
  }

  draft(around: AroundProgress): {
    readonly studentProgress: InMemoryStudentProgress;
    readonly commit: () => Undo;
  } {
    const [rows, answers] = [this.#rows.draft(), this.#answers.draft()];
    return {
      studentProgress: new InMemoryStudentProgress(around, rows, answers),
      commit: () => undoOf(rows.commit(), answers.commit()),
    };
  }
}
