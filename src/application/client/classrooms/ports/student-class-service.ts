import type {
  ProgramVersion,
  SavedProgram,
  StudentProgram,
} from '#domain/classrooms/class-work/student-program.ts';
import type { StudentNow } from '#domain/classrooms/class-work/class-now.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonForStudents } from '#domain/lessons/lessons/lesson-for-students.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type { Result } from '#domain/result.ts';
import type {
  EnteredStudent,
  EntryChoice,
  EntryStudent,
  OwnAnswer,
  OwnProgress,
  StudentBoard,
} from '#domain/classrooms/students/entry.ts';
import type { WorkRefusal } from '#domain/classrooms/class-work/work-refusals.ts';
import type { EntryRefusal } from '#domain/classrooms/students/entry-refusals.ts';
import type { StreamOptions } from '../../platform/ports/event-stream.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

export type ChosenStudent = { readonly classCode: string; readonly studentId: string };

export type ProgramOf =
  | { readonly assignmentId: string; readonly lessonSlug: Slug; readonly activityId: string }
  | { readonly name: string };

/** A save; `base` is the text before the change, null if unknown. */
export type ProgramSave = {
  readonly id: string;
  readonly of: ProgramOf;
  readonly base: string | null;
  readonly text: string;
};

export type WorkReport = {
  readonly assignmentId: string;
  readonly activityId: string;
  readonly kind: 'opened' | 'ran' | 'goals';
  readonly earned: readonly number[];
  readonly goals: number;
};

type Over = EntryRefusal<'read'> | ServiceFailure;

/** The service for students, who have no account: their class, their login, and their work (ROS-8, CLS-1). */
export interface StudentClassService {
  open(classCode: string): Promise<Result<readonly EntryStudent[], EntryRefusal<'open'> | ServiceFailure>>;
  choose(student: ChosenStudent): Promise<Result<EntryChoice, EntryRefusal<'choose'> | ServiceFailure>>;
  logIn(
    student: ChosenStudent & { readonly login: string },
  ): Promise<Result<EnteredStudent, EntryRefusal<'logIn'> | ServiceFailure>>;
  board(token: string, options?: ReadOptions): Promise<Result<StudentBoard, Over>>;
  lesson(
    token: string,
    assignmentId: string,
    options?: ReadOptions,
  ): Promise<Result<LessonForStudents, EntryRefusal<'lesson'> | ServiceFailure>>;
  record(
    token: string,
    progress: OwnProgress & { readonly assignmentId: string },
  ): Promise<Result<void, EntryRefusal<'record'> | ServiceFailure>>;
  answer(
    token: string,
    answer: OwnAnswer & { readonly assignmentId: string },
  ): Promise<Result<void, EntryRefusal<'record'> | ServiceFailure>>;
  programs(token: string, options?: ReadOptions): Promise<Result<readonly StudentProgram[], Over>>;
  /** Saves a program. Idempotent; the response has the id under which it is stored. */
  save(token: string, save: ProgramSave): Promise<Result<SavedProgram, WorkRefusal<'save'> | ServiceFailure>>;
  versions(
    token: string,
    programId: string,
    options?: ReadOptions,
  ): Promise<Result<readonly ProgramVersion[], WorkRefusal<'versions'> | ServiceFailure>>;
  setDeleted(
    token: string,
    programId: string,
    deleted: boolean,
  ): Promise<Result<void, WorkRefusal<'change'> | ServiceFailure>>;
  now(
    token: string,
    options?: ReadOptions,
  ): Promise<Result<StudentNow, WorkRefusal<'follow'> | ServiceFailure>>;
  /** Calls `hear` with the state and each change, until the service ends the stream or the call is canceled. */
  streamNow(
    token: string,
    options: StreamOptions<StudentNow>,
  ): Promise<Result<void, WorkRefusal<'follow'> | ServiceFailure>>;
  /** Agrees or declines to show the student's program to the class; the last decision counts. */
  answerShow(token: string, agrees: boolean): Promise<Result<void, WorkRefusal<'answer'> | ServiceFailure>>;
  closeMessage(token: string, sentAt: number): Promise<Result<void, WorkRefusal<'follow'> | ServiceFailure>>;
  leave(token: string): Promise<Result<void, WorkRefusal<'follow'> | ServiceFailure>>;
  partners(
    token: string,
    options?: ReadOptions,
  ): Promise<Result<readonly EntryStudent[], WorkRefusal<'follow'> | ServiceFailure>>;
  share(token: string, programId: string): Promise<Result<void, WorkRefusal<'share'> | ServiceFailure>>;
  report(token: string, report: WorkReport): Promise<Result<void, WorkRefusal<'signal'> | ServiceFailure>>;
}
