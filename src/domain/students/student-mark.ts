import type { OwnProgressState } from './entry.ts';

/** The source of a mark: the student by a tap, the student's program by meeting all goals, or a teacher. */
export const markSources = ['student', 'goals', 'teacher'] as const;
export type MarkSource = (typeof markSources)[number];

/** A state, and since when, in epoch milliseconds. */
export type MarkedState = { readonly state: OwnProgressState; readonly at: number };

/** The mark of a student in an activity. It is the teacher's if there is one; the student's own is kept beside it. */
export type Mark = MarkedState & {
  readonly source: MarkSource;
  /** The student's own mark next to the teacher's; null if the student has none, or `source` is not `teacher`. */
  readonly own: (MarkedState & { readonly source: Exclude<MarkSource, 'teacher'> }) | null;
};

/** The mark, and of what it is. */
export type StudentMark = Mark & {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly activityId: string;
};

/** A mark that the student's own work makes. */
export type OwnMark = Omit<StudentMark, 'own' | 'source'> & {
  readonly source: Exclude<MarkSource, 'teacher'>;
};

/** A mark that a teacher enters at a moment (epoch milliseconds). Without a state, the student's own mark counts again. */
export type TeacherMark = Pick<StudentMark, 'activityId' | 'assignmentId' | 'at' | 'studentId'> & {
  readonly state: OwnProgressState | null;
};

/** The mark after the student's own work: a teacher's mark stays, with the student's beside it. */
export const withOwn = (
  before: Mark | null,
  { state, at, source }: MarkedState & Pick<OwnMark, 'source'>,
): Mark =>
  before?.source === 'teacher' ? { ...before, own: { state, at, source } } : { state, at, source, own: null };

/** The student's own mark; null if the student has none. */
export function ownOf({ state, at, source, own }: Mark): Mark['own'] {
  return source === 'teacher' ? own : { state, at, source };
}

/** The mark after a teacher's; null if nothing is left. */
export function withTeachers(
  before: Mark | null,
  { state, at }: Pick<TeacherMark, 'at' | 'state'>,
): Mark | null {
  const own = before === null ? null : ownOf(before);
  if (state !== null) return { state, at, source: 'teacher', own };
  return own === null ? null : { ...own, own: null };
}

/**
 * What the student says now: a teacher's mark answers all that the student said before it. Null if the student said nothing since, and
 * the teacher did not mark the activity as done.
 */
export function wordOf(mark: Mark): MarkedState | null {
  const { state, at, source, own } = mark;
  if (source !== 'teacher') return { state, at };
  if (own !== null && own.at > at) return { state: own.state, at: own.at };
  return state === 'done' ? { state, at } : null;
}

/** The state that the student sees: their own word, or 'done' and 'started' by a teacher. It never says that they need help. */
export const shownToStudent = (mark: Mark): OwnProgressState => wordOf(mark)?.state ?? 'started';

/** Marks of students in the activities of one lesson. Without a state, the student's own mark counts again. */
export type MarksOfLesson = {
  readonly assignmentId: string;
  readonly marks: readonly {
    readonly studentId: string;
    readonly activityId: string;
    readonly state: OwnProgressState | null;
  }[];
};
