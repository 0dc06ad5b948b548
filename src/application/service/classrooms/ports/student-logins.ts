import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { LoginLock } from '#domain/classrooms/logins/login-lock.ts';
import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import type { EnrolledStudent } from '#domain/classrooms/students/student.ts';

export type NewStudentLogin = {
  readonly studentId: string;
  readonly kind: LoginKind;
  readonly sealed: string;
  readonly digest: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
};
export type StudentLogin = NewStudentLogin & LoginLock;

/** A student of a classroom; the login is null if none was created. */
export type StudentWithLogin = Pick<EnrolledStudent, 'display' | 'family' | 'given' | 'grade' | 'id'> & {
  /** The login kind that the student is to have; null for the default. */
  readonly wish: LoginKind | null;
  /** The last day on which they logged in with the current credential; null if never. */
  readonly loggedInOn: IsoDate | null;
  readonly login: StudentLogin | null;
};

export type StudentOnDay = {
  readonly studentId: string;
  readonly classroomId: string;
  readonly day: IsoDate;
};

export type NewStudentToken = StudentOnDay & {
  readonly fingerprint: string;
  /** The digest of the typed class code. If the class code is changed or removed, the token ends. */
  readonly classCode: string;
  readonly timeZone: string;
};

export type StudentHolder = StudentOnDay &
  Pick<NewStudentToken, 'fingerprint' | 'timeZone'> & {
    readonly classroom: string;
  };

/** Stores students' logins and tokens (ROS-3, ROS-8, SEC-7); deleted with the student. */
export interface StudentLogins {
  ofClassroom(classroomId: string, on: IsoDate): Promise<readonly StudentWithLogin[]>;
  /** Saves logins of students who have none, and returns the current logins of all these students. A login that was created concurrently stays. */
  saveMissing(logins: readonly NewStudentLogin[]): Promise<readonly StudentLogin[]>;
  /** Deletes logins of these students whose kind differs from the wanted one, and all of their tokens. */
  endMismatched(studentIds: readonly string[]): Promise<void>;
  having(studentIds: readonly string[]): Promise<readonly string[]>;
  end(studentIds: readonly string[]): Promise<void>;
  /** Saves or replaces a student's login; unlocks it and deletes all tokens. */
  replace(login: NewStudentLogin): Promise<void>;
  setLock(studentId: string, lock: LoginLock): Promise<void>;
  /** Locks and returns the login of a student in this classroom; null if there is none. */
  findForUpdate(student: StudentOnDay): Promise<StudentLogin | null>;
  /** Saves a token of a student with a login; deletes the tokens of earlier days. */
  saveToken(token: NewStudentToken): Promise<void>;
  /** Ends the token with this fingerprint after its student logged out. */
  endToken(fingerprint: string, at: number): Promise<void>;
  /**
   * The holder of a token by fingerprint; null if it was ended, the student left the classroom, was archived or got a new login, the classroom is archived or
   * closed for the token's day, or its code was paused or replaced. Does not check whether the day is over.
   */
  byToken(fingerprint: string): Promise<StudentHolder | null>;
}
