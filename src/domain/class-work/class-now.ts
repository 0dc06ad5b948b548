import type { IsoDate } from '../dates/iso-date.ts';
import type { Slug } from '../lessons/lesson.ts';
import type { SentMessage } from './class-messages.ts';

/** How long a class is paused, and a program shown, if the teacher does not end it, in milliseconds. */
export const pauseMs = 10 * 60_000;
export const showMs = 20 * 60_000;

/** An activity in which a student builds. */
export type ShownPlace = {
  readonly studentId: string;
  readonly lessonSlug: Slug;
  readonly activityId: string;
};

/** A program that the teacher wants to show to the class, and the answer of its student. `at` is in epoch milliseconds. */
export type ClassShow = ShownPlace & {
  readonly state: 'asked' | 'refused' | 'shown';
  readonly at: number;
};

/** The teacher's settings for the students' pages of a class. Times are in epoch milliseconds. */
export type ClassNow = {
  readonly pausedAt: number | null;
  readonly show: ClassShow | null;
  /** The day of the school for which the class is closed. */
  readonly closedOn: IsoDate | null;
};

/** Until when the class is paused; null if it is not paused at a moment. */
export const pausedUntil = ({ pausedAt }: Pick<ClassNow, 'pausedAt'>, now: number): number | null =>
  pausedAt !== null && now < pausedAt + pauseMs ? pausedAt + pauseMs : null;

/** The program that is asked for or shown at a moment. */
export const showNow = ({ show }: Pick<ClassNow, 'show'>, now: number): ClassShow | null =>
  show !== null && now < show.at + showMs ? show : null;

/** A student's page that follows the class. `until` is when that ends unless it is renewed, in epoch milliseconds. */
export type ConnectedStudent = {
  readonly studentId: string;
  readonly until: number;
  /** Whether it has the public address of the teacher's page. */
  readonly sameNetwork: boolean;
};

/** The state of the students' pages, for the teachers of the class. Times are in epoch milliseconds. */
export type LiveRoom = {
  readonly pausedUntil: number | null;
  readonly show: ClassShow | null;
  readonly closed: boolean;
  readonly connected: readonly ConnectedStudent[];
  /** The students who have not closed their last message. */
  readonly unread: readonly string[];
};

/** The program of a classmate that the class sees. */
export type ClassmateProgram = {
  readonly name: string;
  readonly lessonSlug: Slug;
  readonly activityId: string;
  readonly text: string;
  /** When the teacher asked for it: two shows of one program differ by it. */
  readonly at: number;
  readonly until: number;
};

/** The state of the class for one student: nothing about others but a program that its student agreed to show. */
export type StudentNow = {
  readonly seq: number;
  /** The service's time in epoch milliseconds. */
  readonly now: number;
  readonly pausedUntil: number | null;
  readonly message: SentMessage | null;
  /** The student's own program that the teacher asks to show, or shows. */
  readonly own: (Pick<ClassShow, 'activityId' | 'lessonSlug' | 'state'> & { readonly until: number }) | null;
  readonly shown: ClassmateProgram | null;
};
