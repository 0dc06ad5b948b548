import type { LiveChanges, LiveWork } from '#domain/classrooms/class-work/live-class.ts';
import type { StudentWork } from '#domain/classrooms/class-work/student-work.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type { EarnedGoals } from '#domain/classrooms/students/entry.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';

/** Work with its number in the sequence of the classroom's changes. */
export type NumberedWork = StudentWork & Pick<LiveWork, 'seq'>;

/** The work of a class. `seq` is the number of its last change, and `roomSeq` is the number of the last change from `ClassLive.note`; 0 if there is none. */
export type ClassWorkChanges = Pick<LiveChanges, 'seq' | 'work'> & { readonly roomSeq: number };

export type EarnedInLesson = EarnedGoals & { readonly lessonSlug: Slug };

/**
 * Stores the work of a classroom's students for the live view (CLS-2). The data is deleted with the student or classroom. Includes work of students who were
 * merged into a student.
 */
export interface ClassWork {
  /**
   * Returns the next change number of the classroom. Transactions that change one classroom run one after the other, so that changes are visible in the order
   * of their numbers. Listeners are notified after the commit.
   */
  next(classroomId: string): Promise<number>;
  ofStudent(
    classroomId: string,
    place: Pick<StudentWork, 'activityId' | 'lessonSlug' | 'studentId'>,
  ): Promise<StudentWork | null>;
  /** A student's earned goals in all classrooms, which stay with the student after a move. */
  earnedBy(studentId: string): Promise<readonly EarnedInLesson[]>;
  /** Replaces the stored work. Notifies listeners of `class-now` after the commit if the program is shown to the class. */
  save(classroomId: string, work: NumberedWork): Promise<void>;
  /** The changes after a number (0 for all), for students who are in the classroom on a day. */
  changesAfter(classroomId: string, seq: number, on: IsoDate): Promise<ClassWorkChanges>;
}
