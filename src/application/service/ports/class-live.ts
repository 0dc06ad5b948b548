import type { ClassMessage, SentMessage } from '#domain/class-work/class-messages.ts';
import type { ClassNow, ClassShow } from '#domain/class-work/class-now.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';

/** What a teacher has set, with the number of the class's last change of it; 0 if there is none. */
export type StoredClassNow = ClassNow & { readonly seq: number };

/** A student's page that follows its class, by its token. `network` is a digest; `until` is in epoch milliseconds. */
export type Connection = {
  readonly fingerprint: string;
  readonly classroomId: string;
  readonly studentId: string;
  readonly network: string;
  readonly until: number;
};

/** The state of a class for one student; `program` is the text of the program that is shown. */
export type StudentView = {
  readonly now: StoredClassNow;
  readonly message: SentMessage | null;
  readonly program: string | null;
};

/** Keeps what a teacher sets for the students' pages of a running class (CLS-2). It goes with the student or the classroom. */
export interface ClassLive {
  ofClassroom(classroomId: string): Promise<StoredClassNow>;
  ofStudent(student: { readonly classroomId: string; readonly studentId: string }): Promise<StudentView>;
  /**
   * Notes the number of a change, as `ClassWork.next` gives it. Listeners of `class-now` hear of it after the commit, if students'
   * pages are concerned.
   */
  note(classroomId: string, seq: number, concerns: { readonly students: boolean }): Promise<void>;
  /** Pauses the class from a moment on (epoch milliseconds), or resumes it with null. */
  setPaused(classroomId: string, at: number | null): Promise<void>;
  /** Replaces the program that is asked for or shown. */
  setShow(classroomId: string, show: ClassShow | null): Promise<void>;
  /** The students who are in the classroom on a day and among these, or all with null, get a message in place of the one before. Returns how many. */
  send(to: {
    readonly classroomId: string;
    readonly studentId: string | null;
    readonly day: IsoDate;
    readonly message: ClassMessage;
    readonly at: number;
  }): Promise<number>;
  /** Removes a message that its student closed; a newer one stays. */
  removeMessage(
    student: { readonly classroomId: string; readonly studentId: string },
    sentAt: number,
  ): Promise<boolean>;
  /** The students who have a message that was sent after a moment. */
  unread(classroomId: string, after: number): Promise<readonly string[]>;
  /** Keeps a connection, in place of the one of the same token. Returns false if nothing changes for the teacher. */
  connect(connection: Connection): Promise<boolean>;
  /** The connections that last beyond a moment. */
  connections(
    classroomId: string,
    after: number,
  ): Promise<readonly Pick<Connection, 'network' | 'studentId' | 'until'>[]>;
}
