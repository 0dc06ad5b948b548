import type { ClassroomValueChange } from '../classrooms/classroom-change.ts';
import type { ClassroomContents } from '../classrooms/classroom-contents.ts';
import type { ClassMessage } from '../class-work/class-messages.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Plain } from './organization-acts.ts';

/** A teacher of a classroom: the account, or null while the invited address has none. */
type TeacherById = { readonly teacherId: string; readonly accountId: string | null };

/** A substitute pass for the classroom. */
type PassById = { readonly passId: string };

/** A lesson of the classroom. */
type LessonBySlug = { readonly lesson: string };

/** What is done to a classroom, and the values before and after it. The subject is its id. */
export type ClassroomAuditActs = {
  'classroom/changed': {
    readonly before: null;
    readonly after: { readonly changes: readonly ClassroomValueChange[] };
  };
  'classroom/teacher-added': { readonly before: null; readonly after: TeacherById };
  'classroom/teacher-removed': { readonly before: TeacherById; readonly after: null };
  'classroom/lesson-assigned': { readonly before: null; readonly after: LessonBySlug };
  'classroom/lesson-removed': { readonly before: LessonBySlug; readonly after: null };
  /** A lesson that was removed is assigned again, with what was done of it. */
  'classroom/lesson-put-back': { readonly before: null; readonly after: LessonBySlug };
  /** Who is in the class was read; the students are among those whom it concerns. */
  'classroom/students-read': Plain;
  /** A teacher entered marks of students, or took them back; the students are those whom it concerns. */
  'classroom/students-marked': Plain;
  /** What students log in with was shown or printed; they are among those whom it concerns. */
  'classroom/logins-shown': Plain;
  /** Two students are not to be together any more, or may be again; they are those whom it concerns. */
  'classroom/students-kept-apart': Plain;
  'classroom/students-let-together': Plain;
  'classroom/archived': Plain;
  'classroom/restored': Plain;
  'classroom/deleted': { readonly before: ClassroomContents; readonly after: null };
  /** It is managed by hand from now on, and not by the source that it was imported from (R17). */
  'classroom/released': Plain;
  'classroom/transferred': {
    readonly before: { readonly accountId: string };
    readonly after: { readonly accountId: string };
  };
  'classroom/join-code-shown': Plain;
  'classroom/join-code-renewed': Plain;
  'classroom/join-code-paused': Plain;
  'classroom/join-code-resumed': Plain;
  /** No student enters on this day of the school, and the logins of the day end. */
  'classroom/closed-for-the-day': Plain;
  'classroom/opened-again': Plain;
  /** A message from the fixed list; the student is the one whom it concerns. A message to all students concerns no single one. */
  'classroom/message-sent': {
    readonly before: null;
    readonly after: ClassMessage & { readonly to: 'all' | 'one' };
  };
  /** "Eyes up here": the students' pages were covered, or uncovered by the teacher. */
  'classroom/paused': Plain;
  'classroom/pause-ended': Plain;
  /** A student was asked whether the class may see their program; the student is the one whom it concerns. */
  'classroom/show-asked': Plain;
  'classroom/show-ended': Plain;
  'classroom/pass-made': {
    readonly before: null;
    readonly after: PassById & { readonly day: IsoDate };
  };
  'classroom/pass-revoked': { readonly before: PassById; readonly after: null };
  /** Somebody without an account entered the code of a pass, or looked at its classroom; they act for its maker. */
  'classroom/pass-opened': { readonly before: null; readonly after: PassById };
  'classroom/pass-read': { readonly before: null; readonly after: PassById };
};

/** Their names. */
export const everyClassroomAct: Readonly<Record<keyof ClassroomAuditActs, null>> = {
  'classroom/changed': null,
  'classroom/teacher-added': null,
  'classroom/teacher-removed': null,
  'classroom/lesson-assigned': null,
  'classroom/lesson-removed': null,
  'classroom/lesson-put-back': null,
  'classroom/students-read': null,
  'classroom/students-marked': null,
  'classroom/logins-shown': null,
  'classroom/students-kept-apart': null,
  'classroom/students-let-together': null,
  'classroom/archived': null,
  'classroom/restored': null,
  'classroom/deleted': null,
  'classroom/transferred': null,
  'classroom/released': null,
  'classroom/join-code-shown': null,
  'classroom/join-code-renewed': null,
  'classroom/join-code-paused': null,
  'classroom/join-code-resumed': null,
  'classroom/closed-for-the-day': null,
  'classroom/opened-again': null,
  'classroom/message-sent': null,
  'classroom/paused': null,
  'classroom/pause-ended': null,
  'classroom/show-asked': null,
  'classroom/show-ended': null,
  'classroom/pass-made': null,
  'classroom/pass-revoked': null,
  'classroom/pass-opened': null,
  'classroom/pass-read': null,
};
