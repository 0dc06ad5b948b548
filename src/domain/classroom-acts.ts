import type { ClassroomValueChange } from './classrooms/classrooms/classroom-change.ts';
import type { ClassroomContents } from './classrooms/classrooms/classroom-contents.ts';
import type { ClassMessage } from './classrooms/class-work/class-messages.ts';
import type { IsoDate } from './platform/dates/iso-date.ts';
import type { Plain } from './organization-acts.ts';

/** A teacher of a classroom. `accountId` is null while the invited address has no account. */
type TeacherById = { readonly teacherId: string; readonly accountId: string | null };

type PassById = { readonly passId: string };

type LessonBySlug = { readonly lesson: string };

/** Audited acts on a classroom with the values before and after. The subject is the classroom's id. */
export type ClassroomAuditActs = {
  'classroom/changed': {
    readonly before: null;
    readonly after: { readonly changes: readonly ClassroomValueChange[] };
  };
  'classroom/teacher-added': { readonly before: null; readonly after: TeacherById };
  'classroom/teacher-removed': { readonly before: TeacherById; readonly after: null };
  'classroom/lesson-assigned': { readonly before: null; readonly after: LessonBySlug };
  'classroom/lesson-removed': { readonly before: LessonBySlug; readonly after: null };
  'classroom/lesson-put-back': { readonly before: null; readonly after: LessonBySlug };
  /** The class list was read; the students are in `concerns`. */
  'classroom/students-read': Plain;
  /** A teacher entered or removed marks of students, who are in `concerns`. */
  'classroom/students-marked': Plain;
  /** Student logins were shown or printed; the students are in `concerns`. */
  'classroom/logins-shown': Plain;
  /** Two students were marked to be kept apart, or the mark was removed; they are in `concerns`. */
  'classroom/students-kept-apart': Plain;
  'classroom/students-let-together': Plain;
  'classroom/archived': Plain;
  'classroom/restored': Plain;
  'classroom/deleted': { readonly before: ClassroomContents; readonly after: null };
  /** The classroom is managed by hand from then on, instead of by its import source (R17). */
  'classroom/released': Plain;
  'classroom/transferred': {
    readonly before: { readonly accountId: string };
    readonly after: { readonly accountId: string };
  };
  'classroom/class-code-shown': Plain;
  'classroom/class-code-renewed': Plain;
  'classroom/class-code-paused': Plain;
  'classroom/class-code-resumed': Plain;
  /** Students cannot log in on this day, and their sessions of the day end. */
  'classroom/closed-for-the-day': Plain;
  'classroom/opened-again': Plain;
  /** A message from the fixed list. The student is in `concerns`, which is empty for a message to all students. */
  'classroom/message-sent': {
    readonly before: null;
    readonly after: ClassMessage & { readonly to: 'all' | 'one' };
  };
  /** "Eyes up here": the teacher covered or uncovered the students' pages. */
  'classroom/paused': Plain;
  'classroom/pause-ended': Plain;
  /** The teacher asked a student to show their program to the class; the student is in `concerns`. */
  'classroom/show-asked': Plain;
  'classroom/show-ended': Plain;
  'classroom/pass-made': {
    readonly before: null;
    readonly after: PassById & { readonly day: IsoDate };
  };
  'classroom/pass-revoked': { readonly before: PassById; readonly after: null };
  /** A visitor without an account entered a pass code or viewed the classroom of a pass, on behalf of the pass's creator. */
  'classroom/pass-opened': { readonly before: null; readonly after: PassById };
  'classroom/pass-read': { readonly before: null; readonly after: PassById };
};

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
  'classroom/class-code-shown': null,
  'classroom/class-code-renewed': null,
  'classroom/class-code-paused': null,
  'classroom/class-code-resumed': null,
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
