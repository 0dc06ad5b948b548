import type { OrganizationPath } from '../access/scope.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Grade } from '../students/grade.ts';

/**
 * What happens to a class when a school year ends (ROS-7). `new`: its students come to a new class of this name, which has the
 * teachers of the class `taughtBy`. `join`: they come to a class that is there. `close`: they come to none. In each of these the class is
 * archived, with its lessons and what was done in them. `stay`: nothing happens to it.
 */
export type ClassStep =
  | { readonly kind: 'new'; readonly name: string; readonly taughtBy: string }
  | { readonly kind: 'join'; readonly classroom: string }
  | { readonly kind: 'close' | 'stay' };

/** What somebody said about one class; what they left out is as suggested. */
export type ClassChoice = {
  readonly step?: ClassStep;
  /** The grade of its students who have none. */
  readonly grade?: Grade;
  /** Whether an empty class of its name and with its teachers is opened for students who are new. */
  readonly reopen?: boolean;
};

/** What happens to a student otherwise than their grade says. */
export const studentExceptions = ['goes-up', 'repeats', 'leaves'] as const;
export type StudentException = (typeof studentExceptions)[number];

/** What somebody said about the new year of a school: by the ids of classrooms and students. */
export type RolloverChoices = {
  /** Whoever is in it leaves the school; null for the highest in which any student is. */
  readonly lastGrade: Grade | null;
  readonly classes: Readonly<Record<string, ClassChoice>>;
  readonly students: Readonly<Record<string, StudentException>>;
};
export const noChoices: RolloverChoices = { lastGrade: null, classes: {}, students: {} };

/** What a rollover depends on beside roster and choices. */
export type RolloverContext = {
  /** The school, or the workspace of a teacher; what is below it is not spoken of. */
  readonly organization: OrganizationPath;
  /** The day at the school on which the new year begins. */
  readonly today: IsoDate;
  readonly newId: () => string;
};

/** What happens to a student; each is counted once. `ungraded`: nobody knows their grade, so they go with their class. */
export const studentFates = ['up', 'repeats', 'leaves', 'ungraded'] as const;
export type StudentFate = (typeof studentFates)[number];

export type RolloverIssueCode =
  /** Nobody knows its grade: somebody has to say what happens to it, and it stays as it is until then. */
  | 'class-undecided'
  /** The class that its students were to come to does not stay. */
  | 'no-such-class'
  /** More students would come to it than a class takes. */
  | 'too-many-students'
  /** No class of the new year is of the grade that the student repeats. */
  | 'repeater-without-class';

/** Something to look at, and the classroom or student that it is about. */
export type RolloverIssue = { readonly code: RolloverIssueCode; readonly id: string; readonly name: string };

/** A class, what happens to it, and of how many of its students. */
export type RolledClass = {
  readonly id: string;
  readonly name: string;
  /** The grades of its students, the lowest first. */
  readonly grades: readonly Grade[];
  readonly fates: Readonly<Record<StudentFate, number>>;
  /** Null while it is undecided. */
  readonly step: ClassStep | null;
  readonly reopen: boolean;
};

/** How many students there are, what happens to them (these add up to all), and how many who stay come to no class. */
export type RolloverCounts = Readonly<Record<StudentFate, number>> & {
  readonly students: number;
  readonly withoutClass: number;
};

/** A student of whom somebody said what happens to them. */
export type ExceptedStudent = {
  readonly id: string;
  readonly name: string;
  readonly grade: Grade | null;
  readonly fate: StudentFate;
};

/** What is seen of a rollover before anything is done. */
export type RolloverSummary = {
  readonly lastGrade: Grade | null;
  readonly classes: readonly RolledClass[];
  readonly counts: RolloverCounts;
  readonly issues: readonly RolloverIssue[];
  readonly exceptions: readonly ExceptedStudent[];
  /** How many leave, to be typed, where that is more than a fifth of all; else null. */
  readonly confirm: { readonly removed: number; readonly share: number } | null;
};
