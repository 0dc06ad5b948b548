import type { LessonForReader, Readable } from './lesson-for-reader.ts';
import type { ActivityHead, ActivityPlan, LessonResource, QuizQuestion } from './lesson.ts';

export type ActivityForStudents = ActivityHead & {
  readonly shown: Readable<Pick<ActivityPlan, 'studentView' | 'pictures' | 'project'>>;
};

export type LessonForStudents = Pick<
  LessonForReader,
  'slug' | 'title' | 'cover' | 'unit' | 'durationMin' | 'vocabulary' | 'blocks' | 'studentSheet'
> & {
  readonly goals: readonly string[];
  readonly activities: readonly ActivityForStudents[];
  readonly starterQuestions: readonly QuizQuestion[];
  readonly exitQuestions: readonly QuizQuestion[];
  readonly resources: readonly LessonResource[];
};

function shownOf(plan: Readable<ActivityPlan>): ActivityForStudents['shown'] {
  if (plan.kind === 'locked') return plan;
  const { studentView, pictures, project } = plan.value;
  return {
    kind: 'open',
    value: {
      pictures,
      ...(studentView === undefined ? {} : { studentView }),
      ...(project === undefined ? {} : { project }),
    },
  };
}

/** Returns a lesson with only the parts that students may see. Copies known fields only, so that a new field is not exposed by accident. */
export function forStudents(lesson: LessonForReader): LessonForStudents {
  const { slug, title, cover, unit, durationMin, vocabulary, blocks, studentSheet } = lesson;
  return {
    slug,
    title,
    cover,
    unit,
    durationMin,
    vocabulary,
    blocks,
    ...(studentSheet === undefined ? {} : { studentSheet }),
    goals: lesson.objectives.map(({ text }) => text),
    activities: lesson.activities.map(({ id, title: name, kind, minutes, plan }) => ({
      id,
      title: name,
      kind,
      minutes,
      shown: shownOf(plan),
    })),
    starterQuestions: lesson.assessment.starterQuestions,
    exitQuestions: lesson.assessment.exitQuestions,
    resources: lesson.resources.flatMap((resource) =>
      resource.kind === 'open' && resource.value.audience !== 'teacher' && resource.value.kind !== 'answers'
        ? [resource.value]
        : [],
    ),
  };
}
