import type { ProgramVersion, StudentProgram } from '#domain/class-work/student-program.ts';
import type { StudentNow } from '#domain/class-work/class-now.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonForStudents } from '#domain/lessons/lesson-for-students.ts';
import type { Slug } from '#domain/lessons/lesson.ts';
import type { Result } from '#domain/result.ts';
import type {
  EnteredStudent,
  EntryChoice,
  EntryStudent,
  OwnAnswer,
  OwnProgress,
  StudentBoard,
} from '#domain/students/entry.ts';
import type { WorkRefusal } from '#domain/class-work/work-refusals.ts';
import type { EntryRefusal } from '#domain/students/entry-refusals.ts';
import type { StreamOptions } from './event-stream.ts';
import type { ServiceFailure } from './service-failure.ts';

/** A student of a class, as they chose themselves. */
export type ChosenStudent = { readonly classCode: string; readonly studentId: string };

/** Of which activity a program is, or how the student named a program of their own. */
export type ProgramOf =
  | { readonly assignmentId: string; readonly lessonSlug: Slug; readonly activityId: string }
  | { readonly name: string };

/** A save; `base` is the text that the change was made from, null if unknown. */
export type ProgramSave = {
  readonly id: string;
  readonly of: ProgramOf;
  readonly base: string | null;
  readonly text: string;
};

/** The stored program; `merged` if another computer had changed it in the meantime. */
export type SavedProgram = StudentProgram & { readonly merged: boolean };

/** A report to the teacher's live view about an activity. */
export type WorkReport = {
  readonly assignmentId: string;
  readonly activityId: string;
  readonly kind: 'opened' | 'ran' | 'goals';
  /** The goals that the program meets, by place from 0. */
  readonly earned: readonly number[];
  readonly goals: number;
};

type Over = EntryRefusal<'read'> | ServiceFailure;

/** The service for students, who have no account: their class, their login, and their work (ROS-8, CLS-1). */
export interface StudentClassService {
  /** The students of the class of a code. */
  open(classCode: string): Promise<Result<readonly EntryStudent[], EntryRefusal<'open'> | ServiceFailure>>;
  /** The kind of login of a student. */
  choose(student: ChosenStudent): Promise<Result<EntryChoice, EntryRefusal<'choose'> | ServiceFailure>>;
  /** A token for the right secret. */
  logIn(
    student: ChosenStudent & { readonly secret: string },
  ): Promise<Result<EnteredStudent, EntryRefusal<'logIn'> | ServiceFailure>>;
  /** The lessons of the student of a token. */
  board(token: string, options?: ReadOptions): Promise<Result<StudentBoard, Over>>;
  /** The lesson of an assignment, as students see it. */
  lesson(
    token: string,
    assignmentId: string,
    options?: ReadOptions,
  ): Promise<Result<LessonForStudents, EntryRefusal<'lesson'> | ServiceFailure>>;
  /** Keeps what the student says of an activity. */
  record(
    token: string,
    progress: OwnProgress & { readonly assignmentId: string },
  ): Promise<Result<void, EntryRefusal<'record'> | ServiceFailure>>;
  /** Keeps what the student chose in an exit question of a lesson. */
  answer(
    token: string,
    answer: OwnAnswer & { readonly assignmentId: string },
  ): Promise<Result<void, EntryRefusal<'record'> | ServiceFailure>>;
  /** The student's programs, the last changed first. */
  programs(token: string, options?: ReadOptions): Promise<Result<readonly StudentProgram[], Over>>;
  /** Keeps a program. The same save again changes nothing; the answer names the id that the program is kept by. */
  save(token: string, save: ProgramSave): Promise<Result<SavedProgram, WorkRefusal<'save'> | ServiceFailure>>;
  /** The earlier versions of a program, newest first. */
  versions(
    token: string,
    programId: string,
    options?: ReadOptions,
  ): Promise<Result<readonly ProgramVersion[], WorkRefusal<'versions'> | ServiceFailure>>;
  /** Deletes a program of the student's own, or restores it. */
  setDeleted(
    token: string,
    programId: string,
    deleted: boolean,
  ): Promise<Result<void, WorkRefusal<'change'> | ServiceFailure>>;
  /** The state of the running class for the student. */
  now(
    token: string,
    options?: ReadOptions,
  ): Promise<Result<StudentNow, WorkRefusal<'follow'> | ServiceFailure>>;
  /** Calls `hear` with the state and each change of it, until the service ends the stream or it is canceled. */
  streamNow(
    token: string,
    options: StreamOptions<StudentNow>,
  ): Promise<Result<void, WorkRefusal<'follow'> | ServiceFailure>>;
  /** Answers whether the class may see the student's program; the last answer counts. */
  answerShow(token: string, agrees: boolean): Promise<Result<void, WorkRefusal<'answer'> | ServiceFailure>>;
  /** Removes a message that the student closed. */
  closeMessage(token: string, sentAt: number): Promise<Result<void, WorkRefusal<'follow'> | ServiceFailure>>;
  /** Ends the token: the student left the computer. */
  leave(token: string): Promise<Result<void, WorkRefusal<'follow'> | ServiceFailure>>;
  /** The student's partners of today. */
  partners(
    token: string,
    options?: ReadOptions,
  ): Promise<Result<readonly EntryStudent[], WorkRefusal<'follow'> | ServiceFailure>>;
  /** Gives each partner of today a copy of a program. */
  share(token: string, programId: string): Promise<Result<void, WorkRefusal<'share'> | ServiceFailure>>;
  /** Tells the teacher's live view. */
  report(token: string, report: WorkReport): Promise<Result<void, WorkRefusal<'signal'> | ServiceFailure>>;
}
