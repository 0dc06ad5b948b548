import type { ActivityProgress, Assignment, Classroom } from '../classrooms/classroom.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { PassStanding, SubstitutePass } from './substitute-pass.ts';

export type ListedPass = Pick<SubstitutePass, 'id' | 'day' | 'timeZone' | 'madeAt'> & {
  readonly madeBy: string | null;
  readonly standing: PassStanding;
};

export type PassList = {
  readonly passes: readonly ListedPass[];
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
};

/** A new pass with its code, which is returned only once. */
export type MadePass = ListedPass & { readonly code: string };

/** The response to a correct code: a token to read the classroom until the day ends or the pass is revoked. */
export type OpenedPass = Pick<SubstitutePass, 'day' | 'timeZone'> & { readonly token: string };

export type ShownProgress = Pick<ActivityProgress, 'activityId' | 'state' | 'minutes'>;

export type ShownLesson = Pick<Assignment, 'id' | 'lessonSlug' | 'opensOn' | 'dueOn' | 'note'> & {
  readonly lesson: Pick<Assignment['lesson'], 'title' | 'activities'>;
  readonly progress: readonly ShownProgress[];
};

/** The contents of a pass: the classroom and its lessons, newest first, without names and addresses of people (ORG-13). */
export type PassBoard = Pick<SubstitutePass, 'day' | 'timeZone'> & {
  readonly classroom: Pick<Classroom, 'name' | 'gradeBand'>;
  readonly lessons: readonly ShownLesson[];
};
