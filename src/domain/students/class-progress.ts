import type { IsoDate } from '../dates/iso-date.ts';
import type { ActivityHead, PracticedObjective, Slug } from '../lessons/lesson.ts';
import { namesInClass } from './names-in-class.ts';
import { type StudentMark, wordOf } from './student-mark.ts';
import type { Student } from './student.ts';

/** A lesson that a class has open, as the dashboard shows it. */
export type ProgressLesson = {
  /** The assignment. */
  readonly id: string;
  readonly lessonSlug: Slug;
  readonly title: string;
  readonly dueOn: IsoDate | null;
  readonly activities: readonly ActivityHead[];
};

/** The same, with what its activities practice: nothing of a version that was stored before lessons said so. */
export type ClassLesson = ProgressLesson & { readonly objectives: readonly PracticedObjective[] };

export type ProgressStudent = Pick<Student, 'display' | 'family' | 'given' | 'id'> & {
  /** The last day on which they logged in with the secret that they have; null where they never did. */
  readonly loggedInOn: IsoDate | null;
};

/** The progress of a class: its students by name, its open lessons, newest first, and the marks of the students. */
export type ClassProgress = {
  readonly students: readonly ProgressStudent[];
  readonly lessons: readonly ClassLesson[];
  readonly marks: readonly StudentMark[];
};

/** Whom a teacher looks for. */
export const progressSigns = ['never-logged-in', 'stuck', 'ahead'] as const;
export type ProgressSign = (typeof progressSigns)[number];

/** A student on the dashboard: `name` is what the class calls them. */
export type DashboardStudent = Omit<ProgressStudent, 'display'> & {
  readonly name: string;
  readonly signs: readonly ProgressSign[];
};

/** What a class has done, with the signs that each student gives. */
export type ClassDashboard = Omit<ClassProgress, 'students'> & {
  readonly students: readonly DashboardStudent[];
};

/** The parts of a dashboard that change during a lesson. It contains ids of students and no names, so that a page may poll it. */
export type LatestProgress = Omit<ClassDashboard, 'students'> & {
  readonly students: readonly Pick<DashboardStudent, 'id' | 'loggedInOn' | 'signs'>[];
};

/** A dashboard without the names of its students. */
export const latestOf = ({ students, ...rest }: ClassDashboard): LatestProgress => ({
  ...rest,
  students: students.map(({ id, loggedInOn, signs }) => ({ id, loggedInOn, signs })),
});

/** A dashboard with the latest progress. New students are missing until it is read again; students who left are removed. */
export function withLatest({ students }: ClassDashboard, latest: LatestProgress): ClassDashboard {
  const known = new Map(students.map((student) => [student.id, student]));
  const now = latest.students.flatMap(({ id, loggedInOn, signs }) => {
    const student = known.get(id);
    return student === undefined ? [] : [{ ...student, loggedInOn, signs }];
  });
  return { ...latest, students: now };
}

/** A student who asks for help with an activity, since a moment in epoch milliseconds. */
export type HelpWanted = {
  readonly student: DashboardStudent;
  readonly lesson: string;
  readonly activity: string;
  readonly since: number;
};

/** The students who ask for help, the longest wait first. */
export function helpWanted({ students, lessons, marks }: ClassDashboard): readonly HelpWanted[] {
  const wanted = marks.flatMap((mark): readonly HelpWanted[] => {
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

/** Who began an activity so many days ago, and has said nothing of it since, is stuck. */
export const stuckAfterDays = 7;
/** Who has done so many activities more than the middle of the class is ahead. */
export const aheadBy = 2;

const dayMs = 86_400_000;

/** Whether a student needs help with an activity, or began one long ago (`now` in epoch milliseconds). */
const isStuck = (marks: readonly StudentMark[], now: number): boolean =>
  marks.some(
    (mark) =>
      [mark.state, wordOf(mark)?.state].includes('needs_help') ||
      (mark.state === 'started' && now - mark.at >= stuckAfterDays * dayMs),
  );

/** The value in the middle, the lower one of two; 0 of none. */
function middleOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The marks of activities that the open lessons have, by student: a newer version of a lesson may have lost some. */
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

/** Says of each student what a teacher would look for, at a moment in epoch milliseconds. */
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
