import type { Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { ClassProgress } from '#domain/students/class-progress.ts';
import type { OwnProgress } from '#domain/students/entry.ts';

/** What a student did of an assignment. */
export type StudentProgressRow = OwnProgress & { readonly assignmentId: string };
/** `at` is in epoch milliseconds. */
export type NewStudentProgress = StudentProgressRow & { readonly studentId: string; readonly at: number };

/** Keeps how far each student is, by their own word (ROS-8). Of a student who is erased it stays without them. */
export interface StudentProgress {
  /** Of a student in the assignments of a classroom. */
  ofStudent(studentId: string, classroomId: string): Promise<readonly StudentProgressRow[]>;
  /**
   * Of the students who are in a classroom on a day, by name, in the lessons that are open to them on it, newest first. Null for
   * a classroom out of the scope (ORG-3).
   */
  ofClassroom(classroomId: string, on: IsoDate, scope: Scope): Promise<ClassProgress | null>;
  /** The last word counts. */
  record(progress: NewStudentProgress): Promise<void>;
}
