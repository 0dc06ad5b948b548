import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { ActivityHead, PracticedObjective, Slug } from '../../lessons/lessons/lesson.ts';
import { namesInClass } from './names-in-class.ts';
import { needsHelp, type StudentMark, wordOf } from './student-mark.ts';
import type { Student } from './student.ts';

export type ProgressLesson = {
  readonly id: string;
  readonly lessonSlug: Slug;
  readonly title: string;
  readonly dueOn: IsoDate | null;
  readonly activities: readonly ActivityHead[];
};

/** A lesson with the objectives that it practices; empty for a version stored before `practicedIn` existed. */
export type ClassLesson = ProgressLesson & { readonly objectives: readonly PracticedObjective[] };

export type ProgressStudent = Pick<Student, 'display' | 'family' | 'given' | 'id'> & {
  /** When the student last logged in with the current credential, as a day in the school's time zone; null if never. */
  readonly loggedInOn: IsoDate | null;
};

export type ClassProgress = {
  readonly students: readonly ProgressStudent[];
  readonly lessons: readonly ClassLesson[];
  readonly marks: readonly StudentMark[];
};

export const progressSigns = ['never-logged-in', 'stuck', 'ahead'] as const;
export type ProgressSign = (typeof progressSigns)[number];

/** A student on the dashboard; `name` is their name in the class. */
export type DashboardStudent = Omit<ProgressStudent, 'display'> & {
  readonly name: string;
  readonly signs: readonly ProgressSign[];
};

export type ClassDashboard = Omit<ClassProgress, 'students'> & {
  readonly students: readonly DashboardStudent[];
};

/** The parts of a dashboard that change during a lesson. It contains student ids but no names, so pages may poll it. */
export type LatestProgress = Omit<ClassDashboard, 'students'> & {
  readonly students: readonly Pick<DashboardStudent, 'id' | 'loggedInOn' | 'signs'>[];
};

export const latestOf = ({ students, ...rest }: ClassDashboard): LatestProgress => ({
  ...rest,
  students: students.map(({ id, loggedInOn, signs }) => ({ id, loggedInOn, signs })),
});

/** Returns a dashboard with the latest progress. New students are missing until the dashboard is read again; students who left are removed. */
export function withLatest({ students }: ClassDashboard, latest: LatestProgress): ClassDashboard {
  const known = new Map(students.map((student) => [student.id, student]));
  const now = latest.students.flatMap(({ id, loggedInOn, signs }) => {
    const student = known.get(id);
    return student === undefined ? [] : [{ ...student, loggedInOn, signs }];
  });
  return { ...latest, students: now };
}

/** A student who asked for help with an activity. `since` is in epoch milliseconds. */
export type HelpWanted<S = DashboardStudent> = {
  readonly student: S;
  readonly lesson: string;
  readonly activity: string;
  readonly since: number;
};

/** Returns the students who asked for help and whose activity no teacher has marked since, longest wait first. */
export function helpWanted<S extends Pick<DashboardStudent, 'id'>>({
  students,
  lessons,
  marks,
}: Pick<ClassDashboard, 'lessons' | 'marks'> & {
  readonly students: readonly S[];
}): readonly HelpWanted<S>[] {
  const wanted = marks.flatMap((mark): readonly HelpWanted<S>[] => {
    const { studentId, assignmentId, activityId } = mark;
    const word = wordOf(mark);
    const student = students.find(({ id }) => id === studentId);
    const lesson = lessons.find(({ id }) => id === assignmentId);
    const activity = lesson?.activities.find(({ id }) => id === activityId);
    if (word?.state !== 'needs_help' || student === undefined) return [];
    if (lesson === undefined || activity === undefined) return [];
    return [{ student, lesson: lesson.title, activity: activity.title, since: word.at }];
  });
  return wanted.toSorted((one, other) => one.since - other.since);
}

/** A started activity counts as stuck after this many days without a change. */
export const stuckAfterDays = 7;
/** A student with at least this many more done activities than the median counts as ahead. */
export const aheadBy = 2;

const dayMs = 86_400_000;

/** Whether a student needs help with an activity, or started one long ago (`now` in epoch milliseconds). */
const isStuck = (marks: readonly StudentMark[], now: number): boolean =>
  marks.some(
    (mark) => needsHelp(mark) || (mark.state === 'started' && now - mark.at >= stuckAfterDays * dayMs),
  );

/** Returns the lower median; 0 for an empty list. */
function middleOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Returns the marks by student, only for activities of the current lesson versions. */
function marksByStudent({ lessons, marks }: ClassProgress): ReadonlyMap<string, readonly StudentMark[]> {
  const known = new Set(lessons.flatMap(({ id, activities }) => activities.map((one) => `${id}/${one.id}`)));
  const found = new Map<string, StudentMark[]>();
  for (const mark of marks) {
    const { studentId, assignmentId, activityId } = mark;
    if (!known.has(`${assignmentId}/${activityId}`)) continue;
    const those = found.get(studentId);
    if (those === undefined) found.set(studentId, [mark]);
    else those.push(mark);
  }
  return found;
}

/** Adds to each student the signs that apply at `now` (epoch milliseconds), such as `stuck` or `ahead`. */
export function signProgress(progress: ClassProgress, now: number): ClassDashboard {
  const { students, lessons, marks } = progress;
  const marksOf = marksByStudent(progress);
  const doneBy = (id: string): number =>
    (marksOf.get(id) ?? []).filter(({ state }) => state === 'done').length;
  const middle = middleOf(students.map(({ id }) => doneBy(id)));
  const gives: Readonly<Record<ProgressSign, (student: ProgressStudent) => boolean>> = {
    'never-logged-in': ({ id, loggedInOn }) => loggedInOn === null && !marksOf.has(id),
    stuck: ({ id }) => isStuck(marksOf.get(id) ?? [], now),
    ahead: ({ id }) => doneBy(id) >= middle + aheadBy,
  };
  const names = namesInClass(students);
  return {
    lessons,
    marks,
    students: students.map((student) => {
      const { id, given, family, loggedInOn } = student;
      const signs = progressSigns.filter((sign) => gives[sign](student));
      return { id, given, family, loggedInOn, signs, name: names.get(id) ?? given };
    }),
  };
}
