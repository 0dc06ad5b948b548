import type { ActivityProgress, Assignment, Classroom } from '../classrooms/classroom.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { PassStanding, SubstitutePass } from './substitute-pass.ts';

/** A pass as those see it who may make one for the classroom. */
export type ListedPass = Pick<SubstitutePass, 'id' | 'day' | 'timeZone' | 'madeAt'> & {
  /** What its maker is called. */
  readonly madeBy: string | null;
  readonly standing: PassStanding;
};

/** The passes of a classroom, the latest day first, and the first and last day for which one can be made. */
export type PassList = {
  readonly passes: readonly ListedPass[];
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
};

/** A pass that was just made, with the code that nobody is told again. */
export type MadePass = ListedPass & { readonly code: string };

/** What is given for a code: a token that reads the classroom until the day ends or the pass is revoked. */
export type OpenedPass = Pick<SubstitutePass, 'day' | 'timeZone'> & { readonly token: string };

/** How far the class is with an activity; who recorded it is not for a substitute. */
export type ShownProgress = Pick<ActivityProgress, 'activityId' | 'state' | 'minutes'>;

/** A lesson of the class as a substitute sees it, with the note of its teachers. */
export type ShownLesson = Pick<Assignment, 'id' | 'lessonSlug' | 'opensOn' | 'dueOn' | 'note'> & {
  readonly lesson: Pick<Assignment['lesson'], 'title' | 'activities'>;
  readonly progress: readonly ShownProgress[];
};

/** What a pass shows: the classroom and its lessons, newest first; no name and no address of anybody (ORG-13). */
export type PassBoard = Pick<SubstitutePass, 'day' | 'timeZone'> & {
  readonly classroom: Pick<Classroom, 'name' | 'gradeBand'>;
  readonly lessons: readonly ShownLesson[];
};
