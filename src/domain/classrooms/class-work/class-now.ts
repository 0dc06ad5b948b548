import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Slug } from '../../lessons/lessons/lesson.ts';
import type { SentMessage } from './class-messages.ts';

/** Maximum duration of a pause or of a shown program, in milliseconds. */
export const pauseMs = 10 * 60_000;
export const showMs = 20 * 60_000;

export type ShownPlace = {
  readonly studentId: string;
  readonly lessonSlug: Slug;
  readonly activityId: string;
};

/** A program that the teacher asks to show to the class, and the student's decision. `at` is in epoch milliseconds. */
export type ClassShow = ShownPlace & {
  readonly state: 'asked' | 'refused' | 'shown';
  readonly at: number;
};

/** The teacher's settings for the students' pages of a class. Times are in epoch milliseconds. */
export type ClassNow = {
  readonly pausedAt: number | null;
  readonly show: ClassShow | null;
  /** The day, in the school's time zone, on which the class is closed. */
  readonly closedOn: IsoDate | null;
};

/** Returns the end of the pause, in epoch milliseconds; null if the class is not paused at `now`. */
export const pausedUntil = ({ pausedAt }: Pick<ClassNow, 'pausedAt'>, now: number): number | null =>
  pausedAt !== null && now < pausedAt + pauseMs ? pausedAt + pauseMs : null;

/** Returns the program that is shown or requested at `now`; null if there is none. */
export const showNow = ({ show }: Pick<ClassNow, 'show'>, now: number): ClassShow | null =>
  show !== null && now < show.at + showMs ? show : null;

/** A connected student page. `until` is when the connection expires if it is not renewed, in epoch milliseconds. */
export type ConnectedStudent = {
  readonly studentId: string;
  readonly until: number;
  readonly sameNetwork: boolean;
};

/** The state of the students' pages, for the teachers of the class. Times are in epoch milliseconds. */
export type LiveRoom = {
  readonly pausedUntil: number | null;
  readonly show: ClassShow | null;
  readonly closed: boolean;
  readonly connected: readonly ConnectedStudent[];
  readonly unread: readonly string[];
};

export type ClassmateProgram = {
  readonly name: string;
  readonly lessonSlug: Slug;
  readonly activityId: string;
  readonly text: string;
  /** When the teacher asked (epoch milliseconds); distinguishes two requests for the same program. */
  readonly at: number;
  readonly until: number;
};

/** The state of the class for one student. It includes no data about classmates except a program that a classmate agreed to show. */
export type StudentNow = {
  readonly seq: number;
  /** The service's clock, in epoch milliseconds. */
  readonly now: number;
  readonly pausedUntil: number | null;
  readonly message: SentMessage | null;
  readonly own: (Pick<ClassShow, 'activityId' | 'lessonSlug' | 'state'> & { readonly until: number }) | null;
  readonly shown: ClassmateProgram | null;
};
