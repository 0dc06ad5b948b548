import type { IsoDate } from '../dates/iso-date.ts';
import type { LoginKind, LoginSecret } from './login-secret.ts';
import type { EnrolledStudent } from './student.ts';

/** A student of a class with what they log in with, as those see it who teach them (ROS-3). */
export type LoginCard = Pick<EnrolledStudent, 'family' | 'given' | 'id'> &
  LoginSecret & {
    /** Their name in the class: see `namesInClass`. */
    readonly name: string;
    /** Until when wrong secrets keep them out, in epoch milliseconds; null where they do not. */
    readonly lockedUntil: number | null;
  };

/** The cards of a classroom, by the students' names. */
export type ClassLoginCards = {
  readonly classroom: { readonly id: string; readonly name: string };
  readonly cards: readonly LoginCard[];
};

/** How a student of a class stands with logging in: nobody's name, and no secret. */
export type LoginStanding = Pick<EnrolledStudent, 'id'> &
  Pick<LoginCard, 'lockedUntil'> & {
    /** The kind of their secret; null where none was made yet. */
    readonly kind: LoginKind | null;
    /** The last day at the school on which they logged in with this secret; null where they never did. */
    readonly loggedInOn: IsoDate | null;
  };

/** Whose cards are wanted: everybody's where `students` is null. */
export type CardsWanted = {
  readonly students: readonly string[] | null;
  /** The kind for those who have no login yet and for whom no kind was chosen; null for what is usual for their grade. */
  readonly kind: LoginKind | null;
};
