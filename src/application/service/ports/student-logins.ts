import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { LoginLock } from '#domain/students/login-lock.ts';
import type { LoginKind } from '#domain/students/login-secret.ts';
import type { EnrolledStudent } from '#domain/students/student.ts';

/** What a student logs in with, sealed by the `Vault`. */
export type NewStudentLogin = {
  readonly studentId: string;
  readonly kind: LoginKind;
  readonly sealed: string;
  /** What the secret of this student is compared by. */
  readonly digest: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
};
export type StudentLogin = NewStudentLogin & LoginLock;

/** A student of a classroom; no login where none was made yet. */
export type StudentWithLogin = Pick<EnrolledStudent, 'display' | 'family' | 'given' | 'grade' | 'id'> & {
  /** The kind of secret that they are to have; null for what is usual. */
  readonly wish: LoginKind | null;
  /** The last day on which they logged in with what they have; null where they never did. */
  readonly loggedInOn: IsoDate | null;
  readonly login: StudentLogin | null;
};

/** A student of a classroom on a day of its school. */
export type StudentOnDay = {
  readonly studentId: string;
  readonly classroomId: string;
  readonly day: IsoDate;
};

/** A token that was given to a student for the rest of a day. */
export type NewStudentToken = StudentOnDay & {
  readonly fingerprint: string;
  /** The digest of the class code that was typed: another code, or none, ends it. */
  readonly classCode: string;
  readonly timeZone: string;
};

/** Who holds a token, as long as they may. */
export type StudentHolder = StudentOnDay &
  Pick<NewStudentToken, 'fingerprint' | 'timeZone'> & {
    /** The name of the classroom. */
    readonly classroom: string;
  };

/** Keeps what students log in with, and the tokens given for it (ROS-3, ROS-8, SEC-7); both go with the student. */
export interface StudentLogins {
  /** The students who are in a classroom on a day, by name, as `RosterStore.students` has them. */
  ofClassroom(classroomId: string, on: IsoDate): Promise<readonly StudentWithLogin[]>;
  /** Keeps logins of students who have none, and answers what each of them has then: one that somebody else made first stays. */
  keepMissing(logins: readonly NewStudentLogin[]): Promise<readonly StudentLogin[]>;
  /** Ends the logins of these students that are of another kind than the student is to have, with every token. */
  endUnwished(studentIds: readonly string[]): Promise<void>;
  /** Which of these students have something to log in with. */
  having(studentIds: readonly string[]): Promise<readonly string[]>;
  /** Ends what these students log in with, with every token. */
  end(studentIds: readonly string[]): Promise<void>;
  /** Replaces what a student logs in with, whether they had something or not; lifts the lock, and ends every token. */
  replace(login: NewStudentLogin): Promise<void>;
  /** Sets the lock of a student who has a login. */
  setLock(studentId: string, lock: LoginLock): Promise<void>;
  /** The login of a student who is in this classroom, else null. Nobody else decides about it until the transaction ends. */
  hold(student: StudentOnDay): Promise<StudentLogin | null>;
  /** Keeps a token of a student who has a login; those of earlier days go. */
  keepToken(token: NewStudentToken): Promise<void>;
  /** Ends the token of this fingerprint: its student left the computer. */
  endToken(fingerprint: string, at: number): Promise<void>;
  /**
   * Who holds the token of this fingerprint; null once it was ended, the student left the classroom or was archived, got another login,
   * or the classroom is archived or closed for the day of the token, its code paused or renewed. Whether its day is over is not looked at.
   */
  byToken(fingerprint: string): Promise<StudentHolder | null>;
}
