import type { OwnProgressState } from './entry.ts';

/** The source of a mark: the student tapped it, the student's program met all goals, or a teacher set it. */
export const markSources = ['student', 'goals', 'teacher'] as const;
export type MarkSource = (typeof markSources)[number];

/** A state and its time in epoch milliseconds. */
export type MarkedState = { readonly state: OwnProgressState; readonly at: number };

/** A mark of a student in an activity. If the teacher made it, `own` contains the student's own mark. */
export type Mark = MarkedState & {
  readonly source: MarkSource;
  /** The student's own mark, which the teacher's mark overrides; null if there is none, or `source` is not `teacher`. */
  readonly own: (MarkedState & { readonly source: Exclude<MarkSource, 'teacher'> }) | null;
};

export type StudentMark = Mark & {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly activityId: string;
};

export type OwnMark = Omit<StudentMark, 'own' | 'source'> & {
  readonly source: Exclude<MarkSource, 'teacher'>;
};

/** A mark by a teacher. `at` is in epoch milliseconds. Without a state, the student's own mark counts again. */
export type TeacherMark = Pick<StudentMark, 'activityId' | 'assignmentId' | 'at' | 'studentId'> & {
  readonly state: OwnProgressState | null;
};

/** Returns the mark after the student's own work. A teacher's mark stays, and the student's mark is stored in `own`. */
export const withOwn = (
  before: Mark | null,
  { state, at, source }: MarkedState & Pick<OwnMark, 'source'>,
): Mark =>
  before?.source === 'teacher' ? { ...before, own: { state, at, source } } : { state, at, source, own: null };

/** Returns the student's own mark; null if none. */
export function ownOf({ state, at, source, own }: Mark): Mark['own'] {
  return source === 'teacher' ? own : { state, at, source };
}

/** Returns the mark after a teacher's mark; null if no mark is left. */
export function withTeachers(
  before: Mark | null,
  { state, at }: Pick<TeacherMark, 'at' | 'state'>,
): Mark | null {
  const own = before === null ? null : ownOf(before);
  if (state !== null) return { state, at, source: 'teacher', own };
  return own === null ? null : { ...own, own: null };
}

/** Returns the student's own mark if no teacher's mark is newer. Otherwise, returns the teacher's mark if it is `done`, else null. */
export function wordOf(mark: Mark): MarkedState | null {
  const { state, at, source, own } = mark;
  if (source !== 'teacher') return { state, at };
  if (own !== null && own.at > at) return { state: own.state, at: own.at };
  return state === 'done' ? { state, at } : null;
}

/** Whether a student needs help: the teacher marked it, or the student asked for help and no teacher has marked the activity since. */
export const needsHelp = (mark: Mark): boolean =>
  mark.state === 'needs_help' || wordOf(mark)?.state === 'needs_help';

/** Returns the state shown to the student: their own, or 'done' or 'started' by a teacher. Never shows a teacher's 'needs_help'. */
export const shownToStudent = (mark: Mark): OwnProgressState => wordOf(mark)?.state ?? 'started';

/** Marks of students in one lesson. Without a state, the student's own mark counts again. */
export type MarksOfLesson = {
  readonly assignmentId: string;
  readonly marks: readonly {
    readonly studentId: string;
    readonly activityId: string;
    readonly state: OwnProgressState | null;
  }[];
};
