import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { LoginKind } from '../students/login-kind.ts';
import type { Login } from './login.ts';
import type { EnrolledStudent } from '../students/student.ts';

/** A student of a class with their login, as shown to their teachers (ROS-3). */
export type LoginCard = Pick<EnrolledStudent, 'family' | 'given' | 'id'> &
  Login & {
    /** Their name in the class; see `namesInClass`. */
    readonly name: string;
    /** End of a lock after wrong logins, in epoch milliseconds; null if not locked. */
    readonly lockedUntil: number | null;
  };

export type ClassLoginCards = {
  readonly classroom: { readonly id: string; readonly name: string };
  readonly cards: readonly LoginCard[];
};

export type LoginStanding = Pick<EnrolledStudent, 'id'> &
  Pick<LoginCard, 'lockedUntil'> & {
    /** Null if no login exists yet. */
    readonly kind: LoginKind | null;
    /** When the student last logged in with the current credential, as a day in the school's time zone; null if never. */
    readonly loggedInOn: IsoDate | null;
  };

/** The selected cards; null `students` selects all. */
export type CardsWanted = {
  readonly students: readonly string[] | null;
  /** The login kind for students who have no login and no chosen kind; null for the default of their grade. */
  readonly kind: LoginKind | null;
};
