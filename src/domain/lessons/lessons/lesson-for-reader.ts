import type { ActivityPlan, Assessment, Lesson, LessonResource, QuizAnswer } from './lesson.ts';
import type { StudentSheet, TimedActivity } from './lesson.ts';
import type { MinutesTaken } from './lesson-report.ts';
import type { RichText } from '../../platform/text/rich-text.ts';

export type LockReason = 'sign-in' | 'trial-ended' | 'no-license';
export type LicensedReading = 'open' | LockReason;

/** A placeholder for a licensed part, with its kind and the reason of the lock, without contents. */
export type LockedPart = {
  readonly kind: 'locked';
  readonly part: 'activity' | 'solution' | 'answers' | 'resource' | 'sheet';
  readonly title: string;
  readonly reason: LockReason;
};
/** A part that this reader may read (`open`), or that is listed without its contents (`locked`). */
export type Readable<T> = { readonly kind: 'open'; readonly value: T } | LockedPart;

/** Head and times are always included, because every reader sees the agenda. */
export type ActivityForReader = TimedActivity & {
  readonly plan: Readable<ActivityPlan>;
  readonly solution?: Readable<RichText>;
  readonly projectSolution?: Readable<string>;
};

export type AssessmentForReader = Omit<Assessment, 'answers'> & {
  readonly answers: Readable<readonly QuizAnswer[]>;
};

/** A lesson with only the parts that a reader may read. The server sends lessons in no other form. */
export type LessonForReader = Omit<Lesson, 'activities' | 'resources' | 'assessment' | 'studentSheet'> & {
  readonly activities: readonly ActivityForReader[];
  readonly studentSheet?: Readable<StudentSheet>;
  readonly resources: readonly Readable<LessonResource>[];
  readonly assessment: AssessmentForReader;
  readonly taken?: MinutesTaken;
};

/**
 * Returns a lesson with only the parts that a reader may read. Licensed parts are solutions and answers of every lesson, resources marked as licensed and, if
 * the lesson itself is licensed, the plans of all activities (with their slides) and the student sheet. A locked part becomes a `LockedPart`. Goals, agenda,
 * materials, standards and rubric stay open, because teachers need them to choose lessons.
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
