import type {
  NewStudentProgress,
  StudentProgress,
  StudentProgressRow,
} from '#application/service/ports/student-progress.ts';
import { everywhere, type Scope } from '#domain/access/scope.ts';
import { isOpenAssignment } from '#domain/classrooms/classroom.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { ClassProgress } from '#domain/students/class-progress.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { Undo } from './in-memory-calls.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import type { InMemoryStudentLogins } from './in-memory-student-logins.ts';
import { InMemoryRows } from './in-memory-rows.ts';

/** The stores that say what is assigned, and who is in a class. */
export type AroundProgress = {
  readonly classrooms: Pick<
    InMemoryClassroomRepository,
    'assignment' | 'assignments' | 'byId' | 'objectivesOf'
  >;
  readonly logins: Pick<InMemoryStudentLogins, 'ofClassroom'>;
};

/** Students' progress for as long as it lives; assignments and students are those of other stores. */
export class InMemoryStudentProgress implements StudentProgress {
  readonly #around: AroundProgress;
  readonly #rows: InMemoryRows<NewStudentProgress>;

  constructor(around: AroundProgress, rows: InMemoryRows<NewStudentProgress> = new InMemoryRows()) {
    this.#around = around;
    this.#rows = rows;
  }

  async ofStudent(studentId: string, classroomId: string): Promise<readonly StudentProgressRow[]> {
    const own = this.#rows.all().filter((row) => row.studentId === studentId);
    const found = await Promise.all(
      own.map(async ({ assignmentId, activityId, state }) => {
        const stored = await this.#around.classrooms.assignment(assignmentId, everywhere);
        return stored?.assignment.classroomId === classroomId ? [{ assignmentId, activityId, state }] : [];
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
      marks: this.#rows
        .all()
        .filter(
          ({ studentId, assignmentId }) =>
            there.some(({ id }) => id === studentId) && open.some(({ id }) => id === assignmentId),
        ),
    };
  }

  record(progress: NewStudentProgress): Promise<void> {
    const { studentId, assignmentId, activityId } = progress;
    this.#rows.set(JSON.stringify([studentId, assignmentId, activityId]), progress);
    return Promise.resolve();
  }

  /** What a student said, in the order in which it is read. */
  marksOf(studentId: string): readonly NewStudentProgress[] {
    const key = ({ assignmentId, activityId }: NewStudentProgress): string => `${assignmentId}/${activityId}`;
    return this.#rows
      .all()
      .filter((row) => row.studentId === studentId)
      .toSorted((one, other) => compareCodePoints(key(one), key(other)));
  }

  /** How often something was recorded of these assignments. */
  countOf(assignmentIds: ReadonlySet<string>): number {
    return this.#rows.all().filter(({ assignmentId }) => assignmentIds.has(assignmentId)).length;
  }

  /** The same progress, with changes of its own until `commit`, over stores of the same transaction. */
  draft(around: AroundProgress): {
    readonly studentProgress: InMemoryStudentProgress;
    readonly commit: () => Undo;
  } {
    const rows = this.#rows.draft();
    return { studentProgress: new InMemoryStudentProgress(around, rows), commit: () => rows.commit() };
  }
}
