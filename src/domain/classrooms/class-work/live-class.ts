import type { ProgressLesson, DashboardStudent } from '../students/class-progress.ts';
import { type Mark, wordOf } from '../students/student-mark.ts';
import { type StuckReason, classMs, stuckKinds, stuckReason } from './stuck-reason.ts';
import type { LiveRoom } from './class-now.ts';
import type { StudentWork } from './student-work.ts';

/** A student's work for the live view: its sequence number in the class, the student's mark of the activity, and the current program. */
export type LiveWork = StudentWork & {
  readonly seq: number;
  readonly mark: Mark | null;
  readonly program: string | null;
};

/** The changes in a class after a sequence number. `seq` is the last number; `now` is the service's clock in epoch milliseconds. */
export type LiveChanges = {
  readonly seq: number;
  readonly now: number;
  readonly work: readonly LiveWork[];
  /** Null if it did not change. */
  readonly room: LiveRoom | null;
};

const keyOf = ({ studentId, lessonSlug, activityId }: StudentWork): string =>
  `${studentId} ${lessonSlug} ${activityId}`;

/** Merges changes into the known work. Known and older changes have no effect. */
export function withChanges(known: readonly LiveWork[], changes: readonly LiveWork[]): readonly LiveWork[] {
  const all = new Map(known.map((work) => [keyOf(work), work]));
  for (const work of changes) {
    const key = keyOf(work);
    if (work.seq >= (all.get(key)?.seq ?? 0)) all.set(key, work);
  }
  return [...all.values()];
}

export type LiveStudent = {
  readonly student: DashboardStudent;
  /** Their latest work; null before they open an activity. */
  readonly work: LiveWork | null;
  readonly lesson: string;
  readonly activity: string;
  readonly reason: StuckReason | null;
};

export type LiveClass = { readonly beganAt: number; readonly students: readonly LiveStudent[] };

const titlesOf = (
  work: LiveWork | null,
  lessons: readonly Pick<ProgressLesson, 'activities' | 'lessonSlug' | 'title'>[],
): Pick<LiveStudent, 'activity' | 'lesson'> => {
  const lesson = lessons.find(({ lessonSlug }) => lessonSlug === work?.lessonSlug);
  const activity = lesson?.activities.find(({ id }) => id === work?.activityId);
  return { lesson: lesson?.title ?? '', activity: activity?.title ?? '' };
};

const later = (one: LiveWork | undefined, other: LiveWork): LiveWork =>
  one === undefined || other.seq > one.seq ? other : one;

/** Returns the class at `now` (service clock, epoch milliseconds); null if no student opened an activity or changed a program within `classMs`. */
export function liveClass(
  {
    students,
    lessons,
  }: {
    readonly students: readonly DashboardStudent[];
    readonly lessons: readonly Pick<ProgressLesson, 'activities' | 'lessonSlug' | 'title'>[];
  },
  all: readonly LiveWork[],
  now: number,
): LiveClass | null {
  const recent = all.filter((work) => Math.max(work.openedAt, work.changedAt) > now - classMs);
  if (recent.length === 0) return null;
  const beganAt = Math.min(...recent.map(({ openedAt }) => Math.max(openedAt, now - classMs)));
  const workOf = new Map<string, LiveWork>();
  for (const work of recent) workOf.set(work.studentId, later(workOf.get(work.studentId), work));
  const shown = students.map((student): LiveStudent => {
    const work = workOf.get(student.id) ?? null;
    const word = work?.mark == null ? null : wordOf(work.mark);
    const reason = stuckReason({ work, mark: word, classBeganAt: beganAt, now });
    return { student, work, ...titlesOf(work, lessons), reason };
  });
  const rank = ({ reason }: LiveStudent): number =>
    reason === null ? stuckKinds.length : stuckKinds.indexOf(reason.kind);
  return { beganAt, students: shown.toSorted((one, other) => rank(one) - rank(other)) };
}
