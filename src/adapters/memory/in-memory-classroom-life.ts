import type { ClassroomLife, CopiedAssignment } from '#application/service/ports/classroom-life.ts';
import type { ClassroomContents } from '#domain/classrooms/classroom-contents.ts';
import { type ClassroomRows, deleteClassroom, everAssigned, isOwner } from './in-memory-classroom-rows.ts';

export type Enrollments = {
  readonly everIn: (classroomId: string) => readonly string[];
  readonly forgetClassroom: (classroomId: string) => void;
};

export type OwnProgress = {
  readonly countOf: (assignmentIds: ReadonlySet<string>) => number;
};

export class InMemoryClassroomLife implements ClassroomLife {
  readonly #rows: ClassroomRows;
  readonly #enrollments: Enrollments;
  readonly #own: OwnProgress;

  constructor(rows: ClassroomRows, enrollments: Enrollments, own: OwnProgress) {
    this.#rows = rows;
    this.#enrollments = enrollments;
    this.#own = own;
  }

  async makeOwner(classroomId: string, teacherId: string): Promise<void> {
    const { teachers } = this.#rows;
    const next = teachers.get(teacherId);
    if (next?.classroomId !== classroomId || isOwner(next) || next.accountId === null) return;
    const owner = teachers.all().find((row) => row.classroomId === classroomId && isOwner(row));
    if (owner !== undefined) teachers.set(owner.id, { ...owner, role: 'co-teacher' });
    teachers.set(teacherId, { ...next, role: 'owner' });
  }

  async assignAll(copies: readonly CopiedAssignment[]): Promise<void> {
    for (const { at, ...copy } of copies)
      this.#rows.assignments.set(copy.id, { ...copy, version: 1, removed: false, assignedAt: at });
  }

  async contents(classroomId: string): Promise<ClassroomContents> {
    const assigned = new Set(everAssigned(this.#rows, classroomId).map(({ id }) => id));
    const progress = this.#rows.progress.all().filter(({ assignmentId }) => assigned.has(assignmentId));
    const students = new Set(this.#enrollments.everIn(classroomId));
    const recorded = progress.length + this.#own.countOf(assigned);
    return { lessons: assigned.size, progress: recorded, students: students.size };
  }

  async delete(classroomId: string): Promise<void> {
    deleteClassroom(this.#rows, classroomId);
    this.#enrollments.forgetClassroom(classroomId);
  }
}
