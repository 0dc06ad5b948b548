import type { LiveChanges, LiveWork } from '#domain/class-work/live-class.ts';
import type { StudentWork } from '#domain/class-work/student-work.ts';
import type { Slug } from '#domain/lessons/lesson.ts';
import type { EarnedGoals } from '#domain/students/entry.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';

/** Work with its place in the order of the classroom's changes. */
export type NumberedWork = StudentWork & Pick<LiveWork, 'seq'>;

/** The work of a class. `seq` is the number of its last change, `roomSeq` that of the last one by `ClassLive.note`; 0 if there is none. */
export type ClassWorkChanges = Pick<LiveChanges, 'seq' | 'work'> & { readonly roomSeq: number };

/** The goals of an activity of a lesson that a student has earned. */
export type EarnedInLesson = EarnedGoals & { readonly lessonSlug: Slug };

/**
 * Stores the work of students of a classroom, for the teacher's live view (CLS-2). It is deleted with the student or the classroom. A student
 * has the work of students who were merged into them, too.
 */
export interface ClassWork {
  /**
   * Gives the next change of the classroom its number. Changes of one classroom wait for each other until their transaction
   * ends, so that numbers become visible in their order. Listeners of the classroom hear of the change after the commit.
   */
  next(classroomId: string): Promise<number>;
  /** The work of a student in an activity of the classroom; null if there is none. */
  ofStudent(
    classroomId: string,
    place: Pick<StudentWork, 'activityId' | 'lessonSlug' | 'studentId'>,
  ): Promise<StudentWork | null>;
  /** The goals that a student has earned, of all classrooms: they come along when the student moves. */
  earnedBy(studentId: string): Promise<readonly EarnedInLesson[]>;
  /** Replaces the stored work. Listeners of `class-now` hear of it after the commit if the class sees the program. */
  keep(classroomId: string, work: NumberedWork): Promise<void>;
  /** The changes after a number, of the students who are in the classroom on a day; all changes after 0. */
  changesAfter(classroomId: string, seq: number, on: IsoDate): Promise<ClassWorkChanges>;
}
