import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Grade } from '../../classrooms/students/grade.ts';

/**
 * What happens to a class at the end of a school year (ROS-7). `new`: its students go to a new class of this name, with the teachers of the class `taughtBy`.
 * `join`: they go to an existing class. `close`: they do not go to a class. In these three cases, the class is archived with its lessons and progress. `stay`:
 * no change.
 */
export type ClassStep =
  | { readonly kind: 'new'; readonly name: string; readonly taughtBy: string }
  | { readonly kind: 'join'; readonly classroom: string }
  | { readonly kind: 'close' | 'stay' };

export type ClassChoice = {
  readonly step?: ClassStep;
  readonly grade?: Grade;
  /** Whether to create an empty class with the same name and teachers for new students. */
  readonly reopen?: boolean;
};

export const studentExceptions = ['goes-up', 'repeats', 'leaves'] as const;
export type StudentException = (typeof studentExceptions)[number];

export type RolloverChoices = {
  /** Students in this grade leave the school; null for the highest grade with students. */
  readonly lastGrade: Grade | null;
  readonly classes: Readonly<Record<string, ClassChoice>>;
  readonly students: Readonly<Record<string, StudentException>>;
};
export const noChoices: RolloverChoices = { lastGrade: null, classes: {}, students: {} };

export type RolloverContext = {
  /** The school, or a teacher's workspace; organizations below it are not included. */
  readonly organization: OrganizationPath;
  readonly today: IsoDate;
  readonly newId: () => string;
};

/** What happens to students. Each student counts once. `ungraded`: the grade is unknown, so the student stays with their class. */
export const studentFates = ['up', 'repeats', 'leaves', 'ungraded'] as const;
export type StudentFate = (typeof studentFates)[number];

export type RolloverIssueCode =
  /** The grade of the class is unknown. The class stays unchanged until a user decides. */
  | 'class-undecided'
  | 'no-such-class'
  | 'too-many-students'
  /** The new year has no class of the grade that the student repeats. */
  | 'repeater-without-class';

export type RolloverIssue = { readonly code: RolloverIssueCode; readonly id: string; readonly name: string };

export type RolledClass = {
  readonly id: string;
  readonly name: string;
  readonly grades: readonly Grade[];
  readonly fates: Readonly<Record<StudentFate, number>>;
  /** Null until decided. */
  readonly step: ClassStep | null;
  readonly reopen: boolean;
};

export type RolloverCounts = Readonly<Record<StudentFate, number>> & {
  readonly students: number;
  readonly withoutClass: number;
};

export type ExceptedStudent = {
  readonly id: string;
  readonly name: string;
  readonly grade: Grade | null;
  readonly fate: StudentFate;
};

export type RolloverSummary = {
  readonly lastGrade: Grade | null;
  readonly classes: readonly RolledClass[];
  readonly counts: RolloverCounts;
  readonly issues: readonly RolloverIssue[];
  readonly exceptions: readonly ExceptedStudent[];
  /** The number of students who leave, if it is more than a fifth of all students, so that the user must type it; else null. */
  readonly confirm: { readonly removed: number; readonly share: number } | null;
};
