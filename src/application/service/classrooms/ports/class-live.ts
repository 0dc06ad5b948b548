import type { ClassMessage, SentMessage } from '#domain/classrooms/class-work/class-messages.ts';
import type { ClassNow, ClassShow } from '#domain/classrooms/class-work/class-now.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';

/** A teacher's settings, with the number of the class's last change; 0 if there is none. */
export type StoredClassNow = ClassNow & { readonly seq: number };

/** A connection of a student's page that follows its class, by token. `network` is a digest; `until` is in epoch milliseconds. */
export type Connection = {
  readonly fingerprint: string;
  readonly classroomId: string;
  readonly studentId: string;
  readonly network: string;
  readonly until: number;
};

/** The state of a class for one student; `program` is the displayed program's text. */
export type StudentView = {
  readonly now: StoredClassNow;
  readonly message: SentMessage | null;
  readonly program: string | null;
};

/** Stores a teacher's settings for the students' pages of a running class (CLS-2). The data is deleted with the student or classroom. */
export interface ClassLive {
  ofClassroom(classroomId: string): Promise<StoredClassNow>;
  ofStudent(student: { readonly classroomId: string; readonly studentId: string }): Promise<StudentView>;
  /** Saves the number of a change from `ClassWork.next`. Notifies listeners of `class-now` after the commit if the change affects students' pages. */
  note(classroomId: string, seq: number, concerns: { readonly students: boolean }): Promise<void>;
  /** Pauses the class from a time (epoch milliseconds), or resumes it if `at` is null. */
  setPaused(classroomId: string, at: number | null): Promise<void>;
  setShow(classroomId: string, show: ClassShow | null): Promise<void>;
  /**
   * Sends a message to a student who is in the classroom on a day, or to all of its students if `studentId` is null. It replaces an earlier message. Returns
   * the number of recipients.
   */
  send(to: {
    readonly classroomId: string;
    readonly studentId: string | null;
    readonly day: IsoDate;
    readonly message: ClassMessage;
    readonly at: number;
  }): Promise<number>;
  /** Removes a message after its student closed it. A newer message stays. */
  removeMessage(
    student: { readonly classroomId: string; readonly studentId: string },
    sentAt: number,
  ): Promise<boolean>;
  unread(classroomId: string, after: number): Promise<readonly string[]>;
  /** Saves a connection, which replaces the earlier connection of the token. Returns false if nothing changes for the teacher. */
  connect(connection: Connection): Promise<boolean>;
  connections(
    classroomId: string,
    after: number,
  ): Promise<readonly Pick<Connection, 'network' | 'studentId' | 'until'>[]>;
}
