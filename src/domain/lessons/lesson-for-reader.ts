import type { ActivityPlan, Assessment, Lesson, LessonResource, QuizAnswer } from './lesson.ts';
import type { StudentSheet, TimedActivity } from './lesson.ts';
import type { MinutesTaken } from './lesson-report.ts';
import type { RichText } from './rich-text.ts';

/** Why a licensed part is closed to this reader. */
export type LockReason = 'sign-in' | 'trial-ended' | 'no-license';
/** What a reader may see of the licensed parts: all of them, or none, for one reason. */
export type LicensedReading = 'open' | LockReason;

/** The placeholder of a licensed part: what it is and why it is locked, without its contents. */
export type LockedPart = {
  readonly kind: 'locked';
  readonly part: 'activity' | 'solution' | 'answers' | 'resource' | 'sheet';
  readonly title: string;
  readonly reason: LockReason;
};
/** A part that this reader may read (`open`) or only know of (`locked`). */
export type Readable<T> = { readonly kind: 'open'; readonly value: T } | LockedPart;

/** The head and its times are always there, so that the agenda is there for every reader. */
export type ActivityForReader = TimedActivity & {
  readonly plan: Readable<ActivityPlan>;
  readonly solution?: Readable<RichText>;
  readonly projectSolution?: Readable<string>;
};

export type AssessmentForReader = Omit<Assessment, 'answers'> & {
  readonly answers: Readable<readonly QuizAnswer[]>;
};

/** A lesson cut to what one reader may read. The only shape of a lesson that leaves the server. */
export type LessonForReader = Omit<Lesson, 'activities' | 'resources' | 'assessment' | 'studentSheet'> & {
  readonly activities: readonly ActivityForReader[];
  readonly studentSheet?: Readable<StudentSheet>;
  readonly resources: readonly Readable<LessonResource>[];
  readonly assessment: AssessmentForReader;
  /** How long classes took, where enough teachers said so. */
  readonly taken?: MinutesTaken;
};

/**
 * Cuts a lesson to what a reader may read. Licensed are: solutions and answers of every lesson, resources marked so, and
 * the plans of all activities (their slides with them) and the students' sheet where the lesson itself is licensed. What is
 * closed becomes a `LockedPart`; goals, agenda, materials, standards and rubric stay open, because a teacher chooses by
 * them.
 */
export function readableParts(lesson: Lesson, licensed: LicensedReading): LessonForReader {
  const gate =
    licensed === 'open'
      ? <T>(value: T, _part: LockedPart['part'], _title: string): Readable<T> => ({ kind: 'open', value })
      : <T>(_value: T, part: LockedPart['part'], title: string): Readable<T> => ({
          kind: 'locked',
          part,
          title,
          reason: licensed,
        });
  const whole = <T>(value: T, part: LockedPart['part'], title: string): Readable<T> =>
    lesson.access === 'licensed' ? gate(value, part, title) : { kind: 'open', value };
  const { activities, resources, assessment, studentSheet, ...open } = lesson;
  const { answers, ...openAssessment } = assessment;
  return {
    ...open,
    activities: activities.map(({ id, title, kind, minutes, time, solution, projectSolution, ...plan }) => ({
      id,
      title,
      kind,
      minutes,
      time,
      plan: whole(plan, 'activity', title),
      ...(solution === undefined ? {} : { solution: gate(solution, 'solution', `Solution: ${title}`) }),
      ...(projectSolution === undefined
        ? {}
        : { projectSolution: gate(projectSolution, 'solution', `Program: ${title}`) }),
    })),
    ...(studentSheet === undefined
      ? {}
      : { studentSheet: whole(studentSheet, 'sheet', `Student sheet: ${lesson.title}`) }),
    resources: resources.map((resource) =>
      resource.access === 'licensed'
        ? gate(resource, 'resource', resource.title)
        : { kind: 'open', value: resource },
    ),
    assessment: { ...openAssessment, answers: gate(answers, 'answers', 'Answers to the quizzes') },
  };
}
